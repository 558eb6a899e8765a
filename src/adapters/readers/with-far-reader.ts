import type { ReadingPool } from '#engines/reading/process/reading-pool.ts';
import type { FileReading } from '#engines/reading/read-file.ts';
import type { ReadingWarning, ReadPage } from '#engines/reading/reading.ts';
import { readingOf } from '#engines/reading/reading-of.ts';
import type { FarReader } from './far-reader.ts';

type Reads = Pick<ReadingPool, 'read'>;

/**
 * The embedded reader, then a far one for what had to be guessed from pixels. Ours stays when the other fails,
 * wholly or on a page, and the reading says so.
 */
export const withFarReader = (
  pool: Reads,
  far: FarReader,
  onFailure: (error: unknown) => void,
): Reads => ({
  async read(task, onProgress) {
    const outcome = await pool.read({ ...task, pictures: true }, onProgress);
    if (!outcome.ok) return outcome;
    return { ok: true, value: await readAgain(outcome.value, far, onFailure) };
  },
});

async function readAgain(
  { reading, pictures }: FileReading,
  far: FarReader,
  onFailure: (error: unknown) => void,
): Promise<FileReading> {
  const guessed = reading.pages.flatMap((page, i) => (isGuessed(page) && pictures[i] ? [i] : []));
  if (guessed.length === 0) return { reading, pictures };
  const answers = await far
    .read(
      guessed.map((i) => pictures[i]!),
      guessed.map((i) => reading.pages[i]!),
    )
    .catch((error) => {
      onFailure(error);
      return guessed.map(() => undefined);
    });
  const pages = reading.pages.map((page, i) => answers[guessed.indexOf(i)] ?? page);
  const missing = answers.some((answer) => answer === undefined);
  const warnings: ReadingWarning[] = [
    ...reading.warnings.filter((w) => !isOverruled(w, guessed, answers)),
    ...(missing ? [{ code: 'reader-fallback' as const }] : []),
  ];
  return { reading: readingOf(reading.mode, pages, warnings), pictures };
}

const isGuessed = (page: ReadPage) => page.lines.some((line) => line.kind !== 'typed');

/** Our doubts about a page no longer hold once another has read it. */
const isOverruled = (
  warning: ReadingWarning,
  guessed: number[],
  answers: (ReadPage | undefined)[],
) => warning.code === 'low-confidence' && answers[guessed.indexOf(warning.page - 1)] !== undefined;
