/** One question of a paper. */
export type PaperQuestion = {
  /** « 2a » of exercise 1 is `1.2a`. */
  label: string;
  statement: string;
  maxPoints?: number;
  /** The expected answer, for our own papers. */
  expected?: string;
};

/** The label a corrected question starts with: « 1.2a Calculer… » is question `1.2a`. */
export const labelOf = (question: string): string =>
  question
    .trim()
    .split(/[\s:)—–]/)[0]
    ?.toLowerCase()
    .replace(/\.$/, '') ?? '';
