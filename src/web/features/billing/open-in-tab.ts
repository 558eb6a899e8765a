/**
 * Opens a page whose address is still being asked for. The tab is opened at the click, before the answer:
 * browsers refuse one opened later. Where they refuse all the same, the page itself goes there.
 */
export async function openInTab(ask: () => Promise<string>): Promise<void> {
  const tab = window.open('about:blank', '_blank');
  try {
    const url = await ask();
    if (!tab || tab.closed) window.location.assign(url);
    else {
      // The payment page has no business with the page that opened it.
      tab.opener = null;
      tab.location.replace(url);
    }
  } catch (error) {
    tab?.close();
    throw error;
  }
}
