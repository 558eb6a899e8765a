import { readFileSync } from 'node:fs';
import PDFDocument from 'pdfkit';
import { expect, test } from 'vitest';
import { openPdf } from './open-pdf.ts';

const make = (write: (pdf: PDFKit.PDFDocument) => void, options = {}): Promise<Uint8Array> =>
  new Promise((resolve) => {
    const pdf = new PDFDocument({ size: 'A4', margin: 72, ...options });
    const parts: Buffer[] = [];
    pdf.on('data', (part: Buffer) => parts.push(part));
    pdf.on('end', () => resolve(new Uint8Array(Buffer.concat(parts))));
    write(pdf);
    pdf.end();
  });

const open = async (bytes: Uint8Array) => {
  const opened = await openPdf(bytes);
  if (!opened.ok) throw new Error(opened.error.code);
  return opened.value;
};

test('text comes line by line, each word with its place on the drawn page', async () => {
  const pdf = await open(
    await make((p) =>
      p.fontSize(12).text('Où était-elle ?', 72, 72).text('Là-bas, près du chêne.', 72, 144),
    ),
  );
  const page = pdf.page(0)!;
  expect(page.lines.map((l) => l.text)).toEqual(['Où était-elle ?', 'Là-bas, près du chêne.']);
  const inch = 200;
  const word = page.lines[1]!.words[0]!;
  expect(word.text).toBe('Là-bas,');
  expect(word.box!.x).toBeCloseTo(inch, -1);
  expect(word.box!.y).toBeGreaterThan(2 * inch - 15);
  expect(word.box!.y + word.box!.height).toBeLessThan(2 * inch + 60);
  pdf.close();
});

test('the drawn page shows ink where the words are said to be', async () => {
  const pdf = await open(await make((p) => p.fontSize(30).text('Encre', 200, 300)));
  const page = pdf.page(0)!;
  const { data, width } = await page.draw();
  const { x, y, width: w, height: h } = page.lines[0]!.words[0]!.box!;
  const inkIn = (x0: number, y0: number) => {
    let dark = 0;
    for (let j = Math.round(y0); j < y0 + h; j++)
      for (let i = Math.round(x0); i < x0 + w; i++) if (data[j * width + i]! < 128) dark++;
    return dark;
  };
  expect(inkIn(x, y)).toBeGreaterThan(300);
  expect(inkIn(x, y + 2 * h)).toBe(0);
  pdf.close();
});

test('a page that is only a drawing has no lines', async () => {
  const pdf = await open(await make((p) => p.rect(100, 100, 200, 200).fill('black')));
  expect(pdf.page(0)?.lines).toEqual([]);
  pdf.close();
});

test('[C7] a locked file is refused as such, a broken one as broken', async () => {
  const locked = await make((p) => p.text('secret'), { userPassword: 'sésame', pdfVersion: '1.7' });
  expect(await openPdf(locked)).toEqual({ ok: false, error: { code: 'file-encrypted' } });
  expect(await openPdf(locked.slice(0, 60))).toEqual({
    ok: false,
    error: { code: 'file-damaged' },
  });
});

test('the text a scanner hid under its picture is not believed', async () => {
  const pdf = await open(
    new Uint8Array(readFileSync(new URL('../../../../samples/scan-calque.pdf', import.meta.url))),
  );
  expect(pdf.page(0)?.lines).toEqual([]);
  pdf.close();
});
