/** A pupil's rows, table by table, as the database itself lists its tables: a new one cannot be forgotten. */
export type OwnedRows = Record<string, Record<string, unknown>[]>;

export type RightsStore = {
  /** Every row that belongs to this person, secrets left out. */
  readOwned(userId: string): Promise<OwnedRows>;
  /** Closes the account at once: no session is left, none can be opened. False when it was closed already. */
  lock(userId: string, at: Date): Promise<boolean>;
  /** Whether the account is being erased. */
  isClosing(userId: string): Promise<boolean>;
  listToPurge(requestedBefore: Date): Promise<string[]>;
  /** Erases the account and everything that speaks of it, save what the law wants kept. */
  erase(userId: string): Promise<void>;
  exists(userId: string): Promise<boolean>;
  /** The exams of a person, with the keys of their files: what a sweep must leave alone. */
  listFiled(userId: string): Promise<{ examId: string; keys: string[] }[]>;
  /** Erases logs and traces older than their time; answers how many rows of what. */
  applyRetention(now: Date): Promise<Record<string, number>>;
  addConsent(consent: {
    userId: string;
    kind: string;
    choice: string;
    version: string;
    at: Date;
  }): Promise<void>;
  setAge(userId: string, ageBand: string, parentEmail: string | null): Promise<boolean>;
  /** Counts somebody who agreed to be counted, once a day. */
  countVisit(visitorHash: string, day: string): Promise<void>;
  forgetAge(userId: string): Promise<void>;
};
