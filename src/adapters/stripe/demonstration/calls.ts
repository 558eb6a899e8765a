import { endSubscription } from './acts.ts';
import type { ChargeThing, CheckoutSession, Customer, SubscriptionThing, Thing } from './books.ts';
import type { Desk } from './provider.ts';
import {
  branch,
  type Form,
  failure,
  json,
  listOf,
  missing,
  parseForm,
  randomId,
  text,
} from './wire.ts';

/** Answers one call of the real library. A POST repeated under its key gets its first answer again. */
export async function answerCall(url: URL, init: RequestInit, desk: Desk): Promise<Response> {
  const method = init.method ?? 'GET';
  const body = typeof init.body === 'string' ? init.body : '';
  const form = parseForm(method === 'POST' ? body : url.search.slice(1));
  const path = url.pathname.replace(/^\/v1\//, '');
  const key = new Headers(init.headers).get('idempotency-key');
  const seen = key && method === 'POST' ? await desk.shelf.get(`key_${key}`) : undefined;
  if (seen) return json(seen.answer);
  const response = await route(method, path, form, desk);
  if (key && method === 'POST' && response.ok) {
    const answer = await response.clone().json();
    await desk.shelf.put({ id: `key_${key}`, object: 'idempotency_key', answer });
  }
  return response;
}

async function route(method: string, path: string, form: Form, desk: Desk): Promise<Response> {
  const [resource, id] = splitPath(path);
  if (method === 'POST' && !id) {
    const create = CREATE[resource];
    return create ? create(form, desk) : missing(path);
  }
  if (method === 'GET' && !id) return list(resource, form, desk);
  const thing = id ? await desk.shelf.get(id) : undefined;
  if (!thing) return missing(path);
  if (method === 'GET') return json(await expanded(thing, form, desk));
  if (method === 'POST' && path.endsWith('/expire')) {
    const expired = { ...thing, status: 'expired' };
    await desk.publish('checkout.session.expired', expired);
    return json(expired);
  }
  if (method === 'POST' && resource === 'subscriptions') return update(thing, form, desk);
  if (method === 'DELETE' && resource === 'subscriptions') {
    return json(await endSubscription(thing as SubscriptionThing, desk));
  }
  if (method === 'DELETE' && resource === 'customers') return forget(thing as Customer, desk);
  return missing(path);
}

function splitPath(path: string): [string, string | undefined] {
  const parts = path.split('/');
  const isNested = parts[0] === 'checkout' || parts[0] === 'billing_portal';
  return isNested ? [`${parts[0]}/${parts[1]}`, parts[2]] : [parts[0]!, parts[1]];
}

const OBJECT_OF: Record<string, string> = {
  'checkout/sessions': 'checkout.session',
  subscriptions: 'subscription',
  invoices: 'invoice',
  charges: 'charge',
};

async function list(resource: string, form: Form, desk: Desk): Promise<Response> {
  const object = OBJECT_OF[resource];
  if (!object) return missing(resource);
  const customer = text(form, 'customer');
  const all = await desk.shelf.list(object);
  const status = text(form, 'status');
  const theirs = all
    .filter((thing) => !customer || thing.customer === customer)
    .filter((thing) => !status || status === 'all' || thing.status === status);
  return listOf(`/v1/${resource}`, theirs);
}

async function expanded(thing: Thing, form: Form, desk: Desk): Promise<Thing> {
  const wanted = Object.values(branch(form, 'expand'));
  if (thing.object !== 'dispute' || !wanted.includes('charge')) return thing;
  return { ...thing, charge: await desk.shelf.get(String(thing.charge)) };
}

type Create = (form: Form, desk: Desk) => Promise<Response>;

const CREATE: Record<string, Create> = {
  async customers(form, desk) {
    const customer: Customer = {
      id: `cus_${randomId(14)}`,
      object: 'customer',
      email: text(form, 'email') ?? null,
      metadata: branch(form, 'metadata'),
      created: desk.seconds(),
    };
    await desk.publish('customer.created', customer);
    return json(customer);
  },

  async coupons(form, desk) {
    const id = text(form, 'id') ?? randomId(8);
    if (await desk.shelf.get(id)) {
      return failure(400, 'resource_already_exists', 'Coupon already exists.');
    }
    const coupon = { id, object: 'coupon', amount_off: Number(text(form, 'amount_off') ?? 0) };
    await desk.shelf.put(coupon);
    return json(coupon);
  },

  async 'checkout/sessions'(form, desk) {
    const line = branch(branch(form, 'line_items'), '0');
    const cents = Number(text(line, 'price_data', 'unit_amount'));
    const coupon = text(branch(branch(form, 'discounts'), '0'), 'coupon') ?? null;
    const off = coupon ? Number((await desk.shelf.get(coupon))?.amount_off ?? 0) : 0;
    const id = `cs_test_${randomId(40)}`;
    const session: CheckoutSession = {
      id,
      object: 'checkout.session',
      mode: 'subscription',
      status: 'open',
      customer: text(form, 'customer')!,
      url: `${desk.publicUrl}/demonstration/paiement/${id}`,
      unit_amount: cents,
      amount_total: cents - off,
      coupon,
      metadata: branch(form, 'metadata') as Record<string, string>,
      success_url: text(form, 'success_url')!,
      cancel_url: text(form, 'cancel_url')!,
      subscription: null,
    };
    await desk.shelf.put(session);
    return json(session);
  },

  async 'billing_portal/sessions'(form, desk) {
    const id = `bps_${randomId(32)}`;
    const portal = {
      id,
      object: 'billing_portal.session',
      customer: text(form, 'customer'),
      return_url: text(form, 'return_url'),
      url: `${desk.publicUrl}/demonstration/portail/${id}`,
    };
    await desk.shelf.put(portal);
    return json(portal);
  },

  async refunds(form, desk) {
    const intent = text(form, 'payment_intent');
    const charges = (await desk.shelf.list('charge')) as ChargeThing[];
    const charge = charges.find(
      ({ id, payment_intent }) => payment_intent === intent || id === text(form, 'charge'),
    );
    if (!charge) return missing(intent ?? 'charge');
    const amount = Number(text(form, 'amount') ?? charge.amount);
    if (charge.amount_refunded + amount > charge.amount) {
      return failure(400, 'charge_already_refunded', 'Charge has already been refunded.');
    }
    const refunded = { ...charge, amount_refunded: charge.amount_refunded + amount };
    await desk.publish('charge.refunded', refunded);
    return json({ id: `re_${randomId()}`, object: 'refund', amount, charge: charge.id });
  },
};

async function update(thing: Thing, form: Form, desk: Desk): Promise<Response> {
  const before = thing as SubscriptionThing;
  const cancel = text(form, 'cancel_at_period_end');
  const discounts = form.discounts;
  const after: SubscriptionThing = {
    ...before,
    ...(cancel === undefined ? {} : { cancel_at_period_end: cancel === 'true' }),
    metadata: { ...before.metadata, ...(branch(form, 'metadata') as Record<string, string>) },
    ...(discounts === undefined
      ? {}
      : { coupon: text(branch(branch(form, 'discounts'), '0'), 'coupon') ?? null }),
  };
  await desk.publish('customer.subscription.updated', after);
  return json(after);
}

/** The person is erased, their contracts end, the invoices stay: as the real provider does. */
async function forget(customer: Customer, desk: Desk): Promise<Response> {
  const subscriptions = (await desk.shelf.list('subscription')) as SubscriptionThing[];
  for (const one of subscriptions) {
    if (one.customer === customer.id && one.status !== 'canceled') await endSubscription(one, desk);
  }
  const gone: Customer = { id: customer.id, object: 'customer', email: null, deleted: true };
  await desk.publish('customer.deleted', gone);
  return json(gone);
}
