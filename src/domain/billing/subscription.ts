/** The provider's own words for the life of a subscription. */
export const SUBSCRIPTION_STATUSES = [
  'incomplete',
  'incomplete_expired',
  'trialing',
  'active',
  'past_due',
  'unpaid',
  'canceled',
  'paused',
] as const;
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number];

export type Subscription = {
  id: string;
  userId: string;
  orderId: string | null;
  status: SubscriptionStatus;
  amountCents: number;
  startedAt: Date;
  currentPeriodStart: Date;
  currentPeriodEnd: Date;
  cancelAtPeriodEnd: boolean;
  endedAt: Date | null;
};

/** A refused renewal keeps Pro while the provider tries the card again; when it gives up, the status changes. */
const OPEN: readonly SubscriptionStatus[] = ['trialing', 'active', 'past_due'];

export const givesPro = ({ status }: Pick<Subscription, 'status'>): boolean =>
  OPEN.includes(status);

/** Over for good: nothing more will ever be charged. */
export const isOver = ({ status }: Pick<Subscription, 'status'>): boolean =>
  status === 'canceled' || status === 'incomplete_expired';

/** The one worth showing: what is open, else the latest. */
export function currentSubscription<S extends Pick<Subscription, 'status' | 'startedAt'>>(
  subscriptions: readonly S[],
): S | undefined {
  const latestFirst = subscriptions.toSorted((a, b) => +b.startedAt - +a.startedAt);
  return latestFirst.find(givesPro) ?? latestFirst[0];
}
