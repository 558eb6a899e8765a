import { OpenAPIHono, z } from '@hono/zod-openapi';
import {
  DEMONSTRATION_ACTS,
  type DemonstrationAct,
  type DemonstrationCheckoutView,
  type DemonstrationInvoiceView,
  type DemonstrationPortalView,
} from '#contract/billing.ts';
import { bounded, onInvalid } from './describe.ts';
import { refuse } from './refuse.ts';
import type { Variables } from './session.ts';

/** The pages of a payment provider that takes no money; ids cannot be guessed, as the real one's cannot. */
export type DemonstrationDesk = {
  checkout(id: string): Promise<DemonstrationCheckoutView | undefined>;
  /** False when the card is refused. */
  pay(id: string, card: string): Promise<boolean>;
  portal(id: string): Promise<DemonstrationPortalView | undefined>;
  act(portalId: string, act: DemonstrationAct): Promise<boolean>;
  invoice(id: string): Promise<DemonstrationInvoiceView | undefined>;
};

const payment = z.object({ card: z.enum(['carte-acceptee', 'carte-refusee']) });
const act = z.object({ act: z.enum(DEMONSTRATION_ACTS) });

export function billingDemonstrationRoutes(desk: DemonstrationDesk) {
  const routes = new OpenAPIHono<Variables>({ defaultHook: onInvalid });
  routes.use('/demonstration/*', bounded(1_024));

  routes.get('/demonstration/checkout/:id', async (c) => {
    const view = await desk.checkout(c.req.param('id'));
    return view ? c.json(view) : refuse(c, { code: 'not-found' });
  });
  routes.post('/demonstration/checkout/:id', async (c) => {
    const { success, data } = payment.safeParse(await c.req.json().catch(() => undefined));
    if (!success) return refuse(c, { code: 'invalid-input', fields: ['card'] });
    return c.json({ paid: await desk.pay(c.req.param('id'), data.card) });
  });
  routes.get('/demonstration/portal/:id', async (c) => {
    const view = await desk.portal(c.req.param('id'));
    return view ? c.json(view) : refuse(c, { code: 'not-found' });
  });
  routes.post('/demonstration/portal/:id', async (c) => {
    const { success, data } = act.safeParse(await c.req.json().catch(() => undefined));
    if (!success) return refuse(c, { code: 'invalid-input', fields: ['act'] });
    const isDone = await desk.act(c.req.param('id'), data.act);
    return isDone ? c.json({ success: true }) : refuse(c, { code: 'not-found' });
  });
  routes.get('/demonstration/invoices/:id', async (c) => {
    const view = await desk.invoice(c.req.param('id'));
    return view ? c.json(view) : refuse(c, { code: 'not-found' });
  });
  return routes;
}
