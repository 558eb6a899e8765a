import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { BillingStore, CustomerState } from '#application/billing/ports.ts';
import type { Database } from './database.ts';
import {
  billingCustomers,
  billingEvents,
  billingLetters,
  billingOrders,
  contractActs,
  invoices,
  subscriptions,
} from './plans-schema.ts';
import { user } from './schema.ts';

export const billingStore = (db: Database): BillingStore => ({
  async findCustomer(userId) {
    const [row] = await db
      .select({ customerId: billingCustomers.customerId })
      .from(billingCustomers)
      .where(eq(billingCustomers.userId, userId));
    return row?.customerId;
  },

  async saveCustomer(userId, customerId) {
    await db.insert(billingCustomers).values({ userId, customerId }).onConflictDoNothing();
  },

  async lockCustomer(customerId) {
    const [row] = await db
      .select({ userId: billingCustomers.userId })
      .from(billingCustomers)
      .where(eq(billingCustomers.customerId, customerId))
      .for('update');
    return row?.userId;
  },

  listCustomers: async () =>
    (await db.select({ id: billingCustomers.customerId }).from(billingCustomers)).map(
      ({ id }) => id,
    ),

  async saveState(userId, state, at) {
    await db
      .update(billingCustomers)
      .set({ syncedAt: at, cardFingerprint: state.cardFingerprint })
      .where(eq(billingCustomers.userId, userId));
    for (const { discount: _, ...row } of state.subscriptions) {
      const set = { ...row, userId, orderId: await knownOrder(db, userId, row.orderId) };
      await db
        .insert(subscriptions)
        .values(set)
        .onConflictDoUpdate({ target: subscriptions.id, set });
    }
    await saveInvoices(db, userId, state);
  },

  async createOrder(order) {
    await db.insert(billingOrders).values(order);
  },

  findOrder: async (orderId) =>
    (await db.select().from(billingOrders).where(eq(billingOrders.id, orderId)))[0],

  findOrderByReference: async (reference) =>
    (
      await db
        .select()
        .from(billingOrders)
        .where(eq(billingOrders.reference, reference.trim().toUpperCase()))
    )[0],

  subscriptions: (userId) =>
    db.select().from(subscriptions).where(eq(subscriptions.userId, userId)),

  invoices: (userId) =>
    db.select().from(invoices).where(eq(invoices.userId, userId)).orderBy(desc(invoices.issuedAt)),

  async findAccountsByEmail(email) {
    const address = email.trim().toLowerCase();
    const own = await db.select({ id: user.id }).from(user).where(eq(user.email, address));
    const paid = await db
      .selectDistinct({ id: billingOrders.userId })
      .from(billingOrders)
      .where(eq(sql`lower(${billingOrders.payerEmail})`, address));
    return [...new Set([...own, ...paid].map(({ id }) => id))];
  },

  async addEvent({ id, type, objectId, customerId }) {
    const added = await db
      .insert(billingEvents)
      .values({ id, type, objectId, customerId })
      .onConflictDoNothing()
      .returning({ id: billingEvents.id });
    return added.length === 1;
  },

  async takeEvent(id) {
    const [row] = await db
      .select()
      .from(billingEvents)
      .where(and(eq(billingEvents.id, id), isNull(billingEvents.appliedAt)))
      .for('update');
    return row;
  },

  async markApplied(id, at) {
    await db.update(billingEvents).set({ appliedAt: at }).where(eq(billingEvents.id, id));
  },

  async claimLetter(key, userId) {
    const claimed = await db
      .insert(billingLetters)
      .values({ key, userId })
      .onConflictDoNothing()
      .returning({ key: billingLetters.key });
    return claimed.length === 1;
  },

  async addAct(act) {
    await db.insert(contractActs).values(act);
  },
});

/** The order's number comes back through the provider: it is believed only when it is this person's. */
async function knownOrder(db: Database, userId: string, orderId: string | null) {
  if (!orderId) return null;
  const [row] = await db
    .select({ id: billingOrders.id })
    .from(billingOrders)
    .where(and(eq(billingOrders.id, orderId), eq(billingOrders.userId, userId)));
  return row?.id ?? null;
}

async function saveInvoices(db: Database, userId: string, state: CustomerState) {
  for (const invoice of state.invoices) {
    const set = { ...invoice, userId };
    await db.insert(invoices).values(set).onConflictDoUpdate({ target: invoices.id, set });
  }
}
