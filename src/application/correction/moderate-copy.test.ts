import { expect, test } from 'vitest';
import { moderateCopy } from './moderate-copy.ts';

const saying = (level: 'none' | 'high') => ({
  assess: async () => ({
    concern: { level, violence: false, passages: [] },
    abuse: { kind: 'none' as const, passages: [] },
  }),
});
const study = { confirmedStudy: false };

test('[D10] a pupil in danger stops the correction', async () => {
  expect(await moderateCopy('…', study, { moderator: saying('high') })).toMatchObject({
    decision: 'stop',
    reason: 'self_harm',
  });
});

test('a model that sees what the lists missed is heard', async () => {
  const ports = { moderator: saying('none'), secondOpinion: saying('high') };
  expect((await moderateCopy('…', study, ports)).decision).toBe('stop');
});

test('a model that is out of reach stops nobody', async () => {
  const secondOpinion = { assess: () => Promise.reject(new Error('down')) };
  const ports = { moderator: saying('none'), secondOpinion };
  expect((await moderateCopy('…', study, ports)).decision).toBe('mark');
});
