import { expect, test } from 'vitest';
import { rewardTier, xpReward } from './reward.ts';

test('a perfect copy is worth 100 XP, an empty one 50', () => {
  expect(xpReward(20, 20, 1)).toBe(100);
  expect(xpReward(0, 20, 1)).toBe(50);
});

test('the streak multiplies the reward, and it never falls under 10', () => {
  expect(xpReward(12.5, 20, 1.5)).toBe(122);
  expect(xpReward(0, 20, 0.1)).toBe(10);
});

test('each tier starts exactly at its percentage', () => {
  expect([18, 16, 14, 12, 11.9].map((grade) => rewardTier(grade, 20))).toEqual([
    'excellent',
    'very-good',
    'good',
    'fair',
    'can-do-better',
  ]);
});
