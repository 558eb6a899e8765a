import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { cutLine } from '../src/engines/reading/handwriting/cut-line.ts';
import { loadHandwriting } from '../src/engines/reading/handwriting/load-handwriting.ts';
import {
  type Calibration,
  rawConfidence,
} from '../src/engines/reading/handwriting/word-confidence.ts';
import type { GreyImage, RecognisedLine } from '../src/engines/reading/recognition.ts';
import { devPages } from './handwriting-data.ts';
import { aligned } from './handwriting-fidelity.ts';
import { normalise } from './handwriting-scores.ts';

type Judged = { raw: number; right: boolean };

const MODELS = new URL('../models/', import.meta.url);
const STEPS = 14;

/** Measures how often words are right at each raw certainty, on writers never seen, and stores the curve with the model. */
async function calibrate(): Promise<void> {
  const { recogniser } = await loadHandwriting(fileURLToPath(MODELS));
  const asked: { image: GreyImage; truth: string }[] = [];
  for (const page of await devPages()) {
    for (const { ok, consent, text, baseline, polygon } of page.lines) {
      const points = (list: [number, number][]) =>
        list.map(([x, y]) => ({ x, y })).sort((a, b) => a.x - b.x);
      if (ok && !consent)
        asked.push({
          image: cutLine(page.image, { baseline: points(baseline), polygon: points(polygon) })
            .image,
          truth: text,
        });
    }
  }
  const read = await recogniser.read(asked.map(({ image }) => image));
  const judged = asked.flatMap(({ truth }, i) => judge(read[i]!, truth));
  const curve = rising(judged);
  const file = new URL('handwriting-recogniser.json', MODELS);
  const settings = JSON.parse(await readFile(file, 'utf8'));
  await writeFile(file, `${JSON.stringify({ ...settings, calibration: curve })}\n`);
  console.log(`${judged.length} words`);
  console.table(curve);
}

/** Each read word with its raw certainty, and whether the word at its place is the same. */
function judge(line: RecognisedLine, truth: string): Judged[] {
  const words: RecognisedLine['characters'][] = [[]];
  for (const c of line.characters) {
    if (c.char === ' ') words.push([]);
    else words.at(-1)!.push(c);
  }
  const read = words.map((letters) => letters.map(({ char }) => char).join(''));
  const expected = normalise(truth).split(' ');
  return words
    .map((letters, i) => ({
      raw: rawConfidence(letters),
      right: aligned(read, expected, i) === read[i],
      letters: letters.length,
    }))
    .filter(({ letters }) => letters > 0);
}

/** Equal shares of the words, from least to most certain; a step below the one before it is merged with it (isotonic). */
function rising(judged: Judged[]): Calibration {
  const sorted = [...judged].sort((a, b) => a.raw - b.raw);
  const size = Math.ceil(sorted.length / STEPS);
  const steps: { raw: number; right: number; count: number }[] = [];
  for (let at = 0; at < sorted.length; at += size) {
    const part = sorted.slice(at, at + size);
    steps.push({
      raw: mean(part.map(({ raw }) => raw)),
      right: mean(part.map(({ right }) => Number(right))),
      count: part.length,
    });
    while (steps.length > 1 && steps.at(-1)!.right < steps.at(-2)!.right) {
      const [a, b] = steps.splice(-2) as [(typeof steps)[0], (typeof steps)[0]];
      const weigh = (x: number, y: number) => (x * a.count + y * b.count) / (a.count + b.count);
      steps.push({
        raw: weigh(a.raw, b.raw),
        right: weigh(a.right, b.right),
        count: a.count + b.count,
      });
    }
  }
  return steps.map(({ raw, right }) => ({
    raw: Number(raw.toFixed(4)),
    right: Number(right.toFixed(4)),
  }));
}

const mean = (values: number[]) => values.reduce((a, b) => a + b, 0) / values.length;

await calibrate();
