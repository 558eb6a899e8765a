import { expect, test } from 'vitest';
import { takeTurns } from './take-turns.ts';

test('never more at once than allowed, each in its turn, a failure gives its place back', async () => {
  const inTurn = takeTurns(2);
  let underWay = 0;
  let most = 0;
  const order: number[] = [];
  const work = (n: number) => async () => {
    most = Math.max(most, ++underWay);
    await new Promise(setImmediate);
    underWay--;
    order.push(n);
    if (n % 3 === 0) throw new Error('wrong');
    return n;
  };
  const outcomes = await Promise.allSettled(Array.from({ length: 20 }, (_, n) => inTurn(work(n))));
  expect(most).toBe(2);
  expect(order).toEqual(Array.from({ length: 20 }, (_, n) => n));
  expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(7);
});
