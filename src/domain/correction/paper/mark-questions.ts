import type { AnswerFact } from '../facts/copy-facts.ts';
import { fold } from '../fold.ts';
import type { QuestionMark } from '../marking.ts';
import type { QuestionCap } from '../rubric.ts';
import { matchExpected } from './match-expected.ts';
import type { PaperQuestion } from './paper-question.ts';

/** By question: method and reasons, result, writing. */
const [METHOD, RESULT, WRITING] = [0.4, 0.4, 0.2];
/** A result nobody checked is trusted in part. */
const UNCHECKED = 0.7;
const ASKS_FOR_REASONS = /\b(?:justifi|montr|demontr|prouv|dedui|expliqu|vrai|faux|verifi)\w*/;

export type QuestionWords = Record<
  | 'unanswered'
  | 'unjustified'
  | 'falseEquality'
  | 'impossible'
  | 'unit'
  | 'matched'
  | 'unmatched'
  | 'unchecked'
  | 'notVerified',
  string
>;

/** Points for each question of the paper, from what is visible; the expected answer decides when we have it. */
export function markQuestions(
  questions: PaperQuestion[],
  answers: AnswerFact[],
  textOf: (answer: AnswerFact) => string,
  caps: QuestionCap[],
  words: QuestionWords,
): QuestionMark[] {
  const unitsLost = { left: caps.find(({ code }) => code === 'CAP_SANS_UNITE')?.atMost ?? 0 };
  return questions.map((question) => {
    const maxPoints = question.maxPoints ?? 1;
    const answer = answers.find(({ label }) => label === question.label);
    const blank = { question: `${question.label} ${question.statement}`.trim(), maxPoints };
    const correctAnswer = question.expected ?? words.notVerified;
    const studentAnswer = answer ? textOf(answer).trim() : '';
    if (!answer || withoutLabel(studentAnswer) === '') {
      return { ...blank, studentAnswer: '', correctAnswer, points: 0, comment: words.unanswered };
    }
    const judged = judge(question, answer, studentAnswer, caps, words);
    const unit = missingUnit(question, answer, caps, unitsLost);
    const points = Math.max(0, Math.round((maxPoints * judged.share - unit) * 100) / 100);
    const comment = unit > 0 ? `${judged.comment} ${words.unit}` : judged.comment;
    return { ...blank, studentAnswer, correctAnswer, points, comment };
  });
}

function judge(
  question: PaperQuestion,
  answer: AnswerFact,
  text: string,
  caps: QuestionCap[],
  words: QuestionWords,
): { share: number; comment: string } {
  const known =
    question.expected === undefined ? undefined : matchExpected(text, question.expected);
  if (isChoice(text)) {
    const right = known ?? UNCHECKED;
    return {
      share: right,
      comment:
        known === undefined ? words.unchecked : right === 1 ? words.matched : words.unmatched,
    };
  }
  const wrong = answer.falseEqualities.length > 0;
  const result = wrong ? 0 : (known ?? (answer.computed || answer.justified ? UNCHECKED : 0.4));
  const method = answer.justified ? 1 : answer.computed ? 0.5 : 0.2;
  const writing = answer.concluded ? 1 : 0.5;
  let share = METHOD * method + RESULT * result + WRITING * writing;
  const limit = (code: string, asked: boolean) => {
    const cap = caps.find((c) => c.code === code);
    if (cap?.share !== undefined)
      share = Math.min(share, asked ? (cap.shareWhenAsked ?? cap.share) : cap.share);
  };
  const asked = ASKS_FOR_REASONS.test(fold(question.statement));
  if (!answer.justified) limit('CAP_SANS_JUSTIF', asked);
  const impossible = saysImpossible(text);
  if (impossible) limit('CAP_ERREUR_MAJEURE', false);

  if (impossible) return { share, comment: words.impossible };
  if (wrong) {
    const example = answer.falseEqualities[0]?.counterExample;
    return { share, comment: example ? `${words.falseEquality} ${example}` : words.falseEquality };
  }
  if (!answer.justified) return { share, comment: words.unjustified };
  if (known === undefined) return { share, comment: words.unchecked };
  return { share, comment: known >= 0.5 ? words.matched : words.unmatched };
}

/** A probability outside 0..1, left as it is. */
const saysImpossible = (text: string): boolean =>
  [
    ...text.matchAll(/\bP\s*(?:_\w+)?\([^)]*\)\s*[=≈]\s*([-−]?\d+(?:[.,]\d+)?)(?!\s*[/×*\d.,])/g),
  ].some(([, value = '0']) => {
    const probability = Number(value.replace('−', '-').replace(',', '.'));
    return probability > 1 || probability < 0;
  });

const withoutLabel = (text: string) =>
  text.replace(/^\s*(?:Question\s*|Q\.?\s?)?\d{0,2}\s?[a-h]?\s?[.)°:]?\s*/i, '').trim();

const isChoice = (text: string) => /^[\s\d.):°-]*(?:réponse\s*:?\s*)?[A-D]\s*[.)]?\s*$/i.test(text);

function missingUnit(
  { statement }: PaperQuestion,
  { hasUnit, computed }: AnswerFact,
  caps: QuestionCap[],
  lost: { left: number },
): number {
  const loss = caps.find(({ code }) => code === 'CAP_SANS_UNITE')?.loss ?? 0;
  const asksForValue = /\b(?:calcul|determin|valeur|combien|quelle est)\w*/.test(fold(statement));
  if (loss === 0 || hasUnit || !computed || !asksForValue || lost.left < loss) return 0;
  lost.left -= loss;
  return loss;
}
