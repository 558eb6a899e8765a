import { z } from '@hono/zod-openapi';
import { cleanText } from '#domain/exam/copy-reading.ts';
import { SUBJECTS } from '#domain/exam/exam.ts';
import { BADGE_CODES } from '#domain/progress/badges.ts';
import { SHARE_CONTENTS, SHARE_DAYS } from '#domain/progress/share-link.ts';
import { errorTrendView, levelView, skillView, subjectScoreView } from './progress.ts';

const subject = z.enum(SUBJECTS);
const day = z.iso.date();

export const shareForm = z
  .object({
    /** What the reader sees as the pupil's name. */
    name: z.string().trim().min(1).max(60).overwrite(cleanText),
    contents: z.array(z.enum(SHARE_CONTENTS)).min(1).max(SHARE_CONTENTS.length),
    days: z.literal(SHARE_DAYS),
  })
  .openapi('ShareLinkForm');
export type ShareForm = z.infer<typeof shareForm>;

export const shareLinkView = z
  .object({
    ...{ id: z.uuid(), name: z.string(), contents: z.array(z.enum(SHARE_CONTENTS)) },
    ...{ createdAt: z.iso.datetime(), expiresAt: z.iso.datetime() },
    state: z.enum(['open', 'expired', 'revoked']),
    openedAt: z.iso.datetime().nullable(),
    timesOpened: z.int(),
  })
  .openapi('ShareLink');
export type ShareLinkView = z.infer<typeof shareLinkView>;

export const createdLinkView = z
  .object({ link: shareLinkView, token: z.string() })
  .openapi('CreatedShareLink');
export type CreatedLinkView = z.infer<typeof createdLinkView>;

export const openLinkForm = z
  .object({ token: z.string().min(20).max(100) })
  .openapi('OpenShareLink');

/** Strict: a figure that was not chosen has no name here, and does not leave the server. */
export const sharedView = z
  .strictObject({
    name: z.string(),
    expiresAt: z.iso.datetime(),
    contents: z.array(z.enum(SHARE_CONTENTS)),
    progress: z
      .strictObject({
        ...{ today: day, level: levelView, copies: z.int(), copiesThisWeek: z.int() },
        streak: z.strictObject({ current: z.int(), best: z.int() }),
        days: z.array(z.strictObject({ day, xp: z.int() })),
      })
      .optional(),
    grades: z
      .strictObject({
        overall: z.number().nullable(),
        subjects: z.array(subjectScoreView),
        copies: z.array(
          z.strictObject({
            ...{ subject, day, grade: z.number(), low: z.number(), high: z.number() },
          }),
        ),
      })
      .optional(),
    skills: z.array(skillView).optional(),
    copies: z.array(z.strictObject({ subject, day, text: z.string() })).optional(),
  })
  .openapi('SharedProgress');
export type SharedView = z.infer<typeof sharedView>;

export const weeklyReportView = z
  .object({
    ...{ monday: day, sunday: day, xp: z.int(), streak: z.int(), daysOfWork: z.array(day) },
    copies: z.array(z.object({ subject, grade: z.number(), day })),
    ...{ average: z.number().nullable(), averageBefore: z.number().nullable() },
    badges: z.array(z.enum(BADGE_CODES)),
    errors: z.array(errorTrendView),
    skills: z.array(skillView),
  })
  .openapi('WeeklyReport');
export type WeeklyReportView = z.infer<typeof weeklyReportView>;

export const unsubscribeForm = z.object({ token: z.uuid() }).openapi('Unsubscribe');
