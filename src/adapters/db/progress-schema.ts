import {
  boolean,
  date,
  integer,
  jsonb,
  numeric,
  pgTable,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import type { CriterionKey } from '#domain/correction/rubric.ts';
import type { ExamType, Level, Subject } from '#domain/exam/exam.ts';
import type { BadgeCode, Rarity } from '#domain/progress/badges.ts';
import type { XpKind } from '#domain/progress/graded-copy.ts';
import type { NoticeKind } from '#domain/progress/notice.ts';
import type { CardContent, CardMemory } from '#domain/progress/revision-card.ts';
import type { ShareContent } from '#domain/progress/share-link.ts';
import type { VictoryPlan } from '#domain/progress/victory-plan.ts';
import type { WeeklyReport } from '#domain/progress/weekly-report.ts';

// The migrations are the truth; this file tells TypeScript about them. A test holds the two together.
const at = () => timestamp({ withTimezone: true });
const day = () => date({ mode: 'string' });
const grade = () => numeric({ precision: 4, scale: 2, mode: 'number' });

export const xpLedger = pgTable('xp_ledger', {
  userId: text().notNull(),
  kind: text().$type<XpKind>().notNull(),
  source: text().notNull(),
  xp: integer().notNull(),
  day: day().notNull(),
  earnedAt: at().notNull().defaultNow(),
});

export const gradedCopies = pgTable('graded_copies', {
  examId: uuid().primaryKey(),
  userId: text().notNull(),
  resultId: uuid().notNull(),
  subject: text().$type<Subject>().notNull(),
  level: text().$type<Level>().notNull(),
  examType: text().$type<ExamType>().notNull(),
  day: day().notNull(),
  grade: grade().notNull(),
  low: grade().notNull(),
  high: grade().notNull(),
  subScores: jsonb().$type<Record<CriterionKey, number>>().notNull(),
  faults: jsonb().$type<Record<string, number>>().notNull(),
  weaknesses: jsonb().$type<Record<string, number>>().notNull(),
  sentAt: at().notNull(),
});

export const userBadges = pgTable('user_badges', {
  id: uuid().primaryKey().defaultRandom(),
  userId: text().notNull(),
  badgeName: text().$type<BadgeCode>().notNull(),
  badgeIcon: text().notNull(),
  rarity: text().$type<Rarity>().notNull(),
  earnedAt: at().notNull().defaultNow(),
});

export const progressChoices = pgTable('progress_choices', {
  userId: text().primaryKey(),
  dailyGoalXp: integer().$type<30 | 60 | 100>().notNull().default(30),
  weeklyDays: integer().$type<3 | 5 | 7>().notNull().default(5),
  targetGrade: grade(),
  mailResults: boolean().notNull().default(false),
  mailRewards: boolean().notNull().default(false),
  mailStreak: boolean().notNull().default(false),
  weeklyReport: boolean().notNull().default(false),
  unsubscribeToken: uuid().notNull().defaultRandom(),
});

export const notices = pgTable('notices', {
  id: uuid().primaryKey().defaultRandom(),
  userId: text().notNull(),
  kind: text().$type<NoticeKind>().notNull(),
  source: text().notNull(),
  details: jsonb().$type<Record<string, string | number>>().notNull().default({}),
  createdAt: at().notNull().defaultNow(),
  seenAt: at(),
  mailedAt: at(),
});

export const revisionCards = pgTable('revision_cards', {
  id: uuid().primaryKey().defaultRandom(),
  userId: text().notNull(),
  examId: uuid(),
  slug: text().notNull(),
  category: text().notNull(),
  content: jsonb().$type<CardContent>().notNull(),
  memory: jsonb().$type<CardMemory>().notNull(),
  dueAt: at().notNull(),
  createdAt: at().notNull().defaultNow(),
});

export const revisionAnswers = pgTable('revision_answers', {
  id: uuid().primaryKey(),
  userId: text().notNull(),
  cardId: uuid().notNull(),
  day: day().notNull(),
  rating: smallint().$type<1 | 2 | 3 | 4>().notNull(),
  isRight: boolean().notNull(),
  answeredAt: at().notNull().defaultNow(),
});

export const victoryPlans = pgTable('victory_plans', {
  userId: text().primaryKey(),
  plan: jsonb().$type<VictoryPlan>().notNull(),
  isPersonal: boolean().notNull(),
  madeAt: at().notNull(),
});

export const weeklyReports = pgTable('weekly_reports', {
  userId: text().notNull(),
  monday: day().notNull(),
  report: jsonb().$type<WeeklyReport>().notNull(),
  madeAt: at().notNull().defaultNow(),
});

export const shareLinks = pgTable('share_links', {
  id: uuid().primaryKey().defaultRandom(),
  userId: text().notNull(),
  name: text().notNull(),
  tokenHash: text().notNull(),
  contents: text().array().$type<ShareContent[]>().notNull(),
  createdAt: at().notNull().defaultNow(),
  expiresAt: at().notNull(),
  revokedAt: at(),
  openedAt: at(),
  timesOpened: integer().notNull().default(0),
});
