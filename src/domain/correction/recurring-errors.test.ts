import { expect, test } from 'vitest';
import { type FaultCounts, faultCounts, recurringErrors } from './recurring-errors.ts';

test('three of the last five copies make a recurring error', () => {
  const copies: FaultCounts[] = [
    { HOM_A: 1 },
    { ACC_SV: 2 },
    { HOM_A: 1 },
    {},
    { HOM_A: 4 },
    { ACC_SV: 1 },
    { ACC_SV: 1 },
  ];
  expect(recurringErrors(copies)).toEqual(['HOM_A']);
});

test('five times in one copy is enough, in the newest only', () => {
  expect(recurringErrors([{ VER_INF: 5 }])).toEqual(['VER_INF']);
  expect(recurringErrors([{}, { VER_INF: 9 }])).toEqual([]);
});

test('only faults with a category are counted', () => {
  const remarks = [
    { kind: 'fault', category: 'HOM_A' },
    { kind: 'fault', category: 'HOM_A' },
    { kind: 'weakness' },
  ];
  expect(faultCounts(remarks)).toEqual({ HOM_A: 2 });
});
