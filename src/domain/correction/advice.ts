import type { HintLadder } from './marking.ts';
import type { QuestionWords } from './paper/mark-questions.ts';
import type { Axis, Rubric } from './rubric.ts';

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
  /** Other words where the same thing has another name: by « subject/family », subject or family. */
  for?: Record<string, SignWords>;
};

export type SignWords = { strength?: string; weakness?: string; tip?: string };

/** The same book in the words of this exercise: a historian speaks of dated facts, not of references. */
export function adviceFor(
  book: AdviceBook,
  { subject, family }: Pick<Rubric, 'subject' | 'family'>,
): AdviceBook {
  const signs = Object.entries(book.signs).map(([code, { for: others = {}, ...words }]) => {
    const own = others[`${subject}/${family}`] ?? others[subject] ?? others[family] ?? {};
    return [code, { ...words, ...own }] as const;
  });
  return { ...book, signs: Object.fromEntries(signs) };
}

export type CommentWords = {
  /** By band, several of each: two copies of one pupil are not greeted alike. */
  opening: Record<string, string[]>;
  /** The opening where a ceiling holds down a copy that is worth more, by what the ceiling is about. */
  limited: { subject: string; length: string; other: string };
  strengths: string;
  /** Before one thing to do next, and before two. */
  lever: string;
  levers: string;
  capped: string;
  formOnly: string;
  /** The same for English, whose grammar is hardly seen. */
  englishOnly: string;
  /** The same for sciences, whose language is not what is judged. */
  workOnly: string;
  /** The same when the questions are not known. */
  unstated: string;
  /** The same when they are known and the answers could not be matched with them. */
  unmatched: string;
  anything: string;
};
