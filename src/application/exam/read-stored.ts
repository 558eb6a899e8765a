import { type CopyReading, joinReadings } from '#domain/exam/copy-reading.ts';
import type { Refusal, RefusalCode } from '#domain/refusal.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Ports } from '../ports.ts';

type Needs = Pick<Ports, 'files' | 'reader'>;
type Read = { reading: CopyReading; failures: (RefusalCode | undefined)[] };

/** Reads files that this pupil has sent before, each for itself: one that cannot be read does not hide the others. */
export async function readStored(
  { userId, filePaths }: { userId: string; filePaths: string[] },
  { files, reader }: Needs,
): Promise<Result<Read, Refusal>> {
  const own = new Set(await files.list(`${userId}/`));
  if (!filePaths.every((path) => own.has(path))) return err({ code: 'not-found' });
  const readings: CopyReading[] = [];
  const failures: Read['failures'] = [];
  for (const path of filePaths) {
    const read = await reader.read({ name: path, bytes: await files.read(path) });
    failures.push(read.ok ? undefined : read.error.code);
    if (read.ok) readings.push(read.value.reading);
  }
  return ok({ reading: joinReadings(readings), failures });
}
