import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { preparePage } from '../page/prepare-page.ts';
import { assessPage, isBlurred, isCut, isDark } from './assess-page.ts';
import { decodeImage } from './decode-image.ts';

const troublesOf = async (file: string) => {
  const decoded = await decodeImage(
    readFileSync(new URL(`../../../../samples/${file}`, import.meta.url)),
  );
  if (!decoded.ok) throw new Error(decoded.error.code);
  const { grey, flat, lines, toPhoto } = preparePage(decoded.value);
  const quality = assessPage(grey, flat, lines.rows, decoded.value.grey, toPhoto);
  return { blurred: isBlurred(quality), dark: isDark(quality), cut: isCut(quality) };
};

test.each([
  ['floue.jpg', { blurred: true, dark: false, cut: false }],
  ['sombre.jpg', { blurred: false, dark: true, cut: false }],
  ['coupee.jpg', { blurred: false, dark: false, cut: true }],
  ['photo-bruit.jpg', { blurred: false, dark: false, cut: false }],
])('%s: %o', { timeout: 30_000 }, async (file, troubles) => {
  expect(await troublesOf(file)).toEqual(troubles);
});
