import { z } from '@hono/zod-openapi';
import { AGE_BANDS } from '#domain/account/age-band.ts';
import { PLANS } from '#domain/account/plan.ts';

/** The signed-in person, as the browser may know them. */
export const meView = z
  .object({
    user: z.object({
      id: z.string(),
      email: z.email(),
      emailConfirmed: z.boolean(),
      createdAt: z.iso.datetime(),
      provider: z.enum(['email', 'google']),
    }),
    profile: z.object({
      plan: z.enum(PLANS),
      locale: z.enum(['fr', 'en']),
      ageBand: z.enum(AGE_BANDS),
      /** False for those who came by Google and were not asked yet. */
      ageKnown: z.boolean(),
      /** null when no parent needs to agree. */
      parentConfirmed: z.boolean().nullable(),
      dailyCorrectionsUsed: z.int(),
    }),
    isPro: z.boolean(),
    isAdmin: z.boolean(),
    hasPassword: z.boolean(),
    session: z.object({ createdAt: z.iso.datetime(), expiresAt: z.iso.datetime() }),
  })
  .openapi('Me');
export type MeView = z.infer<typeof meView>;

export const localeChange = z.object({ locale: z.enum(['fr', 'en']) }).openapi('LocaleChange');

/** What the sign-up form sends to `/api/auth/sign-up/email`. */
export const signUpExtras = z.object({
  ageBand: z.enum(AGE_BANDS),
  parentEmail: z.email().max(254).optional(),
  ref: z
    .string()
    .regex(/^[A-Z0-9-]{4,20}$/)
    .optional(),
});

/** A first password for an account that came through Google. */
export const firstPassword = z
  .object({ newPassword: z.string().min(1).max(1_000) })
  .openapi('FirstPassword');

export const parentDecision = z
  .object({ token: z.string().min(20).max(200), decision: z.enum(['accept', 'refuse']) })
  .openapi('ParentDecision');

/** What a parent sees before deciding. */
export const parentRequestView = z
  .object({ pupilEmail: z.string(), askedAt: z.iso.datetime(), confirmed: z.boolean() })
  .openapi('ParentRequest');
export type ParentRequestView = z.infer<typeof parentRequestView>;
