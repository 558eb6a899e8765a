export type Referral = {
  userId: string;
  referrerId: string;
  createdAt: Date;
  convertedAt: Date | null;
};

export type ReferralStore = {
  findCode(userId: string): Promise<string | undefined>;
  /** False when the code is already somebody's; the person's first code stays. */
  saveCode(userId: string, code: string): Promise<boolean>;
  findOwner(code: string): Promise<string | undefined>;
  findReferrer(userId: string): Promise<string | undefined>;
  signedUpAt(userId: string): Promise<Date | undefined>;
  create(referral: { userId: string; referrerId: string; code: string; at: Date }): Promise<void>;
  /** The referrer, the first time this invitation counts; undefined when it counts already or never will. */
  convert(userId: string, at: Date): Promise<string | undefined>;
  /** The referrer, when an invitation that counted no longer does. */
  revert(userId: string): Promise<string | undefined>;
  refuse(userId: string, reason: string): Promise<void>;
  countConverted(referrerId: string): Promise<number>;
  list(referrerId: string): Promise<Referral[]>;
  /** Whether both pay with the same card. */
  shareCard(userId: string, otherId: string): Promise<boolean>;
};
