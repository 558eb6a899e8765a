import type { HintLadder } from '../correction/marking.ts';
import type { Subject } from '../exam/exam.ts';

/** What a card asks. Sentences are the pupil's own, or those of the general set. */
export type CardContent =
  | {
      /** `cloze` asks for the form, `choice` shows the two. */
      kind: 'cloze' | 'choice';
      before: string;
      after: string;
      wrong: string;
      right: string;
      explanation: string;
      hint: string;
      subject?: Subject;
    }
  | {
      /** Something to write again; the pupil says how it went. */
      kind: 'problematique' | 'conclusion';
      passage: string;
      explanation: string;
      hints: HintLadder;
      subject?: Subject;
    };

/** What the spacing algorithm remembers of a card; nobody else reads it. */
export type CardMemory = Record<string, string | number>;

export type CardDraft = { slug: string; category: string; content: CardContent };

/** 1 forgotten, 2 hard, 3 known, 4 easy. */
export type Rating = 1 | 2 | 3 | 4;

export const FREE_CARDS_A_DAY = 3;
export const PRO_CARDS_A_DAY = 10;
/** As many answers make a day of revision: what keeps a streak and earns its XP. */
export const CARDS_FOR_A_DAY = 3;
export const REVISION_XP = 30;

type Answer = { text?: string; rating?: Rating };

/** Whether the answer is right, and how well it was known; undefined when it does not fit the card. */
export function judgeAnswer(
  content: CardContent,
  { text, rating }: Answer,
): { isRight: boolean; rating: Rating } | undefined {
  if ('passage' in content) {
    return rating === undefined ? undefined : { isRight: rating >= 3, rating };
  }
  if (text === undefined) return undefined;
  const { right, wrong } = content;
  // Capitals are forgiven, except on a card that is about them.
  const isAboutCapitals = plain(right).toLowerCase() === plain(wrong).toLowerCase();
  const form = (word: string) => (isAboutCapitals ? plain(word) : plain(word).toLowerCase());
  const isRight = form(text) === form(right);
  return { isRight, rating: isRight ? 3 : 1 };
}

const plain = (text: string) =>
  text.normalize('NFC').replaceAll('’', "'").replace(/\s+/g, ' ').trim();
