const LETTER = /^\p{L}$/u;

/**
 * Do two readings differ only in which letters stand there? Not in how many, nor in an accent, a capital, a digit, a space or a stop:
 * those are what pupils get wrong, and none of them is the reader's to choose.
 */
export function oneLetterForAnother(was: string[], is: string[]): boolean {
  return (
    was.length === is.length &&
    was.every((a, i) => {
      const b = is[i]!;
      return a === b || (LETTER.test(a) && LETTER.test(b) && bare(a) !== bare(b));
    })
  );
}

const bare = (letter: string) => letter.normalize('NFD')[0]!.toLowerCase();
