import type { SlipType } from './confusions.ts';

type Odds = { weight: number; type: SlipType };

/** Lefff writes « PS13s » for four slots: P1s, P3s, S1s, S3s. */
export function slotsOf(features: Set<string>): Set<string> {
  const slots = new Set<string>();
  for (const feature of features) {
    if (feature.startsWith('K')) slots.add('K');
    else if (feature === 'W' || feature === 'G') slots.add(feature);
    else {
      const [, tenses = '', persons = '', number = ''] =
        /^([A-Z]+)([123]*)([sp]?)$/.exec(feature) ?? [];
      for (const tense of tenses) for (const person of persons) slots.add(tense + person + number);
    }
  }
  return slots;
}

const odds = new Map<string, Odds>();
const pair = (a: string, b: string, weight: number, type: SlipType) => {
  odds.set(`${a} ${b}`, { weight, type });
  odds.set(`${b} ${a}`, { weight, type });
};

for (const tense of 'PSIFCJT') {
  pair(`${tense}3s`, `${tense}3p`, 1, 'subject');
  pair(`${tense}1s`, `${tense}3s`, 0.5, 'subject');
  pair(`${tense}2s`, `${tense}3s`, 0.6, 'subject');
  pair(`${tense}1s`, `${tense}2s`, 0.6, 'subject');
  pair(`${tense}1s`, `${tense}3p`, 0.15, 'subject');
  pair(`${tense}2s`, `${tense}3p`, 0.15, 'subject');
}
for (const person of ['1s', '2s', '3s', '1p', '2p', '3p']) {
  pair(`P${person}`, `S${person}`, 0.45, 'mood');
  pair(`F${person}`, `C${person}`, person === '1s' ? 0.7 : 0.2, 'mood');
  pair(`C${person}`, `I${person}`, 0.25, 'mood');
  pair(`J${person}`, `T${person}`, 0.25, 'mood');
  pair(`S${person}`, `I${person}`, 0.1, 'mood');
  pair(`P${person}`, `I${person}`, 0.03, 'mood');
}
pair('F1p', 'F3p', 0.3, 'subject');
pair('P1p', 'P3p', 0.05, 'subject');
pair('W', 'K', 1, 'ending');
pair('W', 'P2p', 0.4, 'ending');
pair('K', 'P2p', 0.25, 'ending');
pair('K', 'J1s', 0.1, 'ending');
pair('Y2s', 'P2s', 0.4, 'subject');
pair('Y2s', 'P3s', 0.1, 'subject');
pair('J1s', 'I1s', 0.3, 'mood');
pair('J3s', 'I3s', 0.03, 'mood');

/** The likeliest way from one set of slots to the other. */
export function endingOdds(a: Set<string>, b: Set<string>, isFirstGroup: boolean): Odds {
  let best: Odds = { weight: 0, type: 'none' };
  for (const x of a) {
    for (const y of b) {
      const found = odds.get(`${x} ${y}`) ?? imperfect(x, y) ?? imperfect(y, x);
      if (!found || (found.type === 'ending' && !isFirstGroup)) continue;
      if (found.weight > best.weight) best = found;
    }
  }
  return best;
}

/** « parlé » for « parlait », « parler » for « parlait ». */
function imperfect(x: string, y: string): Odds | undefined {
  if (x[0] !== 'I') return undefined;
  if (y === 'K') return { weight: 0.18, type: 'ending' };
  return y === 'W' ? { weight: 0.1, type: 'ending' } : undefined;
}
