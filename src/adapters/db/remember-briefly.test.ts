import { expect, test } from 'vitest';
import { rememberBriefly } from './remember-briefly.ts';

test('those who ask together share one reading', async () => {
  let readings = 0;
  const ask = rememberBriefly(async () => ++readings, 60_000);
  expect(await Promise.all([ask(), ask(), ask()])).toEqual([1, 1, 1]);
  expect(await ask()).toBe(1);
});

test('what was remembered is read again when its time is over', async () => {
  let readings = 0;
  const ask = rememberBriefly(async () => ++readings, 0);
  expect(await ask()).toBe(1);
  expect(await ask()).toBe(2);
});

test('a reading that failed is not remembered', async () => {
  const answers = [() => Promise.reject(new Error('cut')), () => Promise.resolve('back')];
  const ask = rememberBriefly<string>(() => answers.shift()!(), 60_000);
  await expect(ask()).rejects.toThrow('cut');
  expect(await ask()).toBe('back');
});
