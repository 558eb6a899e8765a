import type { InstitutionalCode } from '#domain/codes/institutional-code.ts';

export type Redemption = {
  userId: string;
  institutionName: string;
  code: string;
  expiresAt: Date;
};

export type CodeStore = {
  /** Active and not expired at that moment. */
  findUsable(code: string, now: Date): Promise<InstitutionalCode | undefined>;
  /** Takes one place; false when there is none left. A hundred at once: never one too many. */
  takePlace(codeId: string, now: Date): Promise<boolean>;
  /** False when this person already has an active redemption. */
  redeem(redemption: { userId: string; codeId: string; expiresAt: Date }): Promise<boolean>;
  findActive(userId: string, now: Date): Promise<Redemption | undefined>;
  addFailure(userId: string, addressHash: string, at: Date): Promise<void>;
  countFailures(userId: string, addressHash: string, since: Date): Promise<number>;
  /** Closes what is over and answers whose it was. */
  closeExpired(now: Date): Promise<string[]>;
  /** Redemptions to end before that moment, and Pro with them, whose owners were not told yet; marks them told. */
  takeToWarn(now: Date, before: Date): Promise<(Redemption & { email: string })[]>;
  create(code: Omit<InstitutionalCode, 'id' | 'usedCount' | 'isActive'>): Promise<boolean>;
  setActive(codeId: string, isActive: boolean): Promise<boolean>;
};
