import type { AnswerFact } from '../facts/copy-facts.ts';
import { fold } from '../fold.ts';
import type { QuestionMark } from '../marking.ts';
import type { QuestionCap } from '../rubric.ts';
import { type JudgementReason, judgeAnswer } from './judge-answer.ts';
import type { PaperQuestion } from './paper-question.ts';

/** What to say in each case, written in content/rubrics. */
export type QuestionWords = Record<JudgementReason | 'unanswered' | 'unit' | 'notVerified', string>;

const SLIPS: JudgementReason[] = ['falseEquality', 'unmatched', 'impossible'];

/** Points for each question of the paper, in its order: a slip made before is not paid for again. */
export function markQuestions(
  questions: PaperQuestion[],
  answers: AnswerFact[],
  textOf: (answer: AnswerFact) => string,
  caps: QuestionCap[],
  words: QuestionWords,
): QuestionMark[] {
  const unitsLost = { left: caps.find(({ code }) => code === 'CAP_SANS_UNITE')?.atMost ?? 0 };
  const slipped = new Set<string>();
  return questions.map((question) => {
    const maxPoints = question.maxPoints ?? 1;
    const asked = { question: `${question.label} ${question.statement}`.trim(), maxPoints };
    const correctAnswer = question.expected ?? words.notVerified;
    const answer = answers.find(({ label }) => label === question.label);
    const studentAnswer = answer ? textOf(answer).trim() : '';
    if (!answer || withoutLabel(studentAnswer) === '') {
      return { ...asked, studentAnswer: '', correctAnswer, points: 0, comment: words.unanswered };
    }
    const exercise = exerciseOf(question);
    const judged = judgeAnswer(question, answer, studentAnswer, caps, slipped.has(exercise));
    if (SLIPS.includes(judged.because)) slipped.add(exercise);
    const unit = missingUnit(question, answer, caps, unitsLost);
    const why = withExample(words[judged.because], judged.counterExample);
    const said = [why, unit > 0 ? words.unit : undefined];
    return {
      ...asked,
      studentAnswer,
      correctAnswer,
      points: Math.max(0, Math.round((maxPoints * judged.share - unit) * 100) / 100),
      comment: said.filter((sentence) => sentence !== undefined).join(' '),
    };
  });
}

/** « Une égalité est fausse (−1 ≠ −2). » */
export const withExample = (sentence: string, example?: string): string =>
  example === undefined ? sentence : `${sentence.replace(/\.$/, '')} (${example}).`;

const exerciseOf = ({ label }: PaperQuestion) => (label.includes('.') ? label.split('.')[0]! : '');

const withoutLabel = (text: string) =>
  text.replace(/^\s*(?:Question\s*|Q\.?\s?)?\d{0,2}\s?[a-h]?\s?[.)°:]?\s*/i, '').trim();

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
