// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { APPEARANCE, applyAppearance, readAppearance, saveAppearance } from './appearance.ts';

const early = readFileSync(join(import.meta.dirname, '../../public/appearance.js'), 'utf8');
const root = document.documentElement;

function forget() {
  for (const name of Object.keys(APPEARANCE)) delete root.dataset[name];
}
afterEach(() => {
  forget();
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie is what is tested
  document.cookie = 'appearance=; path=/; max-age=0';
});

test('what is chosen is found again', () => {
  const chosen = {
    ...readAppearance(),
    theme: 'dark',
    size: 'larger',
    face: 'opendyslexic',
  } as const;
  saveAppearance(chosen);
  expect(readAppearance()).toEqual(chosen);
});

test('a value nobody offers is taken for the default', () => {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie is what is tested
  document.cookie = `appearance=${encodeURIComponent('theme=rose&size=large')}; path=/`;
  expect(readAppearance()).toMatchObject({ theme: 'system', size: 'large' });
});

test('the script that runs before the first paint sets the same attributes', () => {
  saveAppearance({ ...readAppearance(), theme: 'dark', spacing: 'wide', tint: 'cream' });
  applyAppearance(readAppearance());
  const applied = { ...root.dataset };
  forget();
  new Function(early)();
  expect({ ...root.dataset }).toEqual(applied);
});
