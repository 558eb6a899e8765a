import { expect, test } from 'vitest';
import { trustPolicy } from './trusted-types.ts';

const { createHTML, createScriptURL } = trustPolicy('https://laureat.example/correction');

test('[G2] markup made of a text is refused, emptying an element is not', () => {
  expect(createHTML('<img src=x onerror=alert(1)>')).toBeNull();
  expect(createHTML(' ')).toBeNull();
  expect(createHTML('')).toBe('');
});

test.each([
  'https://evil.example/assets/a.js',
  '//evil.example/assets/a.js',
  'data:text/javascript,alert(1)',
  'blob:https://laureat.example/x',
  'javascript:alert(1)',
  '/api/exams/x/pages/1',
  '/assets/../api/a.js',
])('[G2] %s is no script of ours', (address) => {
  expect(createScriptURL(address)).toBeNull();
});

test('[G2] our own files are', () => {
  for (const address of ['/service-worker.js', '/assets/darkroom-worker-B1_x.js'])
    expect(createScriptURL(address)).toBe(address);
});
