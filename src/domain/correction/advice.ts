import type { HintLadder } from './marking.ts';
import type { QuestionWords } from './paper/mark-questions.ts';
import type { Axis } from './rubric.ts';

/** What a teacher wrote about each sign and each kind of fault, in content/rubrics. */
export type AdviceBook = {
  signs: Record<string, SignAdvice>;
  /** By error category, or by its first letters. */
  faults: Record<string, HintLadder>;
  comments: CommentWords;
  questions: QuestionWords;
};

export type SignAdvice = {
  axis: Axis;
  strength: string;
  /** Says what was not seen, never that it is absent. */
  weakness: string;
  tip: string;
  hints: HintLadder;
};

export type CommentWords = {
  opening: Record<string, string>;
  strengths: string;
  levers: string;
  capped: string;
  formOnly: string;
  /** The same for sciences, whose language is not what is judged. */
  workOnly: string;
  /** The same when the questions are not known. */
  unstated: string;
  /** The same when they are known and the answers could not be matched with them. */
  unmatched: string;
  anything: string;
};
