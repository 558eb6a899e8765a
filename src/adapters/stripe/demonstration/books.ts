/** An object of the provider, in its own words. */
export type Thing = { id: string; object: string; [name: string]: unknown };

/** Where the provider keeps its objects: memory in tests, the database in a demonstration. */
export type Shelf = {
  get(id: string): Promise<Thing | undefined>;
  put(thing: Thing): Promise<void>;
  /** Newest first, as the provider lists. */
  list(object: string): Promise<Thing[]>;
};

export function shelfInMemory(): Shelf {
  const things = new Map<string, Thing>();
  return {
    get: async (id) => structuredClone(things.get(id)),
    async put(thing) {
      things.set(thing.id, structuredClone(thing));
    },
    list: async (object) =>
      structuredClone([...things.values()].filter((thing) => thing.object === object).reverse()),
  };
}

export type Customer = Thing & { email: string | null; deleted?: true };
export type CheckoutSession = Thing & {
  customer: string;
  status: 'open' | 'complete' | 'expired';
  url: string;
  amount_total: number;
  unit_amount: number;
  coupon: string | null;
  success_url: string;
  cancel_url: string;
  metadata: Record<string, string>;
  subscription: string | null;
};
export type SubscriptionThing = Thing & {
  customer: string;
  status: string;
  start_date: number;
  cancel_at: number | null;
  cancel_at_period_end: boolean;
  ended_at: number | null;
  canceled_at: number | null;
  metadata: Record<string, string>;
  coupon: string | null;
  items: {
    object: 'list';
    data: {
      id: string;
      object: 'subscription_item';
      price: { unit_amount: number };
      current_period_start: number;
      current_period_end: number;
    }[];
  };
};
export type InvoiceThing = Thing & {
  customer: string;
  customer_email: string | null;
  number: string;
  status: 'open' | 'paid' | 'void';
  amount_due: number;
  amount_paid: number;
  created: number;
  parent: { subscription_details: { subscription: string } };
  payments: { object: 'list'; data: Thing[] };
};
export type ChargeThing = Thing & {
  customer: string;
  amount: number;
  amount_refunded: number;
  payment_intent: string;
  paid: boolean;
};
