import { keepOnScale, type Placement } from '../placement.ts';
import { CRITERIA, type CriterionKey } from '../rubric.ts';
import { signsFor } from './families.ts';
import { amountShown } from './shown-work.ts';
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
/** Of a paper that nobody showed, less still can be said: not that it is complete, nor that it is right. */
const UNSTATED_REACHES = 0.82;

/** Places every criterion by the signs seen in the copy; nothing random, nothing learnt, nothing hidden. */
export function placeCopy(copy: CopyView): PlacedCopy {
  const prose = copy.rubric.family !== 'exact-sciences';
  const reaches = copy.facts.shown ? UNSTATED_REACHES * amountShown(copy) : FORM_REACHES;
  const hold = reaches * (prose ? relevanceShare(copy) * flowShare(copy) * beginning(copy) : 1);
  const placed = CRITERIA.map((key) => {
    const signs = signsFor(copy)[key].map((sign): ReadSign => {
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

/** Under a few lines there is nothing yet to place: what cannot be seen must not pass for seen. */
const A_FEW_LINES = 30;
const beginning = ({ facts }: CopyView): number => Math.min(1, facts.words / A_FEW_LINES);

function flowShare({ facts: { flow } }: CopyView): number {
  if (flow === 'shuffled') return 0.2;
  return flow === 'doubtful' ? 0.8 : 1;
}
