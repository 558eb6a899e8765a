import { expect, test } from 'vitest';
import { decidePlan, type PlanSources } from './decide-plan.ts';
import { entitlementsOf } from './entitlements.ts';
import { PLANS } from './plan.ts';

test.each(PLANS)('the rights of %s agree with one another', (plan) => {
  const rights = entitlementsOf(plan);
  expect(rights.correctionsADay === null).toBe(rights.isPro);
  expect(rights.pdfExport).toBe(rights.isPro);
  expect(rights.expectedAnswers).toBe(rights.isPro);
  expect(rights.mayEnter).toBe(plan !== 'suspended');
});

test('a free pupil has one correction a day, two detailed ones, a hundred signs of comment', () => {
  expect(entitlementsOf('free')).toMatchObject({
    correctionsADay: 1,
    detailedCorrections: 2,
    commentLength: 100,
    pdfExport: false,
    mayUpgrade: true,
  });
});

test('only a subscription can be managed', () => {
  expect(PLANS.filter((plan) => entitlementsOf(plan).managesSubscription)).toEqual(['pro']);
});

const NOW = new Date('2026-11-15T12:00:00Z');
const nothing: PlanSources = {
  isSuspended: false,
  granted: null,
  hasSubscription: false,
  institutionalUntil: null,
};
const later = new Date('2026-12-01T00:00:00Z');
const before = new Date('2026-11-01T00:00:00Z');

test.each([
  ['free', {}],
  ['pro', { hasSubscription: true }],
  ['pro', { granted: 'pro' }],
  ['pro_lifetime', { granted: 'pro_lifetime', hasSubscription: true }],
  ['pro_institutional', { institutionalUntil: later }],
  ['free', { institutionalUntil: before }],
  ['pro', { hasSubscription: true, institutionalUntil: later }],
  ['suspended', { isSuspended: true, granted: 'pro_lifetime', hasSubscription: true }],
] as const)('%s comes from %o', (plan, sources) => {
  expect(decidePlan({ ...nothing, ...sources }, NOW)).toBe(plan);
});
