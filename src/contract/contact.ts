import { z } from '@hono/zod-openapi';
import { cleanText } from '#domain/exam/copy-reading.ts';

/** What the contact form sends. */
export const contactForm = z
  .object({
    email: z.email().max(254),
    message: z.string().trim().min(1).max(5_000).overwrite(cleanText),
  })
  .openapi('ContactForm');
export type ContactForm = z.infer<typeof contactForm>;
