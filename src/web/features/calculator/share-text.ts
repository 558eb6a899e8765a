/** Offers a text to the device's own sharing, or puts it in the clipboard. Closing the sheet is no failure. */
export async function shareText(
  title: string,
  text: string,
): Promise<'shared' | 'copied' | 'given-up' | 'failed'> {
  try {
    if (navigator.share) {
      await navigator.share({ title, text });
      return 'shared';
    }
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch (problem) {
    return problem instanceof Error && problem.name === 'AbortError' ? 'given-up' : 'failed';
  }
}
