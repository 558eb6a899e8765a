import { keepOnScale, type Placement } from '../placement.ts';
import { CRITERIA, type CriterionKey } from '../rubric.ts';
import { SIGNS } from './families.ts';
import { type CopyView, OFF_TOPIC_ENTIRELY, ON_TOPIC, type ReadSign } from './sign.ts';

export type PlacedCopy = {
  criteria: Record<CriterionKey, { placement: Placement; signs: ReadSign[] }>;
  /** The copy as a whole: its criteria together, held back by the one that carries the thought. */
  placement: Placement;
};

/** How far a whole copy may stand above its argumentation: fine references do not make a reasoning. */
const ABOVE_ARGUMENT = 1;

/** Signs are seen from outside: all of them together still leave the last stretch to a reader of meaning. */
const FORM_REACHES = 0.86;

/** Places every criterion by the signs seen in the copy; nothing random, nothing learnt, nothing hidden. */
export function placeCopy(copy: CopyView): PlacedCopy {
  const prose = copy.rubric.family !== 'exact-sciences';
  const hold = FORM_REACHES * (prose ? relevanceShare(copy) * flowShare(copy) : 1);
  const placed = CRITERIA.map((key) => {
    const signs = SIGNS[copy.rubric.family][key].map((sign): ReadSign => {
      return { code: sign.code, worth: sign.worth, ...sign.read(copy) };
    });
    const height = signs.reduce((sum, { worth, present }) => sum + worth * present, 0);
    return [key, { placement: keepOnScale(height * hold), signs }] as const;
  });
  const criteria = Object.fromEntries(placed) as PlacedCopy['criteria'];
  const mean = CRITERIA.reduce(
    (sum, key) => sum + (criteria[key].placement * copy.rubric.criteria[key].weight) / 100,
    0,
  );
  const placement = Math.min(mean, criteria.argumentation.placement + ABOVE_ARGUMENT);
  return { criteria, placement: keepOnScale(placement) };
}

/** A subject hardly treated: everything said counts for less, down to almost nothing. */
function relevanceShare({ facts: { relevance } }: CopyView): number {
  if (!relevance) return 1;
  const share = (relevance.treated - OFF_TOPIC_ENTIRELY) / (ON_TOPIC - OFF_TOPIC_ENTIRELY);
  return 0.1 + 0.9 * Math.min(1, Math.max(0, share));
}

function flowShare({ facts: { flow } }: CopyView): number {
  if (flow === 'shuffled') return 0.2;
  return flow === 'doubtful' ? 0.8 : 1;
}
