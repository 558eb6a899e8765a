import * as ort from 'onnxruntime-node';
import { blank } from '../image/grey.ts';
import type { GreyImage, LineRecogniser, RecognisedLine } from '../recognition.ts';
import { LINE_HEIGHT } from './cut-line.ts';
import { decodeLine, type TieBreaker } from './decode-line.ts';
import { evenHand } from './even-hand.ts';
import { levelInk } from './level-ink.ts';

const MARGIN = 8;
const STEP = 4;
const MULTIPLE = 32;
/** Columns read at once: enough to keep two cores busy, little enough to stay small in memory. */
const BATCH_COLUMNS = 6000;

/** Reads lines with the trained recogniser: batches of like widths, answers in the order of the questions. */
export function lineRecogniser(
  session: ort.InferenceSession,
  alphabet: string[],
  breakTies?: TieBreaker,
): LineRecogniser {
  return {
    async read(lines) {
      const answers: RecognisedLine[] = new Array(lines.length);
      for (const batch of batchesOf(lines)) {
        const images = batch.map((i) => evenHand(levelInk(toLineHeight(lines[i]!))));
        const width = paddedWidth(images);
        const { logprobs } = await session.run({ image: tensorOf(images, width) });
        const [, steps, classes] = logprobs!.dims as [number, number, number];
        const data = logprobs!.data as Float32Array;
        batch.forEach((i, row) => {
          const own = Math.min(steps, Math.ceil((images[row]!.width + 2 * MARGIN) / STEP));
          const scores = {
            data: data.subarray(row * steps * classes, (row * steps + own) * classes),
            steps: own,
            classes,
          };
          const column = (step: number) =>
            Math.min(1, Math.max(0, (step * STEP - MARGIN) / images[row]!.width));
          answers[i] = decodeLine(scores, alphabet, column, breakTies);
        });
      }
      return answers;
    },
  };
}

function batchesOf(lines: GreyImage[]): number[][] {
  const wide = (i: number) => (lines[i]!.width * LINE_HEIGHT) / lines[i]!.height;
  const order = lines.map((_, i) => i).sort((a, b) => wide(b) - wide(a));
  const batches: number[][] = [];
  for (const i of order) {
    const batch = batches.at(-1);
    if (batch && (batch.length + 1) * wide(batch[0]!) <= BATCH_COLUMNS) batch.push(i);
    else batches.push([i]);
  }
  return batches;
}

const paddedWidth = (images: GreyImage[]) =>
  Math.ceil((Math.max(...images.map((image) => image.width)) + 2 * MARGIN) / MULTIPLE) * MULTIPLE;

function tensorOf(images: GreyImage[], width: number): ort.Tensor {
  const data = new Float32Array(images.length * LINE_HEIGHT * width).fill(1);
  images.forEach((image, n) => {
    for (let y = 0; y < LINE_HEIGHT; y++) {
      const to = (n * LINE_HEIGHT + y) * width + MARGIN;
      for (let x = 0; x < image.width; x++) data[to + x] = image.data[y * image.width + x]! / 255;
    }
  });
  return new ort.Tensor('float32', data, [images.length, 1, LINE_HEIGHT, width]);
}

/** Line images of another height are stretched, bilinear. */
function toLineHeight(line: GreyImage): GreyImage {
  if (line.height === LINE_HEIGHT) return line;
  const scale = line.height / LINE_HEIGHT;
  const out = blank(Math.max(16, Math.round(line.width / scale)), LINE_HEIGHT);
  for (let y = 0; y < LINE_HEIGHT; y++) {
    for (let x = 0; x < out.width; x++) {
      const sy = Math.min(line.height - 1, Math.max(0, (y + 0.5) * scale - 0.5));
      const sx = Math.min(line.width - 1, Math.max(0, (x + 0.5) * scale - 0.5));
      const [y0, x0] = [Math.floor(sy), Math.floor(sx)];
      const [y1, x1] = [Math.min(line.height - 1, y0 + 1), Math.min(line.width - 1, x0 + 1)];
      const top =
        line.data[y0 * line.width + x0]! * (1 - sx + x0) +
        line.data[y0 * line.width + x1]! * (sx - x0);
      const low =
        line.data[y1 * line.width + x0]! * (1 - sx + x0) +
        line.data[y1 * line.width + x1]! * (sx - x0);
      out.data[y * out.width + x] = top * (1 - sy + y0) + low * (sy - y0);
    }
  }
  return out;
}
