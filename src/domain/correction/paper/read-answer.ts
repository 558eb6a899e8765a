import type { AnswerFact } from '../facts/copy-facts.ts';
import { fold } from '../fold.ts';
import type { Span } from '../transcript.ts';
import { CONCLUDES, REASONS } from './answer-signs.ts';
import type { FoundAnswer } from './split-answers.ts';

const COMPUTES = /[=≈⇔<>⩽⩾≤≥×÷√]|\d\s*[+*/^-]\s*\d/;
const UNIT =
  /\d\s?(?:%|°C?|km|m|cm|mm|kg|g|mg|L|mL|s|min|h|V|A|W|J|N|Pa|K|mol|Hz|€|euros?|unites? d'aire|ans?|m\/s|m\.s|g\/mol|personnes|abonnes|adherents)(?![\p{L}])/u;

const FIGURE = /[\d=≈<>+−×÷√^/]/;

const A_SENTENCE = 5;
const isSentence = (text: string) => (text.match(/\p{L}{2,}/gu)?.length ?? 0) >= A_SENTENCE;

export type CheckedEquality = Span & { holds: boolean; counterExample?: string };

/** What can be seen in one answer without knowing the right one; `unsure` are the words not surely read. */
export function readAnswer(
  answer: FoundAnswer,
  text: string,
  checked: CheckedEquality[],
  unsure: Span[] = [],
): AnswerFact {
  const words = text.slice(answer.start, answer.end);
  const folded = fold(words).replaceAll('’', "'");
  const own = checked.filter(({ start, end }) => start >= answer.start && end <= answer.end);
  const touches = (span: Span) => unsure.some((w) => w.start < span.end && w.end > span.start);
  const figures = unsure.filter(({ start, end }) => FIGURE.test(text.slice(start, end)));
  const steps = words.match(/[=≈⇔]/g)?.length ?? 0;
  return {
    start: answer.start,
    end: answer.end,
    label: answer.label,
    question: answer.question?.statement ?? '',
    ...(answer.question?.maxPoints !== undefined && { maxPoints: answer.question.maxPoints }),
    words: words.match(/\p{L}{2,}/gu)?.length ?? 0,
    justified: REASONS.test(folded) || steps >= 3,
    computed: COMPUTES.test(words),
    // An answer without any calculation is a sentence already: it needs no other to conclude.
    concluded: CONCLUDES.test(folded) || (!COMPUTES.test(words) && isSentence(words)),
    hasUnit: UNIT.test(words),
    falseEqualities: own.filter((equality) => !equality.holds && !touches(equality)),
    trueEqualities: own.filter(({ holds }) => holds).length,
    doubtful: figures.some(({ start, end }) => start < answer.end && end > answer.start),
  };
}
