import { z } from '@hono/zod-openapi';
import { PLANS } from '#domain/account/plan.ts';
import { MAX_CODE_LENGTH, MIN_CODE_LENGTH } from '#domain/codes/institutional-code.ts';
import { cleanText } from '#domain/exam/copy-reading.ts';

const when = z.iso.datetime();

export const adminUserView = z
  .object({
    id: z.string(),
    email: z.string(),
    role: z.enum(['pupil', 'admin']),
    plan: z.enum(PLANS),
    grantedPlan: z.enum(['pro', 'pro_lifetime']).nullable(),
    isSuspended: z.boolean(),
    deletionRequested: z.boolean(),
    emailConfirmed: z.boolean(),
    createdAt: when,
    exams: z.int(),
  })
  .openapi('AdminUser');
export type AdminUserView = z.infer<typeof adminUserView>;

export const accountChange = z
  .discriminatedUnion('action', [
    z.object({ action: z.enum(['suspend', 'reopen']) }),
    z.object({ action: z.enum(['promote', 'demote']) }),
    z.object({ action: z.literal('grant'), plan: z.enum(['pro', 'pro_lifetime']).nullable() }),
  ])
  .openapi('AccountChange');
export type AccountChangeRequest = z.infer<typeof accountChange>;

export const adminCodeView = z
  .object({
    id: z.string(),
    code: z.string(),
    institutionName: z.string(),
    isActive: z.boolean(),
    expiresAt: when,
    createdAt: when,
    usedCount: z.int(),
    maxUsers: z.int(),
    activeUsers: z.int(),
  })
  .openapi('AdminCode');
export type AdminCodeView = z.infer<typeof adminCodeView>;

export const newCode = z
  .object({
    institutionName: z.string().trim().min(2).max(120).overwrite(cleanText),
    /** Left out, one that nobody guesses is drawn. */
    code: z
      .string()
      .regex(/^[A-Z0-9-]+$/)
      .min(MIN_CODE_LENGTH)
      .max(MAX_CODE_LENGTH)
      .optional(),
    maxUsers: z.int().min(1).max(10_000),
    expiresAt: when,
  })
  .openapi('NewCode');
export type NewCode = z.infer<typeof newCode>;

export const codeSwitch = z.object({ isActive: z.boolean() }).openapi('CodeSwitch');

export const adminErrorView = z.object({
  id: z.string(),
  type: z.string(),
  message: z.string(),
  url: z.string().nullable(),
  severity: z.string(),
  errorId: z.string().nullable(),
  times: z.int(),
  people: z.int(),
  firstAt: when,
  lastAt: when,
});
export type AdminErrorView = z.infer<typeof adminErrorView>;

export const auditView = z.object({
  id: z.string(),
  admin: z.string().nullable(),
  action: z.string(),
  target: z.string().nullable(),
  details: z.record(z.string(), z.unknown()),
  createdAt: when,
});
export type AuditView = z.infer<typeof auditView>;

export const actView = z.object({
  id: z.string(),
  kind: z.string(),
  email: z.string(),
  reference: z.string().nullable(),
  outcome: z.string(),
  createdAt: when,
});
export type ActView = z.infer<typeof actView>;

export const healthView = z
  .object({
    jobsWaiting: z.int(),
    jobsFailed: z.int(),
    errorsToday: z.int(),
    errorKindsToday: z.int(),
    eventsWaiting: z.int(),
    visitorsToday: z.int(),
    examsToday: z.int(),
    failedToday: z.int(),
    oldestWaitingSeconds: z.int().nullable(),
    database: z.enum(['up', 'down']),
  })
  .openapi('AdminHealth');
export type HealthView = z.infer<typeof healthView>;
