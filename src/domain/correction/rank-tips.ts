import type { AdviceBook } from './advice.ts';
import type { AppliedCap } from './apply-caps.ts';
import { computeGrade, type GradeInputs } from './compute-grade.ts';
import type { Evidence } from './evidence.ts';
import type { QuestionMark } from './marking.ts';
import { labelOf } from './paper/paper-question.ts';
import { keepOnScale } from './placement.ts';
import { CRITERIA, type CriterionKey, type Rubric } from './rubric.ts';
import type { PlacedCopy } from './signs/place-copy.ts';

/** One thing to do next, with what it could win on this very copy. */
export type Tip = {
  advice: string;
  /** Points out of 20. */
  gain: number;
  criterion?: CriterionKey;
  evidence: Evidence[];
};

const WORTH_SAYING = 0.1;
/** What is this well done is not what to work on next. */
const WELL_DONE = 0.8;

/** Computed, not guessed: the grade is made again with the lever pulled, and the difference is the gain. */
export function rankTips(
  inputs: Omit<GradeInputs, 'caps'> & { caps: AppliedCap[] },
  placed: PlacedCopy,
  rubric: Rubric,
  book: AdviceBook,
  evidenceFor: (criterion: CriterionKey, code: string) => Evidence[],
): Tip[] {
  const now = computeGrade(inputs, rubric);
  const gainOf = (change: Partial<GradeInputs>) =>
    computeGrade({ ...inputs, ...change }, rubric) - now;

  const levers = CRITERIA.flatMap((criterion) =>
    placed.criteria[criterion].signs
      .filter(({ present, unseen }) => present < WELL_DONE && !unseen)
      .map(({ code, worth, present }): Tip => {
        const raised = keepOnScale(inputs.placements[criterion] + worth * (1 - present));
        const placements = { ...inputs.placements, [criterion]: raised };
        const shift =
          ((raised - inputs.placements[criterion]) * rubric.criteria[criterion].weight) / 100;
        const whole =
          inputs.placement === undefined
            ? {}
            : { placement: keepOnScale(inputs.placement + shift) };
        return {
          advice: book.signs[code]?.tip ?? '',
          gain: gainOf({ placements, ...whole }),
          criterion,
          evidence: evidenceFor(criterion, code),
        };
      }),
  );
  const ceilings = inputs.caps.map(
    (cap): Tip => ({
      advice: cap.advice ?? cap.message,
      gain: gainOf({ caps: inputs.caps.filter((other) => other !== cap) }),
      evidence: cap.evidence,
    }),
  );
  const answers = inputs.questions.map((question): Tip => {
    const { points, maxPoints } = question;
    const full = { ...question, points: Math.max(points, maxPoints) };
    const questions = inputs.questions.map((other) => (other === question ? full : other));
    return { advice: adviceOn(question, book), gain: gainOf({ questions }), evidence: [] };
  });
  const language: Tip = {
    advice: book.signs['correct-language']?.tip ?? '',
    gain: gainOf({ malus: 0 }),
    criterion: 'conclusion',
    evidence: evidenceFor('conclusion', 'correct-language'),
  };
  return oncePerAdvice([...levers, ...ceilings, ...answers, language])
    .filter(({ gain, advice }) => gain >= WORTH_SAYING && advice !== '')
    .map((tip) => ({ ...tip, gain: Math.round(tip.gain * 10) / 10 }))
    .sort((a, b) => b.gain - a.gain);
}

/** What to do about one question; nothing where the points missing come from what we could not check. */
function adviceOn({ question, comment }: QuestionMark, { questions: words }: AdviceBook): string {
  const idle = [words.unchecked, words.matched, words.followThrough];
  if (comment === '' || idle.includes(comment)) return '';
  return `Question ${labelOf(question)} : ${comment}`;
}

function oncePerAdvice(tips: Tip[]): Tip[] {
  const best = new Map<string, Tip>();
  for (const tip of tips) {
    if (tip.gain > (best.get(tip.advice)?.gain ?? 0)) best.set(tip.advice, tip);
  }
  return [...best.values()];
}
