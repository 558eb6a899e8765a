/** Runs at most so many works at once; the others wait, first come first served. */
export function takeTurns(atOnce: number) {
  let free = atOnce;
  const waiting: (() => void)[] = [];
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (free > 0) free--;
    else await new Promise<void>((resume) => waiting.push(resume));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free++;
    }
  };
}
