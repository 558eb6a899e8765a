import { createHash } from 'node:crypto';
import { createRoute, OpenAPIHono } from '@hono/zod-openapi';
import { redeemCode } from '#application/codes/redeem-code.ts';
import type { Ports } from '#application/ports.ts';
import { CLIENT_ADDRESS_HEADER } from '#contract/client-address-header.ts';
import { codeRedemption, redemptionView } from '#contract/rights.ts';
import { bodyOf, bounded, jsonOf, onInvalid } from './describe.ts';
import { refuse } from './refuse.ts';
import { type FindSession, requireMember, requireSession, type Variables } from './session.ts';

type Needs = { ports: Ports; findSession: FindSession };

/** The codes that schools hand out. */
export function codeRoutes({ ports, findSession }: Needs) {
  const routes = new OpenAPIHono<Variables>({ defaultHook: onInvalid });
  routes.use('/codes/redeem', requireSession(findSession), requireMember, bounded(4_096));
  routes.openapi(
    createRoute({
      method: 'post',
      path: '/codes/redeem',
      summary: "Ouvre un mois de Pro avec le code d'un établissement",
      request: bodyOf(codeRedemption),
      responses: jsonOf(redemptionView),
    }),
    async (c) => {
      const { userId } = c.var.person;
      const address = c.req.header(CLIENT_ADDRESS_HEADER) ?? `person:${userId}`;
      const addressHash = createHash('sha256').update(address).digest('hex');
      const typed = c.req.valid('json').code;
      const redeemed = await redeemCode({ userId, typed, addressHash }, ports);
      if (!redeemed.ok) return refuse(c, redeemed.error);
      const { expiresAt, institutionName } = redeemed.value;
      return c.json({ expiresAt: expiresAt.toISOString(), institutionName }, 200);
    },
  );
  return routes;
}
