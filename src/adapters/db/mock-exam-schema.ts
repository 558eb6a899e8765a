import { boolean, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { Answers } from '#domain/mock-exam/answers.ts';
import type { Mode } from '#domain/mock-exam/attempt.ts';
import { user } from './schema.ts';

const at = () => timestamp({ withTimezone: true });

export const mockAttempts = pgTable('mock_attempts', {
  id: uuid().primaryKey(),
  userId: text()
    .notNull()
    .references(() => user.id),
  templateId: text().notNull(),
  mode: text().$type<Mode>().notNull(),
  extraTime: boolean().notNull().default(false),
  timeLimitSeconds: integer(),
  answers: jsonb().$type<Answers>().notNull().default({}),
  startedAt: at().notNull(),
  savedAt: at().notNull(),
  activeSeconds: integer().notNull().default(0),
  submittedAt: at(),
  closedBy: text().$type<'pupil' | 'clock'>(),
  timeSpentSeconds: integer(),
  examId: uuid(),
});
