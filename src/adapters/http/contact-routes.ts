import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import { type ContactDesk, writeToSupport } from '#application/contact/write-to-support.ts';
import type { Letters } from '#application/mail.ts';
import { contactForm } from '#contract/contact.ts';
import { bodyOf, bounded, jsonOf, onInvalid } from './describe.ts';
import { limitRate } from './limit-rate.ts';

export type ContactNeeds = {
  letters: Letters;
  contact: { desk: ContactDesk; supportEmail: string };
};

const MESSAGES_PER_HOUR = 5;

/** The form of /contact: anyone may write, without an account. */
export function contactRoutes({ letters, contact }: ContactNeeds) {
  const routes = new OpenAPIHono({ defaultHook: onInvalid });
  routes.use(
    '/contact',
    limitRate({ max: MESSAGES_PER_HOUR, windowSeconds: 3_600 }),
    bounded(32_768),
  );
  routes.openapi(
    createRoute({
      method: 'post',
      path: '/contact',
      summary: 'Écrit au support',
      request: bodyOf(contactForm),
      responses: jsonOf(z.object({ success: z.literal(true) })),
    }),
    async (c) => {
      await writeToSupport(c.req.valid('json'), { letters, ...contact });
      return c.json({ success: true as const }, 200);
    },
  );
  return routes;
}
