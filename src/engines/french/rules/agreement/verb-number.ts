import type { Lexicon } from '../../lexicon/lexicon.ts';
import { finiteReadings, hasSlot } from '../rule.ts';

const tenses = [...'PSIFCJT'];

/** The number a form shows in the third person; undefined when it shows both, or is no such verb. */
export function shownNumber(lexicon: Lexicon, form: string): 's' | 'p' | undefined {
  const readings = finiteReadings(lexicon, form);
  const bears = (number: string) =>
    readings.some((reading) => tenses.some((tense) => hasSlot(reading, tense, '3', number)));
  const [one, many] = [bears('s'), bears('p')];
  if (one === many) return undefined;
  return one ? 's' : 'p';
}
