import { expect, test } from 'vitest';
import { aGradedCopy } from '#testing/a-graded-copy.ts';
import type { Subject } from '../exam/exam.ts';
import { BADGE_CODES, BADGES, type BadgeCode, type Deeds, earnedBadges } from './badges.ts';
import { addDays } from './day.ts';

const NOTHING: Deeds = { copies: [], bestStreak: 0, revisionDays: 0, cardsAnswered: 0 };
const grades = (...all: number[]) => ({ copies: all.map((grade) => aGradedCopy({ grade })) });
const subjects = (...all: Subject[]) => ({
  copies: all.map((subject) => aGradedCopy({ subject })),
});
const many = (copies: number) => grades(...Array.from({ length: copies }, () => 9));
const SIX = ['mathematiques', 'physique-chimie', 'svt', 'francais', 'philosophie'] as const;

/** For each badge, deeds that just miss it and deeds that just earn it. */
const EDGES: Record<BadgeCode, [Partial<Deeds>, Partial<Deeds>]> = {
  'first-copy': [{}, many(1)],
  'ten-copies': [many(9), many(10)],
  'thirty-copies': [many(29), many(30)],
  'streak-3': [{ bestStreak: 2 }, { bestStreak: 3 }],
  'streak-7': [{ bestStreak: 6 }, { bestStreak: 7 }],
  'streak-30': [{ bestStreak: 29 }, { bestStreak: 30 }],
  'mention-12': [grades(11.9), grades(12)],
  'mention-14': [grades(13.9), grades(14)],
  'mention-16': [grades(15.9), grades(16)],
  'mention-18': [grades(17.9), grades(18)],
  'personal-best': [grades(9, 10, 10), grades(9, 10, 11)],
  'plus-three': [grades(9, 11.9), grades(9, 10, 12)],
  'three-subjects': [subjects('svt', 'ses'), subjects('svt', 'ses', 'anglais')],
  'all-subjects': [subjects(...SIX, 'anglais', 'ses'), subjects(...SIX, 'histoire-geo')],
  'clean-copy': [
    { copies: [aGradedCopy({ faults: {}, grade: 9 })] },
    { copies: [aGradedCopy({ faults: {}, grade: 10 })] },
  ],
  'no-fault-twice': [
    { copies: [aGradedCopy({ faults: { HOM_A: 2 } }), aGradedCopy({ faults: { HOM_A: 1 } })] },
    { copies: [aGradedCopy({ faults: { HOM_A: 2 } }), aGradedCopy({ faults: { ORTH: 1 } })] },
  ],
  'first-revision': [{ cardsAnswered: 2 }, { revisionDays: 1 }],
  'hundred-cards': [{ cardsAnswered: 99 }, { cardsAnswered: 100 }],
  'mock-exam': [many(1), { copies: [aGradedCopy({ examType: 'mock' })] }],
  comeback: [
    { copies: [aGradedCopy({}), aGradedCopy({ day: addDays(aGradedCopy({}).day, 13) })] },
    { copies: [aGradedCopy({}), aGradedCopy({ day: addDays(aGradedCopy({}).day, 14) })] },
  ],
};

test('there are twenty badges', () => expect(BADGE_CODES).toHaveLength(20));

test.each(BADGE_CODES)('%s is earned exactly when its deed is done', (code) => {
  const [missed, done] = EDGES[code];
  expect(BADGES[code].isEarned({ ...NOTHING, ...missed })).toBe(false);
  expect(BADGES[code].isEarned({ ...NOTHING, ...done })).toBe(true);
});

test('a pupil who has done nothing has nothing', () => expect(earnedBadges(NOTHING)).toEqual([]));
