import { z } from '@hono/zod-openapi';
import { cleanText } from '#domain/exam/copy-reading.ts';

/** What a visitor's browser must know before anyone signs in. */
export const configView = z
  .object({
    productName: z.string(),
    googleSignIn: z.boolean(),
    mailbox: z.boolean(),
    /** What runs in demonstration mode, so that the screen can say it. */
    demonstration: z.array(z.enum(['database', 'mail', 'payment', 'grader', 'reader', 'files'])),
  })
  .openapi('Config');
export type ConfigView = z.infer<typeof configView>;

export const securityRequirementView = z
  .object({
    id: z.string(),
    requirementType: z.string(),
    description: z.string(),
    dashboardUrl: z.string().nullable(),
    status: z.string(),
    createdAt: z.iso.datetime(),
  })
  .openapi('SecurityRequirement');
export type SecurityRequirementView = z.infer<typeof securityRequirementView>;

export const mailSummary = z
  .object({ id: z.string(), to: z.string(), subject: z.string(), sentAt: z.iso.datetime() })
  .openapi('MailSummary');
export const mailView = mailSummary.extend({ html: z.string(), text: z.string() }).openapi('Mail');
export type MailSummary = z.infer<typeof mailSummary>;
export type MailView = z.infer<typeof mailView>;

/** Keys of links travel behind the path of a page: they are nobody's to keep. */
const withoutQuery = (url: string) => url.replace(/[?#].*$/s, '');

/** The body of the named call `monitoring-dashboard`. */
export const errorReport = z
  .object({
    action: z.literal('log_error'),
    error: z.object({
      type: z.string().min(1).max(100).overwrite(cleanText),
      message: z.string().max(2_000).overwrite(cleanText),
      stack: z.string().max(10_000).overwrite(cleanText).optional(),
      component: z.string().max(5_000).overwrite(cleanText).optional(),
      url: z.string().max(2_000).overwrite(cleanText).overwrite(withoutQuery),
      timestamp: z.iso.datetime(),
      errorId: z.string().min(1).max(64).overwrite(cleanText),
    }),
  })
  .openapi('ErrorReport');
export type ErrorReport = z.infer<typeof errorReport>;

/** The answer of the named call `check-subscription`. */
export const subscriptionView = z
  .object({
    subscribed: z.boolean(),
    subscription_tier: z.string().nullable(),
    subscription_end: z.iso.datetime().nullable(),
  })
  .openapi('Subscription');
export type SubscriptionView = z.infer<typeof subscriptionView>;
