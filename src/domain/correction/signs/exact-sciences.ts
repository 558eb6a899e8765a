import type { AnswerFact } from '../facts/copy-facts.ts';
import type { Span } from '../transcript.ts';
import { type CopyView, growing, type Sign, saw, unspoken } from './sign.ts';

const A_REAL_ANSWER = 3;
const A_SENTENCE = 5;
/** Places to choose from, so that no two remarks quote the same answer. */
const QUOTABLE = 8;

/** Share of the questions, by points when they are known, for which the answer has a quality. */
function shareOf({ facts }: CopyView, has: (answer: AnswerFact) => number): number {
  const worth = (answer: AnswerFact) => answer.maxPoints ?? 1;
  const total = facts.answers.reduce((sum, answer) => sum + worth(answer), 0);
  if (total === 0) return 0;
  return facts.answers.reduce((sum, answer) => sum + worth(answer) * has(answer), 0) / total;
}

/** Answers of a few words that have a quality, to quote; those that lack it, to hang a remark on. */
function quoted({ facts }: CopyView, has: (answer: AnswerFact) => unknown): [Span[], Span[]] {
  const written = facts.answers.filter(({ words }) => words >= A_SENTENCE);
  return [
    // A line with a false equality in it is nothing to praise, however well it is justified.
    written.filter((answer) => has(answer) && !isWrong(answer)).slice(0, QUOTABLE),
    written.filter((answer) => !has(answer)).slice(0, 1),
  ];
}

const isWrong = ({ falseEqualities }: AnswerFact) => falseEqualities.length > 0;

const given = (answer: AnswerFact) => (answer.words >= A_REAL_ANSWER || answer.computed ? 1 : 0);

export const questionsAnswered: Sign = {
  code: 'answered',
  worth: 5,
  read: (copy) => saw(shareOf(copy, given), quoted(copy, given)[0]),
};

export const justified: Sign = {
  code: 'justified',
  worth: 5,
  read: (copy) =>
    saw(
      shareOf(copy, (a) => (given(a) && a.justified ? 1 : 0)),
      ...quoted(copy, (a) => a.justified),
    ),
};

/** One exercise leans on one result of the course or two, a whole paper on many. */
const expectedLaws = (questions: number) => Math.min(3, Math.max(1, questions / 5));

export const theoremsNamed: Sign = {
  code: 'theorems',
  worth: 3,
  read({ facts }) {
    const named = facts.references.filter(({ kind }) =>
      ['theorem', 'law', 'notion'].includes(kind),
    );
    const at = named.flatMap(({ mentions }) => mentions.slice(0, 1));
    return saw(growing(named.length, expectedLaws(facts.answers.length)), at.slice(0, 2));
  },
};

export const courseKnown: Sign = {
  code: 'course',
  worth: 2,
  read: (copy) => saw(shareOf(copy, given)),
};

export const exactCalculations: Sign = {
  code: 'calculations',
  worth: 5,
  read(copy) {
    const wrong = copy.facts.answers.flatMap((answer) => answer.falseEqualities);
    const share = shareOf(copy, (a) => (a.computed && !isWrong(a) ? 1 : 0));
    const [right] = quoted(copy, (a) => a.trueEqualities > 0);
    // « Tes calculs sont justes » would be untrue of the others; the false one has its own remark.
    return wrong.length > 0 ? unspoken(share) : saw(share, right);
  },
};

export const conclusionsWritten: Sign = {
  code: 'written-answers',
  worth: 5,
  read: (copy) =>
    saw(
      shareOf(copy, (a) => (a.concluded ? 1 : 0)),
      ...quoted(copy, (a) => a.concluded),
    ),
};
