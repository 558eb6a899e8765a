import { expect, test } from 'vitest';
import type { Outcome } from '#engines/reading/outcome.ts';
import type { FileReading } from '#engines/reading/read-file.ts';
import type { ReadLine, ReadPage } from '#engines/reading/reading.ts';
import { readingOf } from '#engines/reading/reading-of.ts';
import type { FarReader } from './far-reader.ts';
import { withFarReader } from './with-far-reader.ts';

const line = (text: string, kind: ReadLine['kind']): ReadLine => ({
  text,
  confidence: 0.5,
  kind,
  startsParagraph: true,
  words: [{ text, confidence: 0.5 }],
});
const page = (text: string, kind: ReadLine['kind']): ReadPage => ({
  width: 10,
  height: 10,
  lines: [line(text, kind)],
});
const picture = new Uint8Array([1]);

const poolOf = (...pages: ReadPage[]) => ({
  read: async (): Promise<Outcome<FileReading>> => ({
    ok: true,
    value: {
      reading: readingOf('ocr', pages, [{ code: 'low-confidence', page: 1, confidence: 0.5 }]),
      pictures: pages.map(() => picture),
    },
  }),
});

const far = (read: FarReader['read']): FarReader => ({ name: 'far', read });
const textOf = (outcome: Outcome<FileReading>) =>
  outcome.ok ? outcome.value.reading.text : outcome.error.code;

test('what was guessed is read again elsewhere, what was typed is not sent', async () => {
  const sent: number[] = [];
  const reader = withFarReader(
    poolOf(page('ecrjt', 'handwriting'), page('tapé', 'typed')),
    far(async (pictures) => {
      sent.push(pictures.length);
      return [page('écrit', 'handwriting')];
    }),
    () => {},
  );
  const outcome = await reader.read({ bytes: picture });
  expect(textOf(outcome)).toBe('écrit\n\ntapé');
  expect(sent).toEqual([1]);
  expect(outcome.ok && outcome.value.reading.warnings).toEqual([]);
});

test('when the far reader fails, ours stays and the reading says so', async () => {
  const failures: unknown[] = [];
  const reader = withFarReader(
    poolOf(page('ecrjt', 'handwriting')),
    far(async () => {
      throw new Error('503');
    }),
    (error) => failures.push(error),
  );
  const outcome = await reader.read({ bytes: picture });
  expect(textOf(outcome)).toBe('ecrjt');
  expect(outcome.ok && outcome.value.reading.warnings.map((w) => w.code)).toEqual([
    'low-confidence',
    'reader-fallback',
  ]);
  expect(failures).toHaveLength(1);
});

test('a page that failed alone keeps our reading beside the others', async () => {
  const reader = withFarReader(
    poolOf(page('a', 'handwriting'), page('b', 'handwriting')),
    far(async () => [page('A', 'handwriting'), undefined]),
    () => {},
  );
  expect(textOf(await reader.read({ bytes: picture }))).toBe('A\n\nb');
});
