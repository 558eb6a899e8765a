import type { LineRecogniser, RecognisedLine } from '../recognition.ts';
import type { LineToRead } from './line-to-read.ts';

/** Gives each line to the recogniser of its kind; print alone can also stand in for a missing hand. */
export async function recogniseLines(
  lines: LineToRead[],
  print: LineRecogniser,
  hand: LineRecogniser | undefined,
  onProgress: (share: number) => void,
): Promise<RecognisedLine[]> {
  let done = 0;
  const tell = (count: number) => {
    done += count;
    onProgress(done / lines.length);
  };
  const answers: RecognisedLine[] = new Array(lines.length);
  const written = hand ? lines.flatMap((line, i) => (line.kind === 'handwriting' ? [i] : [])) : [];
  const printed = lines.flatMap((_, i) => (written.includes(i) ? [] : [i]));
  await Promise.all(
    printed.map(async (i) => {
      [answers[i]] = (await print.read([lines[i]!.strip.image])) as [RecognisedLine];
      tell(1);
    }),
  );
  for (const batch of batchesOf(written, 8)) {
    const read = await hand!.read(batch.map((i) => lines[i]!.strip.image));
    batch.forEach((i, k) => {
      answers[i] = read[k]!;
    });
    tell(batch.length);
  }
  return answers;
}

/** A few at a time, so that a long page gives signs of life. */
function batchesOf(indexes: number[], size: number): number[][] {
  return Array.from({ length: Math.ceil(indexes.length / size) }, (_, i) =>
    indexes.slice(i * size, (i + 1) * size),
  );
}
