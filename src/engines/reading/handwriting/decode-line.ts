import type { RecognisedLine } from '../recognition.ts';
import type { PlacedSign } from './align-signs.ts';

/** Stands in the alphabet for a crossed-out stretch. */
const STRUCK = '¤';

type Sign = { char: string; confidence: number; centre: number };

/** May choose between readings that are almost equally likely. */
export type TieBreaker = (scores: LineScores, greedy: PlacedSign[]) => PlacedSign[];

/** The network's answer for one line: steps x classes log-probabilities; class 0 says nothing. */
export type LineScores = { data: Float32Array; steps: number; classes: number };

/**
 * Reads what is written, sign by sign, with no dictionary: a pupil's spelling stays as it is.
 * Ties are the greedy reading's unless a tie-breaker is given.
 * `column` turns a step into a fraction of the image's width.
 */
export function decodeLine(
  scores: LineScores,
  alphabet: string[],
  column: (step: number) => number,
  breakTies: TieBreaker = (_, greedy) => greedy,
): RecognisedLine {
  const read = breakTies(scores, readGreedily(scores));
  const signs = trim(read.map(({ sign, ...place }) => ({ char: alphabet[sign - 1]!, ...place })));
  const edges = edgesOf(signs.map(({ centre }) => column(centre)));
  const placed = signs.map((sign, i) => ({
    char: sign.char,
    confidence: sign.confidence,
    from: edges[i]!,
    to: edges[i + 1]!,
  }));
  const struck = placed.filter(({ char }) => char === STRUCK).map(({ from, to }) => ({ from, to }));
  const characters = withoutStruck(placed);
  const sum = characters.reduce((total, c) => total + c.confidence, 0);
  return {
    text: characters.map((c) => c.char).join(''),
    confidence: characters.length > 0 ? sum / characters.length : 0,
    characters,
    struck,
  };
}

/** Greedy CTC: the best class of each step, repeats and blanks taken out. */
function readGreedily({ data, steps, classes }: LineScores): PlacedSign[] {
  const signs: PlacedSign[] = [];
  let last = 0;
  let first = 0;
  for (let t = 0; t < steps; t++) {
    let best = 0;
    for (let c = 1; c < classes; c++)
      if (data[t * classes + c]! > data[t * classes + best]!) best = c;
    const probability = Math.exp(data[t * classes + best]!);
    if (best !== 0 && best !== last) {
      first = t;
      signs.push({ sign: best, confidence: probability, centre: t + 0.5 });
    } else if (best !== 0) {
      const sign = signs.at(-1)!;
      sign.confidence = Math.max(sign.confidence, probability);
      sign.centre = (first + t + 1) / 2;
    }
    last = best;
  }
  return signs;
}

function trim(signs: Sign[]): Sign[] {
  const from = signs.findIndex(({ char }) => char !== ' ');
  const to = signs.findLastIndex(({ char }) => char !== ' ');
  return from < 0 ? [] : signs.slice(from, to + 1);
}

/** A crossed-out word leaves one space behind, or none at the ends of the line. */
function withoutStruck<T extends { char: string }>(signs: T[]): T[] {
  const kept: T[] = [];
  for (const sign of signs) {
    if (
      sign.char === STRUCK ||
      (sign.char === ' ' && (kept.length === 0 || kept.at(-1)!.char === ' '))
    )
      continue;
    kept.push(sign);
  }
  while (kept.at(-1)?.char === ' ') kept.pop();
  return kept;
}

/** Signs share the space between their centres; the first and the last take as much outside as inside. */
function edgesOf(centres: number[]): number[] {
  if (centres.length === 0) return [0];
  const inner = centres.slice(1).map((centre, i) => (centres[i]! + centre) / 2);
  const usual = centres.length > 1 ? (centres.at(-1)! - centres[0]!) / (centres.length - 1) : 0.02;
  const first = centres[0]! - (inner.length > 0 ? inner[0]! - centres[0]! : usual / 2);
  const last = centres.at(-1)! + (inner.length > 0 ? centres.at(-1)! - inner.at(-1)! : usual / 2);
  return [Math.max(0, first), ...inner, Math.min(1, last)];
}
