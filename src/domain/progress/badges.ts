import { SUBJECTS } from '../exam/exam.ts';
import { daysBetween } from './day.ts';
import type { GradedCopy } from './graded-copy.ts';

export type Rarity = 'legendary' | 'epic' | 'rare' | 'other';

/** What badges are judged on. Copies come oldest first. */
export type Deeds = {
  copies: readonly GradedCopy[];
  bestStreak: number;
  revisionDays: number;
  cardsAnswered: number;
};

type Rule = { rarity: Rarity; isEarned(deeds: Deeds): boolean };

const GAIN = 3;
const BREAK_DAYS = 14;
const ADVERTISED = SUBJECTS.filter((subject) => subject !== 'anglais' && subject !== 'ses');

const copies = (most: number) => (deeds: Deeds) => deeds.copies.length >= most;
const streak = (days: number) => (deeds: Deeds) => deeds.bestStreak >= days;
const grade = (least: number) => (deeds: Deeds) => deeds.copies.some((c) => c.grade >= least);
const subjectsOf = (deeds: Deeds) => new Set(deeds.copies.map(({ subject }) => subject));
/** True when a copy and everything sent before it satisfy the test. */
const someCopy =
  (test: (copy: GradedCopy, before: readonly GradedCopy[]) => boolean) =>
  ({ copies: all }: Deeds) =>
    all.some((copy, index) => test(copy, all.slice(0, index)));
const categoriesOf = ({ faults }: GradedCopy) =>
  Object.keys(faults).filter((category) => faults[category]! > 0);

/** The twenty badges, in the order of the collection. Each is earned once and kept. */
export const BADGES = {
  'first-copy': { rarity: 'other', isEarned: copies(1) },
  'ten-copies': { rarity: 'rare', isEarned: copies(10) },
  'thirty-copies': { rarity: 'epic', isEarned: copies(30) },
  'streak-3': { rarity: 'other', isEarned: streak(3) },
  'streak-7': { rarity: 'rare', isEarned: streak(7) },
  'streak-30': { rarity: 'legendary', isEarned: streak(30) },
  'mention-12': { rarity: 'other', isEarned: grade(12) },
  'mention-14': { rarity: 'rare', isEarned: grade(14) },
  'mention-16': { rarity: 'epic', isEarned: grade(16) },
  'mention-18': { rarity: 'legendary', isEarned: grade(18) },
  'personal-best': {
    rarity: 'other',
    isEarned: someCopy(
      (copy, before) => before.length >= 2 && before.every((b) => b.grade < copy.grade),
    ),
  },
  'plus-three': {
    rarity: 'epic',
    isEarned: someCopy((copy, before) => {
      const first = before.find(({ subject }) => subject === copy.subject);
      return first !== undefined && copy.grade - first.grade >= GAIN;
    }),
  },
  'three-subjects': { rarity: 'other', isEarned: (deeds) => subjectsOf(deeds).size >= 3 },
  'all-subjects': {
    rarity: 'legendary',
    isEarned: (deeds) => ADVERTISED.every((subject) => subjectsOf(deeds).has(subject)),
  },
  'clean-copy': {
    rarity: 'rare',
    isEarned: someCopy((copy) => categoriesOf(copy).length === 0 && copy.grade >= 10),
  },
  'no-fault-twice': {
    rarity: 'epic',
    isEarned: someCopy((copy, before) => {
      const last = before.at(-1);
      if (!last || categoriesOf(last).length === 0) return false;
      return categoriesOf(last).every((category) => !categoriesOf(copy).includes(category));
    }),
  },
  'first-revision': { rarity: 'other', isEarned: ({ revisionDays }) => revisionDays >= 1 },
  'hundred-cards': { rarity: 'rare', isEarned: ({ cardsAnswered }) => cardsAnswered >= 100 },
  'mock-exam': { rarity: 'rare', isEarned: someCopy(({ examType }) => examType === 'mock') },
  comeback: {
    rarity: 'other',
    isEarned: someCopy((copy, before) => {
      const last = before.at(-1);
      return last !== undefined && daysBetween(last.day, copy.day) >= BREAK_DAYS;
    }),
  },
} as const satisfies Record<string, Rule>;

export type BadgeCode = keyof typeof BADGES;
export const BADGE_CODES = Object.keys(BADGES) as BadgeCode[];

export const earnedBadges = (deeds: Deeds): BadgeCode[] =>
  BADGE_CODES.filter((code) => BADGES[code].isEarned(deeds));
