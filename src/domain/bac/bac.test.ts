import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { compareCases } from '../../../bench/calculator/compare-cases.ts';
import { averageOf } from './average.ts';
import { type BacSession, faultsOfSession } from './bac-session.ts';
import { mentionOdds, passOdds } from './mention-odds.ts';
import { addOption, parseCoefficient, weighOption } from './options.ts';
import { parseGrade } from './parse-grade.ts';
import { fromSaved, toSaved } from './saved-calculator.ts';
import { missingPoints, planOrals, pointsAfterOrals } from './second-group.ts';
import { loadTestCase, type TestCase } from './test-cases.ts';
import { judgeAverage } from './verdict.ts';

const sessions: BacSession[] = JSON.parse(readFileSync('content/bac/sessions.json', 'utf8'));
const reform = sessions[0]!;

test.each(sessions.map((session) => [session.id, session] as const))(
  'the table of %s adds up',
  (_, session) => expect(faultsOfSession(session)).toEqual([]),
);

test.each<[string, number | null | 'refused']>([
  ['12,5', 12.5],
  ['12.5', 12.5],
  ['', null],
  ['   ', null],
  ['0', 0],
  ['20', 20],
  ['20,00', 20],
  ['20,001', 'refused'],
  ['-1', 'refused'],
  ['douze', 'refused'],
  ['1e1', 'refused'],
  ['12,345', 12.35],
  ['1,005', 1.01],
  ['19,999', 20],
  [',5', 0.5],
  [',', 'refused'],
])('"%s" typed as a grade is %s', (typed, expected) => {
  const parsed = parseGrade(typed);
  expect(parsed.ok ? parsed.value : 'refused').toBe(expected);
});

test.each<[TestCase, number, string]>([
  ['assez-bien', 13.01, 'assez-bien'],
  ['second-group', 9.3, 'second-group'],
  ['tres-bien', 16.16, 'tres-bien'],
])('the example "%s" of the specification gives %d', (which, average, outcome) => {
  const { grades, options } = loadTestCase(which, reform, (n) => `Option ${n}`);
  const lines = [...reform.finals, ...reform.continuous].map(({ id, coefficient }) => ({
    coefficient,
    grade: grades[id] ?? null,
  }));
  const found = averageOf([...lines, ...options]).average;
  expect(found).toBe(average);
  const verdict = judgeAverage(found ?? 0, false);
  expect(verdict.decision === 'admitted' ? verdict.mention : verdict.decision).toBe(outcome);
});

test('what has no grade carries no coefficient', () => {
  const lines = [
    { coefficient: 16, grade: 15 },
    { coefficient: 10, grade: null },
  ];
  expect(averageOf(lines)).toEqual({ points: 240, coefficients: 16, average: 15 });
  expect(averageOf([]).average).toBeUndefined();
});

test('a thousand random tables equal an independent computation', () => {
  expect(compareCases(sessions, 1_000, 7).differences).toEqual([]);
});

test('18 is congratulated in the official sessions and simply très bien in the 2019 table', () => {
  expect(judgeAverage(18, true)).toEqual({ decision: 'admitted', mention: 'honours' });
  expect(judgeAverage(18, false)).toEqual({ decision: 'admitted', mention: 'tres-bien' });
  expect(judgeAverage(7.99, true)).toEqual({ decision: 'failed' });
});

test('options never weigh more than their limit', () => {
  const one = addOption([], 10, 'a')!;
  expect(one[0]?.coefficient).toBe(2);
  const { options, cut } = weighOption(one, 10, 'a', 14);
  expect([options[0]?.coefficient, cut]).toEqual([10, true]);
  expect(addOption(options, 10, 'b')).toBeUndefined();
  expect([parseCoefficient('x'), parseCoefficient('2.5'), parseCoefficient('4')]).toEqual([
    0, 0, 4,
  ]);
});

test('what a browser kept comes back, and what it invented does not', () => {
  const entry = loadTestCase('tres-bien', reform, (n) => `Option ${n}`);
  const saved = JSON.parse(JSON.stringify(toSaved(entry, reform)));
  expect(Object.keys(saved)).toEqual([
    'finalExams',
    'ccSubjects',
    'optionalSubjects',
    'showOptions',
  ]);
  expect(fromSaved(saved, reform)).toEqual(entry);
  expect(fromSaved({ finalExams: [{ name: 'Philosophie', grade: 400 }] }, reform).grades).toEqual({
    philosophie: null,
  });
  expect(fromSaved('rien', reform).options).toEqual([]);
});

test('the orals that win the points come least effort first, and no target passes 20', () => {
  const exams = [
    { id: 'a', name: 'Spécialité A', coefficient: 16, grade: 9 },
    { id: 'p', name: 'Philosophie', coefficient: 8, grade: 8 },
    { id: 'f', name: 'Français écrit', coefficient: 5, grade: 19 },
  ];
  const missing = missingPoints(837, 90);
  expect(missing).toBe(63);
  const plans = planOrals(exams, missing);
  expect(plans[0]?.targets.map(({ id }) => id)).toEqual(['a', 'p']);
  for (const { targets } of plans) {
    const orals = Object.fromEntries(targets.map(({ id, oral }) => [id, oral]));
    expect(Math.max(...Object.values(orals))).toBeLessThanOrEqual(20);
    expect(pointsAfterOrals(837, exams, orals)).toBeGreaterThanOrEqual(900);
  }
  expect(planOrals([exams[2]!], missing)).toEqual([]);
  expect(pointsAfterOrals(837, exams, { a: 4 })).toBe(837);
});

test('chances add up to one and follow the grades', () => {
  const line = (grade: number) => ({
    grade,
    coefficient: 10,
    interval: { low: grade - 3, high: grade + 3 },
  });
  const odds = mentionOdds([line(12), line(12)], true)!;
  expect(odds.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 6);
  expect(passOdds(odds)).toBeCloseTo(0.8271, 3);
  expect(passOdds(mentionOdds([line(8), line(8)], true)!)).toBeLessThan(0.2);
  expect(mentionOdds([{ grade: 12, coefficient: 10 }], true)).toBeUndefined();
});
