import { cutLine } from '../lines/cut-line.ts';
import type { GreyImage, LineRecogniser } from '../recognition.ts';
import type { PreparedPage } from './prepare-page.ts';

const SAMPLE = 4;
const SURE = 0.72;

/** Reads a few long lines both ways up, unless the first way already makes sense. */
export async function isUpsideDown(
  { clean, lines }: PreparedPage,
  recogniser: LineRecogniser,
): Promise<boolean> {
  const longest = [...lines.rows]
    .sort((a, b) => b.letters.length - a.letters.length)
    .slice(0, SAMPLE);
  if (longest.length === 0) return false;
  const asIs = await sureness(
    recogniser,
    longest.map((row) => cutLine(clean, row, { size: 18, above: 2, below: 0.75, side: 1 }).image),
  );
  if (asIs > SURE) return false;
  // The wrong way up, what we took for feet are heads: ascenders hang below, tails stand above.
  const over = longest.map((row) =>
    turned(cutLine(clean, row, { size: 18, above: 1.7, below: 1.1, side: 1 }).image),
  );
  return (await sureness(recogniser, over)) > asIs + 0.12;
}

async function sureness(recogniser: LineRecogniser, lines: GreyImage[]): Promise<number> {
  const read = await recogniser.read(lines);
  const letters = read.reduce((sum, l) => sum + l.text.length, 0);
  return letters === 0
    ? 0
    : read.reduce((sum, l) => sum + l.confidence * l.text.length, 0) / letters;
}

const turned = ({ width, height, data }: GreyImage): GreyImage => ({
  width,
  height,
  data: data.slice().reverse(),
});
