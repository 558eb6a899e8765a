import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { bombs } from '#testing/hostile/bombs.ts';

const folder = mkdtempSync(join(tmpdir(), 'laureat-bombs-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('[C2] a small picture that would unpack into hundreds of millions of points is refused by what its head says', async ({
  annotate,
}) => {
  const pictures = bombs().filter(({ name }) => /^(png|jpeg|webp)/.test(name));
  const paths = pictures.map(({ bytes }, n) => {
    const path = join(folder, String(n));
    writeFileSync(path, bytes);
    return path;
  });
  const opener = fork(join(import.meta.dirname, '../../../testing/open-pictures.ts'), [
    'samples/imprime-150.jpg',
    ...paths,
  ]);
  const [{ verdicts, grownMegabytes }] = (await once(opener, 'message')) as [
    { verdicts: string[]; grownMegabytes: number },
  ];
  expect(pictures.length).toBeGreaterThanOrEqual(5);
  const named = Object.fromEntries(pictures.map(({ name }, n) => [name, verdicts[n]]));
  expect(
    Object.values(named).filter((verdict) => verdict === 'opened'),
    JSON.stringify(named),
  ).toEqual([]);
  expect(grownMegabytes).toBeLessThan(50);
  await annotate(
    `${pictures.length} bombs refused, memory grown by ${grownMegabytes.toFixed(0)} MB`,
  );
});
