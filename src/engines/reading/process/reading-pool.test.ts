import { Document, Packer, Paragraph } from 'docx';
import { afterAll, expect, test } from 'vitest';
import { createReadingPool } from './reading-pool.ts';

const pool = createReadingPool();
afterAll(() => pool.close());

const docx = async (text: string) =>
  new Uint8Array(
    await Packer.toBuffer(new Document({ sections: [{ children: [new Paragraph(text)] }] })),
  );

test('reads several files at once in another process, each answer to its question', async () => {
  const texts = ['un', 'deux', 'trois', 'quatre', 'cinq'].map((n) => `Copie numéro ${n}.`);
  const files = await Promise.all(texts.map(docx));
  const outcomes = await Promise.all(files.map((bytes) => pool.read({ bytes })));
  expect(outcomes.map((o) => o.ok && o.value.reading.text)).toEqual(texts);
});

test('[C13] a reading past its time is given up and the next one is read', async () => {
  const hasty = createReadingPool({ limitSeconds: 0.01 });
  const given = await hasty.read({ bytes: await docx('trop tard') });
  await hasty.close();
  expect(given).toEqual({ ok: false, error: { code: 'file-too-heavy' } });
  const next = await pool.read({ bytes: await docx('à temps') });
  expect(next.ok && next.value.reading.text).toBe('à temps');
});

test('[C13] a process past its memory dies without harm to whoever asked', async () => {
  const tight = createReadingPool({ memoryMegabytes: 10 });
  expect(await tight.read({ bytes: await docx('trop lourd') })).toEqual({
    ok: false,
    error: { code: 'file-too-heavy' },
  });
  await tight.close();
});

test('[C13] a process that cannot start is our failure, to be tried again, and no fault of the file', async () => {
  const broken = createReadingPool({ program: `${import.meta.dirname}/absent.ts` });
  await expect(broken.read({ bytes: await docx('bonne copie') })).rejects.toThrow('did not start');
  await broken.close();
});
