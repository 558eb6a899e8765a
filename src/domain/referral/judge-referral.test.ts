import { expect, test } from 'vitest';
import { judgeReferral } from './judge-referral.ts';

const NOW = new Date('2026-11-15T12:00:00Z');
const invitation = {
  userId: 'new',
  signedUpAt: new Date('2026-11-15T11:59:00Z'),
  alreadyInvited: false,
  referrerId: 'friend',
  referrersOfReferrer: ['grandfriend'],
};

test('a newcomer invited by a friend counts', () => {
  expect(judgeReferral(invitation, NOW).ok).toBe(true);
});

test.each([
  ['own-code', { referrerId: 'new' }],
  ['loop', { referrersOfReferrer: ['grandfriend', 'new'] }],
  ['already-invited', { alreadyInvited: true }],
  ['too-late', { signedUpAt: new Date('2026-11-10T00:00:00Z') }],
] as const)('%s is refused', (problem, change) => {
  expect(judgeReferral({ ...invitation, ...change }, NOW)).toEqual({ ok: false, error: problem });
});
