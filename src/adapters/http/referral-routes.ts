import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import type { Ports } from '#application/ports.ts';
import { claimReferral } from '#application/referral/claim-referral.ts';
import {
  referralAnalytics,
  referralCodeOf,
  referralDiscountOf,
} from '#application/referral/referral-summary.ts';
import {
  referralAnalyticsView,
  referralClaim,
  referralDiscountView,
  referralLinkView,
} from '#contract/referral.ts';
import { bodyOf, bounded, jsonOf, onInvalid } from './describe.ts';
import { type FindSession, requireMember, requireSession, type Variables } from './session.ts';

type Needs = { ports: Ports; findSession: FindSession; publicUrl: string };

/** Inviting friends: the code, what it earned, and the claim of somebody who came by Google. */
export function referralRoutes({ ports, findSession, publicUrl }: Needs) {
  const routes = new OpenAPIHono<Variables>({ defaultHook: onInvalid });
  for (const path of [
    '/functions/generate-referral-link',
    '/functions/calculate-referral-discount',
    '/referral-analytics',
  ]) {
    routes.use(path, requireSession(findSession), requireMember, bounded(4_096));
  }
  routes.use('/referral-claim', requireSession(findSession), bounded(4_096));

  routes.openapi(
    createRoute({
      method: 'post',
      path: '/functions/generate-referral-link',
      summary: "Le code d'invitation de la personne connectée, et son lien",
      responses: jsonOf(referralLinkView),
    }),
    async (c) => {
      const code = await referralCodeOf(c.var.person.userId, ports);
      const link = `${publicUrl}/signup?ref=${code}`;
      return c.json({ success: true, data: { code, link }, error: null }, 200);
    },
  );

  routes.openapi(
    createRoute({
      method: 'post',
      path: '/functions/calculate-referral-discount',
      summary: 'La remise que donnent les invitations réussies',
      responses: jsonOf(referralDiscountView),
    }),
    async (c) => {
      const data = await referralDiscountOf(c.var.person.userId, ports);
      return c.json({ success: true, data, error: null }, 200);
    },
  );

  routes.openapi(
    createRoute({
      method: 'get',
      path: '/referral-analytics',
      summary: 'Les chiffres du parrainage',
      responses: jsonOf(referralAnalyticsView),
    }),
    async (c) => c.json(await referralAnalytics(c.var.person.userId, ports), 200),
  );

  routes.openapi(
    createRoute({
      method: 'post',
      path: '/referral-claim',
      summary: "Note qui a invité la personne connectée, dans la journée de l'inscription",
      request: bodyOf(referralClaim),
      responses: jsonOf(z.object({ success: z.boolean() })),
    }),
    async (c) => {
      const claimed = await claimReferral(c.var.person.userId, c.req.valid('json').ref, ports);
      return c.json({ success: claimed.ok }, 200);
    },
  );
  return routes;
}
