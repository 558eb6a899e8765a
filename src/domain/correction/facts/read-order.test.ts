import { expect, test } from 'vitest';
import { readOrder } from './read-order.ts';

const essay = [
  'La technique nous libère-t-elle ? Nous verrons d’abord ce qu’elle apporte, puis ce qu’elle coûte.',
  'D’abord, l’outil prolonge la main et rend la main plus forte. L’outil épargne la peine.',
  'Cependant, cette peine épargnée devient une dépendance : nous ne savons plus nous passer de l’outil.',
  'Enfin, comprendre cette dépendance permet d’en sortir, car savoir rend libre.',
  'En conclusion, nous avons vu que la technique libère celui qui la comprend.',
];
const order = (indices: number[]) =>
  readOrder(indices.map((i) => ({ start: i, end: i + 1, text: essay[i]! })));

test('an essay in order keeps all its landmarks', () => {
  expect(order([0, 1, 2, 3, 4]).kept).toBeGreaterThan(0.85);
  expect(order([0, 1, 2, 3, 4]).breaks).toEqual([]);
});

test.each([
  [[4, 1, 2, 3, 0]],
  [[0, 3, 2, 1, 4]],
  [[2, 1, 0, 4, 3]],
  [[1, 2, 3, 4, 0]],
  [[3, 0, 4, 1, 2]],
])('the same paragraphs in the order %s are worth less', (indices) => {
  expect(order(indices).kept).toBeLessThan(order([0, 1, 2, 3, 4]).kept);
});

test('two paragraphs have no order to break', () => {
  expect(order([4, 0])).toMatchObject({ breaks: [], kept: 1 });
});
