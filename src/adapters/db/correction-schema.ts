import { integer, jsonb, numeric, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { SecondReading } from '#domain/correction/contest.ts';

// The migrations are the truth; this file tells TypeScript about them. A test holds the two together.
const grade = () => numeric({ precision: 4, scale: 2, mode: 'number' });

export const contests = pgTable('contests', {
  resultId: uuid().notNull(),
  userId: text().notNull(),
  fingerprint: text().notNull(),
  remark: integer().notNull(),
  argument: text().notNull(),
  passage: text(),
  decision: text().$type<SecondReading['decision']>().notNull(),
  reason: jsonb().$type<SecondReading['reason']>().notNull(),
  quotes: jsonb().$type<string[]>().notNull().default([]),
  gradeBefore: grade().notNull(),
  gradeAfter: grade().notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
});
