import type { Outcome } from '../outcome.ts';
import type { FileReading, PageOf, ReadingTask } from '../read-file.ts';

/** What the pool asks of a reading process. */
export type Request = { id: number; task: ReadingTask };

/** What a reading process answers; every progress is also a sign of life. */
export type Reply =
  /** Its code and its libraries are loaded: from now on a death is the file's doing. */
  | { type: 'ready' }
  | { type: 'progress'; id: number; share: number; page?: PageOf }
  | { type: 'done'; id: number; outcome: Outcome<FileReading>; usage: Usage }
  /** A bug of ours, thrown again on the other side. */
  | { type: 'failed'; id: number; message: string };

/** What the reading process has cost since it started. */
export type Usage = { peakMegabytes: number; cpuSeconds: number };
