import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import { cancelContract } from '#application/billing/cancel-contract.ts';
import { openCheckout, openPortal } from '#application/billing/open-checkout.ts';
import { receivePaymentEvent } from '#application/billing/receive-payment-event.ts';
import { resumeSubscription } from '#application/billing/resume-subscription.ts';
import { withdrawFromContract } from '#application/billing/withdraw-from-contract.ts';
import type { Ports } from '#application/ports.ts';
import {
  billingView,
  checkoutRequest,
  checkoutView,
  contractDeclaration,
  portalView,
  withdrawalView,
} from '#contract/billing.ts';
import { subscriptionView } from '#contract/house.ts';
import { isPro } from '#domain/account/plan.ts';
import { currentSubscription, givesPro } from '#domain/billing/subscription.ts';
import { describeBilling } from './billing-view.ts';
import { bodyOf, bounded, jsonOf, onInvalid } from './describe.ts';
import { limitRate } from './limit-rate.ts';
import { refuse } from './refuse.ts';
import { type FindSession, requireMember, requireSession, type Variables } from './session.ts';

type Needs = { ports: Ports; findSession: FindSession; publicUrl: string };

const done = z.object({ success: z.literal(true) });
const DONE = { success: true as const };
const MAX_EVENT = 1_048_576;

/** Everything about money and contracts. */
export function billingRoutes({ ports, findSession, publicUrl }: Needs) {
  const routes = new OpenAPIHono<Variables>({ defaultHook: onInvalid });
  const signedIn = requireSession(findSession);
  const member = requireMember;
  for (const path of ['/functions/check-subscription', '/billing']) {
    routes.use(path, signedIn, bounded(4_096));
  }
  for (const path of [
    '/functions/create-checkout',
    '/functions/customer-portal',
    '/billing/resume',
  ]) {
    routes.use(path, signedIn, member, bounded(4_096));
  }
  routes.use('/contract/*', limitRate({ max: 30, windowSeconds: 3_600 }), bounded(4_096));
  routes.use('/webhooks/stripe', bounded(MAX_EVENT));

  routes.openapi(
    createRoute({
      method: 'post',
      path: '/functions/check-subscription',
      summary: "Dit si la personne connectée a l'offre Pro",
      responses: jsonOf(subscriptionView),
    }),
    async (c) => {
      const { userId } = c.var.person;
      const account = await ports.accounts.find(userId);
      const subscribed = account !== undefined && isPro(account.plan);
      const tier = subscribed && account.plan !== 'pro_lifetime' ? account.plan : null;
      const paid = currentSubscription(await ports.billing.subscriptions(userId));
      const school = await ports.codes.findActive(userId, ports.clock.now());
      const end = paid && givesPro(paid) ? paid.currentPeriodEnd : school?.expiresAt;
      return c.json(
        {
          subscribed,
          subscription_tier: tier,
          subscription_end: subscribed && end ? end.toISOString() : null,
        },
        200,
      );
    },
  );

  routes.openapi(
    createRoute({
      method: 'post',
      path: '/functions/create-checkout',
      summary: 'Ouvre la page de paiement ; le prix est celui du serveur',
      request: bodyOf(checkoutRequest),
      responses: jsonOf(checkoutView),
    }),
    async (c) => {
      const opened = await openCheckout(c.var.person.userId, c.req.valid('json'), publicUrl, ports);
      return opened.ok ? c.json(opened.value, 200) : refuse(c, opened.error);
    },
  );

  routes.openapi(
    createRoute({
      method: 'post',
      path: '/functions/customer-portal',
      summary: "Ouvre la page où l'abonnement se gère",
      responses: jsonOf(portalView),
    }),
    async (c) => {
      const opened = await openPortal(c.var.person.userId, publicUrl, ports);
      return opened.ok ? c.json(opened.value, 200) : refuse(c, opened.error);
    },
  );

  routes.openapi(
    createRoute({
      method: 'get',
      path: '/billing',
      summary: "L'abonnement, les factures et le code d'établissement de la personne connectée",
      responses: jsonOf(billingView),
    }),
    async (c) => c.json(await describeBilling(c.var.person.userId, ports), 200),
  );

  routes.openapi(
    createRoute({
      method: 'post',
      path: '/billing/resume',
      summary: 'Reprend un abonnement résilié dont la période court encore',
      responses: jsonOf(done),
    }),
    async (c) => {
      const resumed = await resumeSubscription(c.var.person.userId, ports);
      return resumed.ok ? c.json(DONE, 200) : refuse(c, resumed.error);
    },
  );

  routes.openapi(
    createRoute({
      method: 'post',
      path: '/contract/cancellations',
      summary: 'Résilie un contrat, avec ou sans connexion ; un accusé de réception part par mail',
      request: bodyOf(contractDeclaration),
      responses: jsonOf(done),
    }),
    async (c) => {
      const person = await findSession(c.req.raw.headers);
      await cancelContract({ ...c.req.valid('json'), userId: person?.userId }, ports);
      return c.json(DONE, 200);
    },
  );

  routes.openapi(
    createRoute({
      method: 'post',
      path: '/contract/withdrawals',
      summary: 'Renonce à un contrat dans les quatorze jours',
      request: bodyOf(contractDeclaration),
      responses: jsonOf(withdrawalView),
    }),
    async (c) => {
      const person = await findSession(c.req.raw.headers);
      const declaration = { ...c.req.valid('json'), userId: person?.userId };
      const withdrawn = await withdrawFromContract(declaration, ports);
      return withdrawn.ok ? c.json(withdrawn.value, 200) : refuse(c, withdrawn.error);
    },
  );

  routes.post('/webhooks/stripe', async (c) => {
    const body = await c.req.text();
    const taken = await receivePaymentEvent(body, c.req.header('stripe-signature'), ports);
    return taken.ok
      ? c.json({ received: true })
      : refuse(c, { code: 'invalid-input', fields: ['signature'] });
  });
  return routes;
}
