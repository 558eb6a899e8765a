/** One question of a paper. */
export type PaperQuestion = {
  /** « 2a » of exercise 1 is `1.2a`. */
  label: string;
  statement: string;
  maxPoints?: number;
  /** The expected answer, for our own papers. */
  expected?: string;
};
