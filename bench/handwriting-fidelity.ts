import { readFile } from 'node:fs/promises';
import type { LineRecogniser } from '../src/engines/reading/recognition.ts';
import { grey } from './handwriting-data.ts';
import { normalise } from './handwriting-scores.ts';

type Fault = { word: number; wrote: string; meant: string };
type FaultyLine = { off: number; len: number; text: string; faults: Fault[] };
export type Fidelity = {
  faults: number /** Read letter for letter. */;
  exact: number /** Read as the word the writer should have written. */;
  repaired: number;
};

const FOLDER = new URL('./handwriting-fidelity/', import.meta.url);

/** Planted faults in hands never seen in training: kept, or silently corrected? */
export async function measureFidelity(recogniser: LineRecogniser): Promise<Fidelity> {
  const blob = await readFile(new URL('lines.bin', FOLDER));
  const lines: FaultyLine[] = JSON.parse(await readFile(new URL('lines.json', FOLDER), 'utf8'));
  const images = await Promise.all(
    lines.map(({ off, len }) => grey(blob.subarray(off, off + len))),
  );
  const read = await recogniser.read(images);
  const result = { faults: 0, exact: 0, repaired: 0 };
  lines.forEach(({ text, faults }, i) => {
    const words = normalise(read[i]!.text).split(' ');
    const truth = normalise(text).split(' ');
    for (const fault of faults) {
      const word = aligned(truth, words, fault.word);
      result.faults++;
      if (word === fault.wrote) result.exact++;
      if (word === fault.meant) result.repaired++;
    }
  });
  return result;
}

/** The read word that stands where a true word stands; undefined when it was lost. */
export function aligned(truth: string[], read: string[], index: number): string | undefined {
  const cost = truth.map(() => new Array<number>(read.length).fill(0));
  const at = (i: number, j: number) => (i < 0 ? j + 1 : j < 0 ? i + 1 : cost[i]![j]!);
  truth.forEach((word, i) => {
    read.forEach((other, j) => {
      cost[i]![j] = Math.min(
        at(i - 1, j) + 1,
        at(i, j - 1) + 1,
        at(i - 1, j - 1) + (word === other ? 0 : 0.9),
      );
    });
  });
  let [i, j] = [truth.length - 1, read.length - 1];
  while (i >= 0 && j >= 0) {
    const here = at(i, j);
    if (here === at(i - 1, j - 1) + (truth[i] === read[j] ? 0 : 0.9)) {
      if (i === index) return read[j];
      i--;
      j--;
    } else if (here === at(i - 1, j) + 1) {
      if (i === index) return undefined;
      i--;
    } else j--;
  }
  return undefined;
}
