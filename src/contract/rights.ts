import { z } from '@hono/zod-openapi';
import { AGE_BANDS } from '#domain/account/age-band.ts';
import { MAX_CODE_LENGTH } from '#domain/codes/institutional-code.ts';

export const codeRedemption = z
  .object({ code: z.string().min(1).max(MAX_CODE_LENGTH) })
  .openapi('CodeRedemption');

export const redemptionView = z
  .object({ institutionName: z.string(), expiresAt: z.iso.datetime() })
  .openapi('Redemption');
export type RedemptionView = z.infer<typeof redemptionView>;

/** The address is typed again: nobody closes an account by a slip of the finger. */
export const deletionRequest = z
  .object({ email: z.string().min(3).max(254) })
  .openapi('DeletionRequest');

export const storageView = z
  .object({ usedBytes: z.number(), maxBytes: z.number() })
  .openapi('StorageRoom');

export const CONSENT_KINDS = ['cookies'] as const;
export const consentChoice = z
  .object({ kind: z.enum(CONSENT_KINDS), choice: z.enum(['accept', 'refuse']) })
  .openapi('ConsentChoice');

export const ageAnswer = z
  .object({ ageBand: z.enum(AGE_BANDS), parentEmail: z.email().max(254).optional() })
  .openapi('AgeAnswer');
export type AgeAnswer = z.infer<typeof ageAnswer>;
