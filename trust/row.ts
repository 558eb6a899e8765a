/**
 * One promise of the catalogue: what may go wrong, and the figure that says it did not.
 * Who proves it is not written here: a test claims a row by beginning its name with the id, as in `[B1] of fifty…`.
 */
export type TrustRow = {
  id: string;
  fault: string;
  pass: string;
  /** The npm script, with its arguments, that takes the whole figure; a line `[id] figure` in its output is printed. */
  full?: string;
};

export const row = (id: string, fault: string, pass: string, full?: string): TrustRow => ({
  ...{ id, fault, pass },
  ...(full && { full }),
});
