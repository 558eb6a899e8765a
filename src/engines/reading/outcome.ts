import type { ReadingRefusal } from './reading-refusal.ts';

/** What a step of the reading gives: the value the next one needs, or why the file is not read. */
export type Outcome<T> = { ok: true; value: T } | { ok: false; error: ReadingRefusal };

export const done = <T>(value: T): Outcome<T> => ({ ok: true, value });
export const refused = (error: ReadingRefusal): { ok: false; error: ReadingRefusal } => ({
  ok: false,
  error,
});
