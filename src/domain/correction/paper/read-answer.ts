import type { AnswerFact } from '../facts/copy-facts.ts';
import { fold } from '../fold.ts';
import type { Span } from '../transcript.ts';
import type { FoundAnswer } from './split-answers.ts';

const REASONS =
  /\b(?:car|donc|or|puisque|parce que|en effet|ainsi|d'apres|par (?:hypothese|recurrence|theoreme|definition|produit|somme|continuite|croissance)|theoreme|propriete|formule|recurrence|heredite|initialisation|on sait que|on a|comme|il suffit|si et seulement si|croissante?|decroissante?|continue|derivable|colineaires|independan\w+|geometrique|arithmetique|loi binomiale|bernoulli|hypothese|definition|suppos\w+|on en deduit|deduit|equivaut|soit)\b|[⇒⇔→]/;
const CONCLUDES =
  /\b(?:donc|ainsi|on en deduit|on conclut|conclusion|finalement|par consequent|la probabilite|la limite|le volume|l'equation|la reponse|il faut|cela signifie|autrement dit|vrai|faux|l'affirmation|la suite|la fonction|en moyenne|soit environ)\b/;
const COMPUTES = /[=≈⇔<>⩽⩾≤≥×÷√]|\d\s*[+*/^-]\s*\d/;
const UNIT =
  /\d\s?(?:%|°C?|km|m|cm|mm|kg|g|mg|L|mL|s|min|h|V|A|W|J|N|Pa|K|mol|Hz|€|euros?|unites? d'aire|ans?|m\/s|m\.s|g\/mol|personnes|abonnes|adherents)(?![\p{L}])/u;

const FIGURE = /[\d=≈<>+−×÷√^/]/;

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
    concluded: CONCLUDES.test(folded),
    hasUnit: UNIT.test(words),
    falseEqualities: own.filter((equality) => !equality.holds && !touches(equality)),
    trueEqualities: own.filter(({ holds }) => holds).length,
    doubtful: figures.some(({ start, end }) => start < answer.end && end > answer.start),
  };
}
