import { expect, test } from 'vitest';
import type { Exam } from '#domain/exam/exam.ts';
import { tellPages } from './tell-pages.ts';

const exam = { id: 'e', userId: 'u' } as Exam;

test('each page is told once, in the order it was read, however slow the telling', async () => {
  const heard: unknown[] = [];
  const waits = [20, 0, 0];
  const events = {
    async tell(_: string, { at, of }: { at?: number; of?: number }) {
      await new Promise((resolve) => setTimeout(resolve, waits.shift()));
      heard.push([at, of]);
    },
  };
  const pages = tellPages(exam, { events } as never);
  for (const [at, of] of [
    [1, 1],
    [1, 3],
    [1, 3],
    [2, 3],
  ] as const)
    pages.reading(at, of);
  await pages.allTold();
  expect(heard).toEqual([
    [1, 1],
    [1, 3],
    [2, 3],
  ]);
});

test('an outage while telling is thrown to whoever waits, so that the work is tried again', async () => {
  const events = { tell: () => Promise.reject(new Error('no database')) };
  const pages = tellPages(exam, { events } as never);
  pages.reading(1, 2);
  await expect(pages.allTold()).rejects.toThrow('no database');
});
