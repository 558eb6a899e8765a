import { expect, test } from 'vitest';
import { aRubric } from '#testing/a-rubric.ts';
import { checkRubric } from './check-rubric.ts';

test('a whole rubric has nothing to say against it', () => {
  expect(checkRubric(aRubric())).toEqual([]);
});

test('weights that do not make 100 are refused', () => {
  const rubric = aRubric();
  rubric.criteria.exemples.weight = 20;
  expect(checkRubric(rubric)).toEqual(['PH-DIS: the weights add up to 110, not 100']);
});

test('a gap between two bands is refused', () => {
  const rubric = aRubric();
  rubric.scale[2] = { ...rubric.scale[2]!, from: 11 };
  expect(checkRubric(rubric).join()).toContain('gap before A2');
});

test('lengths that do not rise are refused', () => {
  const length = {
    veryShort: 800,
    short: 750,
    expected: [1200, 2200] as [number, number],
    long: 3000,
  };
  expect(checkRubric(aRubric({ length })).join()).toContain('do not rise');
});
