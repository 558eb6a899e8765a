import type { Mail } from '../mail.ts';

/** The letters about the contract, dated; their sentences live with the mail adapter. */
export type ContractLetters = {
  orderReceipt(to: string, order: OrderFacts): Mail;
  /** To the payer, who may have no account: it says whose it is. */
  paymentFailed(
    to: string,
    facts: { amountCents: number; accountEmail: string; portalUrl: string },
  ): Mail;
  subscriptionEnded(to: string, facts: { endedAt: Date }): Mail;
  refunded(to: string, facts: { amountCents: number; at: Date }): Mail;
  cancellationReceipt(to: string, facts: ActFacts): Mail;
  withdrawalReceipt(to: string, facts: ActFacts & { refundCents: number | null }): Mail;
  codeExpiring(to: string, facts: { institutionName: string; expiresAt: Date }): Mail;
  deletionReceipt(to: string, facts: { requestedAt: Date; purgeBefore: Date }): Mail;
};

export type OrderFacts = {
  reference: string;
  orderedAt: Date;
  priceCents: number;
  payerName: string | null;
  immediateAccess: boolean;
  withdrawUntil: string;
  accountEmail: string;
  publicUrl: string;
};

export type ActFacts = {
  reference: string | null;
  declaredAt: Date;
  name: string;
  accountEmail: string;
  /** Null when no running contract was found under that name. */
  effectiveAt: Date | null;
  publicUrl: string;
};
