/** Asks again until the answer satisfies, for what happens in another process or in a job. */
export async function eventually<T>(
  ask: () => Promise<T>,
  isRight: (answer: T) => boolean,
  attempts = 200,
): Promise<T> {
  for (let attempt = 0; attempt < attempts; attempt++) {
    const answer = await ask();
    if (isRight(answer)) return answer;
    await new Promise((resume) => setTimeout(resume, 50));
  }
  throw new Error(`never became right: ${JSON.stringify(await ask())}`);
}
