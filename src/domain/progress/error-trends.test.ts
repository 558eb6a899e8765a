import { expect, test } from 'vitest';
import { aGradedCopy } from '#testing/a-graded-copy.ts';
import { errorTrends } from './error-trends.ts';

const copiesWith = (...counts: number[]) =>
  counts.map((times) => aGradedCopy({ faults: times > 0 ? { HOM_A: times } : {} }));

test('a fault that fades is told from its first figure to its last', () => {
  expect(errorTrends(copiesWith(6, 2, 0))).toEqual([
    { kind: 'fault', category: 'HOM_A', counts: [6, 2, 0], direction: 'gone' },
  ]);
});

test('from nine copies on, copies are counted by three', () => {
  const [trend] = errorTrends(copiesWith(9, 9, 3, 2, 1, 1, 1, 0, 0, 1, 0));
  expect(trend?.counts).toEqual([3 + 2 + 1, 1 + 1 + 0, 0 + 1 + 0]);
});

test('what grows is said to grow, what stays is said to stay', () => {
  expect(errorTrends(copiesWith(1, 1, 3, 4))[0]?.direction).toBe('up');
  expect(errorTrends(copiesWith(2, 2, 2, 2))[0]?.direction).toBe('steady');
});

test('a slip made once is not an error that recurs, and one copy makes no trend', () => {
  expect(errorTrends(copiesWith(0, 1, 0))).toEqual([]);
  expect(errorTrends(copiesWith(9))).toEqual([]);
});

test('weaknesses of method are followed like faults of language', () => {
  const copies = [2, 1, 1].map((times) =>
    aGradedCopy({ faults: {}, weaknesses: { conclusion: times } }),
  );
  expect(errorTrends(copies)).toMatchObject([{ kind: 'weakness', category: 'conclusion' }]);
});
