import type { CharacterModel } from './character-model.ts';
import type { LineScores } from './decode-line.ts';
import { addLogs } from './likelihood-of.ts';

/** How much the character model weighs beside what the eye sees. */
export type BeamSettings = {
  /** Of the model's logarithm beside the network's. */
  weight: number;
  /** Added to the model's logarithm for each sign, against its preference for short readings. */
  bonus: number;
  /** No sign is held more unlikely than this (a logarithm): a misspelling costs little. */
  floor: number;
};

const WIDTH = 8;
/** Signs this much less likely than the best of their step are not followed. */
const FAR = 3;
const NEVER = Number.NEGATIVE_INFINITY;

/** A reading so far: the last sign, those before it, and how likely it is ending in a blank or in its last sign. */
type Prefix = {
  sign: number;
  before: Prefix | undefined;
  state: number;
  prior: number;
  blank: number;
  inked: number;
  nextBlank: number;
  nextInked: number;
  score: number;
  after: Map<number, Prefix>;
};

/** The likeliest sequence of signs, all its alignments summed (CTC prefix beam search), the model joining in. */
export function searchBeam(
  { data, steps, classes }: LineScores,
  model: CharacterModel,
  settings: BeamSettings,
): number[] {
  const empty = prefix(0, undefined, model.start, 0);
  empty.blank = 0;
  let beam = [empty];
  for (let t = 0; t < steps; t++) {
    const row = data.subarray(t * classes, (t + 1) * classes);
    const candidates = likelySigns(row);
    const touched = new Set<Prefix>();
    for (const now of beam) {
      touched.add(now);
      const total = addLogs(now.blank, now.inked);
      now.nextBlank = addLogs(now.nextBlank, total + row[0]!);
      if (now.sign) now.nextInked = addLogs(now.nextInked, now.inked + row[now.sign]!);
      for (const sign of candidates) {
        const longer = follow(now, sign, model, settings);
        // A twin needs a blank before it.
        const from = sign === now.sign ? now.blank : total;
        longer.nextInked = addLogs(longer.nextInked, from + row[sign]!);
        touched.add(longer);
      }
    }
    beam = [...touched];
    for (const now of beam) {
      [now.blank, now.inked] = [now.nextBlank, now.nextInked];
      now.nextBlank = now.nextInked = NEVER;
      now.score = addLogs(now.blank, now.inked) + now.prior;
    }
    if (candidates.length === 0) continue;
    beam.sort((a, b) => b.score - a.score);
    for (const lost of beam.splice(WIDTH)) lost.blank = lost.inked = NEVER;
  }
  return signsOf(beam.reduce((best, now) => (now.score > best.score ? now : best)));
}

function prefix(sign: number, before: Prefix | undefined, state: number, prior: number): Prefix {
  const none = { blank: NEVER, inked: NEVER, nextBlank: NEVER, nextInked: NEVER, score: NEVER };
  return { sign, before, state, prior, ...none, after: new Map() };
}

function follow(now: Prefix, sign: number, model: CharacterModel, settings: BeamSettings): Prefix {
  const known = now.after.get(sign);
  if (known) return known;
  const { weight, bonus, floor } = settings;
  const prior = now.prior + weight * (Math.max(floor, model.logOf(now.state, sign)) + bonus);
  const longer = prefix(sign, now, model.next(now.state, sign), prior);
  now.after.set(sign, longer);
  return longer;
}

function likelySigns(row: Float32Array): number[] {
  let best = row[0]!;
  for (const value of row) if (value > best) best = value;
  const signs: number[] = [];
  for (let c = 1; c < row.length; c++) if (row[c]! > best - FAR) signs.push(c);
  return signs;
}

function signsOf(last: Prefix): number[] {
  const signs: number[] = [];
  for (let now: Prefix | undefined = last; now?.sign; now = now.before) signs.push(now.sign);
  return signs.reverse();
}
