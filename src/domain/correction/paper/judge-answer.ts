import type { AnswerFact } from '../facts/copy-facts.ts';
import { fold } from '../fold.ts';
import type { QuestionCap } from '../rubric.ts';
import { matchExpected } from './match-expected.ts';
import type { PaperQuestion } from './paper-question.ts';

/** By question: method and reasons, result, writing. */
const [METHOD, RESULT, WRITING] = [0.4, 0.4, 0.2];
/** A result nobody checked is trusted in part. */
const UNCHECKED = 0.7;
/** Right from a wrong value found before: the slip is paid only once. */
const FOLLOW_THROUGH = 0.8;
const FOUND = 0.5;
const ASKS_FOR_REASONS = /\b(?:justifi|montr|demontr|prouv|dedui|expliqu|vrai|faux|verifi)\w*/;

export type Judgement = {
  /** Share of the question's points, 0 to 1. */
  share: number;
  because: JudgementReason;
  counterExample?: string;
};

export type JudgementReason =
  | 'impossible'
  | 'falseEquality'
  | 'unjustified'
  | 'followThrough'
  | 'matched'
  | 'unmatched'
  | 'unchecked';

/** What one answer earns, from what is visible and from the expected answer when we have it. */
export function judgeAnswer(
  { statement, expected }: PaperQuestion,
  answer: AnswerFact,
  text: string,
  caps: QuestionCap[],
  slippedBefore: boolean,
): Judgement {
  const found = expected === undefined ? undefined : matchExpected(text, expected);
  const match = answer.doubtful && found !== undefined && found < FOUND ? undefined : found;
  if (isChoice(text)) return { share: match ?? UNCHECKED, because: outcomeOf(match) };

  const wrong = answer.falseEqualities[0];
  const follows =
    match !== undefined && match < FOUND && slippedBefore && answer.computed && !wrong;
  const result = wrong ? 0 : follows ? FOLLOW_THROUGH : (match ?? trustIn(answer));
  const method = answer.justified ? 1 : answer.computed ? 0.5 : 0.2;
  const writing = answer.concluded ? 1 : 0.5;
  const asked = ASKS_FOR_REASONS.test(fold(statement));
  const impossible = !answer.doubtful && saysImpossible(text);
  const limits = [
    answer.justified ? 1 : limitOf('CAP_SANS_JUSTIF', caps, asked),
    impossible ? limitOf('CAP_ERREUR_MAJEURE', caps, false) : 1,
  ];
  const share = Math.min(METHOD * method + RESULT * result + WRITING * writing, ...limits);

  if (impossible) return { share, because: 'impossible' };
  if (wrong) {
    const { counterExample } = wrong;
    return { share, because: 'falseEquality', ...(counterExample && { counterExample }) };
  }
  if (!answer.justified) return { share, because: 'unjustified' };
  return { share, because: follows ? 'followThrough' : outcomeOf(match) };
}

const outcomeOf = (match: number | undefined): JudgementReason => {
  if (match === undefined) return 'unchecked';
  return match >= FOUND ? 'matched' : 'unmatched';
};

const trustIn = ({ computed, justified }: AnswerFact) => (computed || justified ? UNCHECKED : 0.4);

function limitOf(code: string, caps: QuestionCap[], asked: boolean): number {
  const cap = caps.find((c) => c.code === code);
  return (asked ? cap?.shareWhenAsked : undefined) ?? cap?.share ?? 1;
}

/** A probability outside 0..1, left as it is. */
const saysImpossible = (text: string): boolean =>
  [
    ...text.matchAll(/\bP\s*(?:_\w+)?\([^)]*\)\s*[=≈]\s*([-−]?\d+(?:[.,]\d+)?)(?!\s*[/×*\d.,])/g),
  ].some(([, value = '0']) => {
    const probability = Number(value.replace('−', '-').replace(',', '.'));
    return probability > 1 || probability < 0;
  });

const isChoice = (text: string) => /^[\s\d.):°-]*(?:réponse\s*:?\s*)?[A-D]\s*[.)]?\s*$/i.test(text);
