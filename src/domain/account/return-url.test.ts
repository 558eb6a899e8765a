import { expect, test } from 'vitest';
import { safeReturnUrl } from './return-url.ts';

test('[F6] a path of the site is kept with its query', () => {
  expect(safeReturnUrl('/results/12?vue=texte')).toBe('/results/12?vue=texte');
});

test.each([
  undefined,
  '',
  'dashboard',
  'https://ailleurs.example/',
  '//ailleurs.example',
  '/\\ailleurs.example',
  '/\t/ailleurs.example',
  '/%09/../\n//ailleurs.example',
  'javascript:alert(1)',
])('%j leads to the dashboard', (candidate) => {
  expect(safeReturnUrl(candidate)).toBe('/dashboard');
});
