import { readFile } from 'node:fs/promises';
import { cutLine } from '../src/engines/reading/handwriting/cut-line.ts';
import type { LineRecogniser } from '../src/engines/reading/recognition.ts';
import { type DevPage, grey } from './handwriting-data.ts';
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
  const lines = await faultyLines();
  const read = await recogniser.read(lines.map(({ image }) => image));
  return judgeFaults(
    lines,
    read.map(({ text }) => text),
  );
}

export async function faultyLines() {
  const blob = await readFile(new URL('lines.bin', FOLDER));
  const lines: FaultyLine[] = JSON.parse(await readFile(new URL('lines.json', FOLDER), 'utf8'));
  return Promise.all(
    lines.map(async ({ off, len, text, faults }) => ({
      text,
      faults,
      image: await grey(blob.subarray(off, off + len)),
    })),
  );
}

export function judgeFaults(
  lines: Pick<FaultyLine, 'text' | 'faults'>[],
  read: string[],
): Fidelity {
  const result = { faults: 0, exact: 0, repaired: 0 };
  lines.forEach(({ text, faults }, i) => {
    const words = normalise(read[i]!).split(' ');
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

/** Faults real writers made on the development pages, as they were transcribed. */
const REAL_FAULTS: { page: string; line: number; wrote: string; meant: string }[] = [
  { page: 'cremma-batch4_27_out', line: 1, wrote: 'decembre', meant: 'décembre' },
  { page: 'cremma-batch4_27_out', line: 2, wrote: 'realisateur,', meant: 'réalisateur,' },
  { page: 'cremma-batch4_27_out', line: 2, wrote: 'scenarite,', meant: 'scénariste,' },
  { page: 'cremma-batch4_27_out', line: 3, wrote: 'cinema', meant: 'cinéma' },
  { page: 'cremma-batch4_27_out', line: 8, wrote: 'realisations.', meant: 'réalisations.' },
  { page: 'cremma-batch4_50_out', line: 1, wrote: 'precurseurs', meant: 'précurseurs' },
  { page: 'cremma-batch5_030_out', line: 0, wrote: 'dysrophes,', meant: 'dystrophes,' },
  { page: 'cremma-batch5_030_out', line: 9, wrote: 'bacteries.', meant: 'bactéries.' },
  { page: 'cremma-batch_07_6e_09_out', line: 1, wrote: 'ecrivain', meant: 'écrivain' },
  { page: 'cremma-batch_07_6e_09_out', line: 3, wrote: 'progès', meant: 'progrès' },
  { page: 'cremma-batch_07_6e_09_out', line: 4, wrote: 'ecrit', meant: 'écrit' },
  { page: 'cremma-batch_07_6e_15_out', line: 1, wrote: 'dan', meant: 'dans' },
  { page: 'cremma-batch_07_6e_17_out', line: 1, wrote: 'decembre', meant: 'décembre' },
  { page: 'cremma-batch_07_6e_17_out', line: 3, wrote: 'partire', meant: 'partir' },
];

/** The same question to real hands: too few to be a rate, enough to see a correction. */
export async function measureRealFaults(
  recogniser: LineRecogniser,
  pages: DevPage[],
): Promise<Fidelity> {
  const asked = REAL_FAULTS.map((fault) => {
    const page = pages.find(({ name }) => name === fault.page)!;
    const { baseline, polygon, text } = page.lines[fault.line]!;
    const points = (list: [number, number][]) => list.map(([x, y]) => ({ x, y }));
    const words = normalise(text).split(' ');
    const image = cutLine(page.image, {
      baseline: points(baseline).sort((a, b) => a.x - b.x),
      polygon: points(polygon),
    }).image;
    return { ...fault, image, words, index: words.indexOf(fault.wrote) };
  });
  const read = await recogniser.read(asked.map(({ image }) => image));
  const found = asked.map(({ words, index }, i) =>
    aligned(words, normalise(read[i]!.text).split(' '), index),
  );
  return {
    faults: asked.length,
    exact: asked.filter(({ wrote }, i) => found[i] === wrote).length,
    repaired: asked.filter(({ meant }, i) => found[i] === meant).length,
  };
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
