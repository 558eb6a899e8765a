/** The correction of an exam, before it has a row of its own. */
export type NewResult = {
  examId: string;
  userId: string;
  /** null while no marker has judged the copy: a count of words is not a grade. */
  grade: number | null;
  maxGrade: number;
  feedback: string;
  corrections: unknown[];
  modelUsed: string;
  output: Record<string, unknown>;
};
