import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import type { LastJob } from '#application/correction/last-job.ts';
import type { ResultOutput, ResultRecord } from '#application/correction/result-record.ts';
import type { AgeBand } from '#domain/account/age-band.ts';
import type { Plan } from '#domain/account/plan.ts';
import type { Correction } from '#domain/correction/correction.ts';
import type { CopyReading } from '#domain/exam/copy-reading.ts';
import type { ExamFile, ExamStatus, ExamType, Level, Subject } from '#domain/exam/exam.ts';
import type { WordFix } from '#domain/exam/word-fix.ts';
import type { Refusal } from '#domain/refusal.ts';

// The migrations are the truth; this file tells TypeScript about them. A test holds the two together.
const at = () => timestamp({ withTimezone: true });
const createdAt = () => at().notNull().defaultNow();
const ownerId = () =>
  text()
    .notNull()
    .references(() => user.id);

export const user = pgTable('user', {
  id: text().primaryKey(),
  name: text().notNull(),
  email: text().notNull(),
  emailVerified: boolean().notNull().default(false),
  image: text(),
  role: text().$type<'pupil' | 'admin'>().notNull().default('pupil'),
  ageBand: text().$type<AgeBand>().notNull().default('15to17'),
  parentEmail: text(),
  referralCode: text(),
  createdAt: createdAt(),
  updatedAt: createdAt(),
});

export const session = pgTable('session', {
  id: text().primaryKey(),
  token: text().notNull(),
  userId: ownerId(),
  expiresAt: at().notNull(),
  ipAddress: text(),
  userAgent: text(),
  createdAt: createdAt(),
  updatedAt: createdAt(),
});

export const account = pgTable('account', {
  id: text().primaryKey(),
  accountId: text().notNull(),
  providerId: text().notNull(),
  userId: ownerId(),
  accessToken: text(),
  refreshToken: text(),
  idToken: text(),
  accessTokenExpiresAt: at(),
  refreshTokenExpiresAt: at(),
  scope: text(),
  password: text(),
  createdAt: createdAt(),
  updatedAt: createdAt(),
});

export const verification = pgTable('verification', {
  id: text().primaryKey(),
  identifier: text().notNull(),
  value: text().notNull(),
  expiresAt: at().notNull(),
  createdAt: createdAt(),
  updatedAt: createdAt(),
});

export const rateLimit = pgTable('rate_limit', {
  id: text().primaryKey(),
  key: text().notNull(),
  count: integer().notNull(),
  lastRequest: bigint({ mode: 'number' }).notNull(),
});

export const signInTries = pgTable(
  'sign_in_tries',
  {
    account: text().notNull(),
    address: text().notNull(),
    tries: integer().notNull(),
    lastAt: at().notNull(),
    until: at().notNull(),
    knownUntil: at(),
    forgetAt: at().generatedAlwaysAs(sql`greatest(until, known_until)`),
  },
  ({ account, address }) => [primaryKey({ columns: [account, address] })],
);

export const profiles = pgTable('profiles', {
  userId: text()
    .primaryKey()
    .references(() => user.id),
  plan: text().$type<Plan>().notNull().default('free'),
  locale: text().$type<'fr' | 'en'>().notNull().default('fr'),
  grantedPlan: text().$type<'pro' | 'pro_lifetime'>(),
  suspendedAt: at(),
  deletionRequestedAt: at(),
  ageKnown: boolean().notNull().default(true),
  createdAt: createdAt(),
  updatedAt: createdAt(),
});

export const parentConsents = pgTable('parent_consents', {
  userId: text().primaryKey(),
  parentEmail: text().notNull(),
  tokenHash: text().notNull(),
  askedAt: createdAt(),
  expiresAt: at().notNull(),
  decision: text().$type<'accept' | 'refuse'>(),
  decidedAt: at(),
});

export const exams = pgTable('exams', {
  id: uuid().primaryKey(),
  userId: ownerId(),
  subject: text().$type<Subject>().notNull(),
  examType: text().$type<ExamType>().notNull(),
  level: text().$type<Level>().notNull(),
  status: text().$type<ExamStatus>().notNull().default('pending'),
  imageUrls: jsonb().$type<ExamFile[]>().notNull(),
  ocrText: text(),
  exercise: text(),
  subjectText: text(),
  checkAsked: boolean().notNull().default(false),
  metadata: jsonb().$type<Record<string, unknown>>().notNull().default({}),
  failure: jsonb().$type<Refusal>(),
  idempotencyKey: text().notNull(),
  mockExamType: text().$type<'practice' | 'timed'>(),
  timeLimitMinutes: integer(),
  startedAt: at(),
  completedAt: at(),
  timeSpentSeconds: integer(),
  createdAt: createdAt(),
});

const grade = () => numeric({ precision: 4, scale: 2, mode: 'number' });

export const results = pgTable('results', {
  id: uuid().primaryKey(),
  userId: ownerId(),
  examId: uuid()
    .notNull()
    .references(() => exams.id),
  grade: grade(),
  maxGrade: grade().notNull().default(20),
  feedback: text().notNull(),
  corrections: jsonb().$type<ResultRecord['corrections']>().notNull().default([]),
  modelUsed: text().notNull(),
  outputJson: jsonb().$type<ResultOutput>().notNull(),
  createdAt: createdAt(),
});

export const readings = pgTable('readings', {
  examId: uuid().primaryKey(),
  reading: jsonb().$type<CopyReading>().notNull(),
  awaitsCheck: boolean().notNull().default(false),
  fixes: jsonb().$type<WordFix[]>().notNull().default([]),
  checkedAt: at(),
  readAt: createdAt(),
});

export const correctionCredits = pgTable('correction_credits', {
  examId: uuid().primaryKey(),
  userId: ownerId(),
  day: date({ mode: 'string' }).notNull(),
  attempts: integer().notNull().default(1),
  returnedAt: at(),
});

export const verdicts = pgTable('verdicts', {
  userId: ownerId(),
  fingerprint: text().notNull(),
  correction: jsonb().$type<Correction>().notNull(),
  examId: uuid(),
  createdAt: createdAt(),
});

export const lastJobs = pgTable('last_jobs', {
  examId: uuid().primaryKey(),
  diagnostic: jsonb().$type<LastJob>().notNull(),
  createdAt: createdAt(),
});

export const userStats = pgTable('user_stats', {
  userId: text().primaryKey(),
  currentXp: integer().notNull().default(0),
  currentLevel: integer().notNull().default(1),
  currentStreak: integer().notNull().default(0),
  bestStreak: integer().notNull().default(0),
  totalCorrections: integer().notNull().default(0),
  weeklyCorrections: integer().notNull().default(0),
  averageGrade: grade(),
  bestGrade: grade(),
  favoriteSubject: text().$type<Subject>(),
  updatedAt: createdAt(),
});

export const securityRequirements = pgTable('security_requirements', {
  id: uuid().primaryKey().defaultRandom(),
  requirementType: text().notNull(),
  description: text().notNull(),
  dashboardUrl: text(),
  status: text().notNull().default('requires_manual_config'),
  createdAt: createdAt(),
});

export const applicationErrors = pgTable('application_errors', {
  id: uuid().primaryKey().defaultRandom(),
  errorType: text().notNull(),
  errorMessage: text().notNull(),
  stackTrace: text(),
  userId: text(),
  url: text(),
  userAgent: text(),
  severity: text().notNull().default('error'),
  metadata: jsonb().$type<Record<string, unknown>>().notNull().default({}),
  createdAt: createdAt(),
  fingerprint: text(),
});

export const mails = pgTable('mails', {
  id: uuid().primaryKey(),
  to: text().notNull(),
  subject: text().notNull(),
  html: text().notNull(),
  text: text().notNull(),
  sentAt: createdAt(),
});

export const settings = pgTable('settings', {
  name: text().primaryKey(),
  value: text().notNull(),
});
