/** By question: what is written, and when, by the server's clock. */
export type Answers = Record<string, Answer>;
export type Answer = { text: string; at: number };

export const MAX_ANSWER_LENGTH = 60_000;

/** The newest text of each question: two tabs, or a tab and its ghost, never undo each other's work. */
export function mergeAnswers(kept: Answers, coming: Answers): Answers {
  const merged = { ...kept };
  for (const [question, answer] of Object.entries(coming)) {
    const known = merged[question];
    if (!known || answer.at > known.at) merged[question] = answer;
  }
  return merged;
}

export const textOf = (answers: Answers, question: string): string => answers[question]?.text ?? '';

/** Answered means that something other than blanks is written. */
export const isAnswered = (text: string): boolean => text.trim() !== '';

export const countWords = (text: string): number =>
  text.match(/[\p{L}\p{N}]+(?:[’'-][\p{L}\p{N}]+)*/gu)?.length ?? 0;
