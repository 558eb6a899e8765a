import { type ShownAnswer, workIn } from '../shown/shown-work.ts';
import { type CopyView, growing, type Sign, saw, unspoken } from './sign.ts';

/** Answers well worked out at which half of what can be shown is there. */
const HALF_OF_A_PAPER = 4;
const HALF_OF_AN_EXERCISE = 2;
/** An answer with a slip still reasons, in part. */
const WITH_A_SLIP = 0.4;
/** A relation that computing could not decide is trusted in part; a value with no way to it, hardly. */
const [UNDECIDED, BARE] = [0.8, 0.25];
/** Places to choose from, so that no two remarks quote the same line. */
const QUOTABLE = 8;
/** Ratios and angles have no unit: not every value needs one. */
const USUAL_UNITS = 0.6;

const answersOf = ({ facts }: CopyView): ShownAnswer[] => facts.shown?.answers ?? [];

/** How much work is on the page, 0 to 1: nobody knows how much was asked, yet more is worth more. */
export function amountShown(copy: CopyView): number {
  const work = answersOf(copy).reduce((sum, answer) => sum + workIn(answer), 0);
  return growing(work, copy.training ? HALF_OF_AN_EXERCISE : HALF_OF_A_PAPER);
}

/** Mean over the answers that had something to write out. */
function shareOf(answers: ShownAnswer[], has: (answer: ShownAnswer) => number): number {
  const written = answers.filter(({ choice }) => !choice);
  return written.reduce((sum, answer) => sum + has(answer), 0) / Math.max(1, written.length);
}

export const workShown: Sign = {
  code: 'work-shown',
  worth: 5,
  read(copy) {
    const worked = [...answersOf(copy)].sort((a, b) => workIn(b) - workIn(a));
    const least = worked.at(-1);
    return saw(
      shareOf(worked, workIn),
      worked.flatMap(({ steps }) => steps.slice(0, 1)).slice(0, QUOTABLE),
      least ? [least] : [],
    );
  },
};

export const reasonsGiven: Sign = {
  code: 'justified',
  worth: 5,
  read(copy) {
    const answers = answersOf(copy);
    const share = shareOf(answers, ({ reasons, failing }) =>
      reasons.length === 0 ? 0 : failing.length > 0 ? WITH_A_SLIP : 1,
    );
    const seen = answers.flatMap(({ reasons }) => reasons.slice(0, 1));
    const without = answers.filter(({ reasons, choice }) => reasons.length === 0 && !choice);
    return saw(share, seen.slice(0, QUOTABLE), without.slice(0, 1));
  },
};

export const lawsApplied: Sign = {
  code: 'laws-used',
  worth: 3,
  read(copy) {
    const laws = copy.facts.shown?.laws ?? [];
    return saw(growing(laws.length, 1.5), laws.slice(0, QUOTABLE));
  },
};

export const soundCalculations: Sign = {
  code: 'calculations',
  worth: 5,
  read(copy) {
    const computed = answersOf(copy).filter(({ steps, withUnit, withoutUnit, failing }) =>
      [steps, withUnit, withoutUnit, failing].some((found) => found.length > 0),
    );
    const share = shareOf(computed, ({ failing, holding, steps }) => {
      if (failing.length > 0) return 0;
      if (holding.length > 0) return 1;
      return steps.length > 0 ? UNDECIDED : BARE;
    });
    const wrong = computed.flatMap(({ failing }) => failing);
    const right = computed.flatMap(({ holding }) => holding.slice(0, 1));
    return wrong.length > 0 ? unspoken(share) : saw(share, right.slice(0, QUOTABLE));
  },
};

export const unitsGiven: Sign = {
  code: 'units',
  worth: 1.2,
  read(copy) {
    const units = answersOf(copy).flatMap((answer) => answer.withUnit);
    const bare = answersOf(copy).flatMap((answer) => answer.withoutUnit);
    const share = units.length / Math.max(1, units.length + bare.length);
    return saw(share / USUAL_UNITS, units.slice(0, QUOTABLE), bare.slice(0, 1));
  },
};

export const answersWritten: Sign = {
  code: 'written-answers',
  worth: 5,
  read(copy) {
    const answers = answersOf(copy);
    const share = shareOf(answers, ({ conclusions }) => Math.min(1, conclusions.length));
    const written = answers.flatMap(({ conclusions }) => conclusions.slice(-1));
    const unsaid = answers.filter(({ conclusions, choice }) => conclusions.length === 0 && !choice);
    return saw(share, written.slice(0, QUOTABLE), unsaid.slice(0, 1));
  },
};
