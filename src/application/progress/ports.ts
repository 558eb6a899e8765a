import type { Remark } from '#domain/correction/remarks/verify-remarks.ts';
import type { Subject } from '#domain/exam/exam.ts';
import type { BadgeCode } from '#domain/progress/badges.ts';
import type { Day } from '#domain/progress/day.ts';
import type { GradedCopy, LedgerEntry } from '#domain/progress/graded-copy.ts';
import type { MailChoice, NoticeKind } from '#domain/progress/notice.ts';
import type { CardContent, CardDraft, CardMemory, Rating } from '#domain/progress/revision-card.ts';
import type { ShareContent } from '#domain/progress/share-link.ts';
import type { Stats } from '#domain/progress/stats.ts';
import type { VictoryPlan } from '#domain/progress/victory-plan.ts';
import type { WeeklyReport } from '#domain/progress/weekly-report.ts';

/** Everything kept about a pupil's progress. All of it takes part in a transaction. */
export type ProgressStores = {
  /** Rewards of one pupil take turns, until the transaction ends. */
  lock(userId: string): Promise<void>;
  /** A corrected copy as its reward needs it; undefined while it has no grade. */
  corrected(examId: string): Promise<CorrectedCopy | undefined>;
  /** Exams whose correction has not been rewarded. */
  unrewarded(): Promise<string[]>;
  ledger: {
    /** False when this was given before: the first line stays. */
    give(entry: LedgerEntry & { userId: string }): Promise<boolean>;
    list(userId: string): Promise<LedgerEntry[]>;
  };
  copies: {
    /** A copy corrected again replaces what was known of it. */
    save(copy: GradedCopy & { userId: string; sentAt: Date }): Promise<void>;
    /** Oldest first. */
    list(userId: string): Promise<GradedCopy[]>;
    /** The newest texts, for a link that shows them. */
    texts(userId: string, most: number): Promise<CopyText[]>;
  };
  stats: {
    find(userId: string): Promise<Stats | undefined>;
    save(userId: string, stats: Stats, at: Date): Promise<void>;
    pupils(): Promise<string[]>;
  };
  badges: {
    /** Answers with those not had before. */
    award(userId: string, codes: BadgeCode[], at: Date): Promise<BadgeCode[]>;
    /** Newest first. */
    list(userId: string): Promise<EarnedBadge[]>;
  };
  choices: {
    find(userId: string): Promise<Choices>;
    save(userId: string, changes: Partial<Choices>): Promise<void>;
    unsubscribeToken(userId: string): Promise<string>;
    /** Turns every mail off; false when the token is nobody's. */
    unsubscribe(token: string): Promise<boolean>;
    /** Pupils who chose a kind of mail. */
    whoChose(choice: MailChoice): Promise<string[]>;
  };
  notices: NoticeStore;
  cards: CardStore;
  plans: {
    find(userId: string): Promise<KeptPlan | undefined>;
    save(userId: string, plan: KeptPlan): Promise<void>;
  };
  reports: {
    find(userId: string, monday: Day): Promise<WeeklyReport | undefined>;
    /** False when the week already has its report. */
    save(userId: string, report: WeeklyReport): Promise<boolean>;
  };
  shares: ShareStore;
  /** All that the dashboard shows, of one moment. */
  read(userId: string, today: Day): Promise<KeptProgress>;
};

export type KeptProgress = {
  ledger: LedgerEntry[];
  /** Oldest first. */
  copies: GradedCopy[];
  /** Newest first. */
  badges: EarnedBadge[];
  choices: Choices;
  dueDates: Date[];
  answeredToday: number;
  /** Copies being corrected. */
  underWay: number;
  /** Of the free correction of the day. */
  isCreditUsed: boolean;
  /** The newest ones, newest first. */
  notices: Notice[];
  plan: KeptPlan | undefined;
};

export type CorrectedCopy = Omit<GradedCopy, 'day' | 'faults' | 'weaknesses'> & {
  userId: string;
  maxGrade: number;
  sentAt: Date;
  text: string;
  remarks: Remark[];
};

export type CopyText = { subject: Subject; day: Day; text: string };
export type EarnedBadge = { code: BadgeCode; earnedAt: Date };
export type KeptPlan = { plan: VictoryPlan; isPersonal: boolean; madeAt: Date };

export type Choices = {
  dailyGoalXp: 30 | 60 | 100;
  weeklyDays: 3 | 5 | 7;
  targetGrade: number | null;
} & Record<MailChoice, boolean>;

export type Notice = {
  id: string;
  userId: string;
  kind: NoticeKind;
  source: string;
  details: Record<string, string | number>;
  createdAt: Date;
  seenAt: Date | null;
};

export type NoticeStore = {
  /** Told once for each pupil, kind and source; false when it was told before. */
  tell(notice: Pick<Notice, 'userId' | 'kind' | 'source' | 'details'>): Promise<boolean>;
  /** Newest first. */
  list(userId: string, most: number): Promise<Notice[]>;
  markSeen(userId: string, at: Date): Promise<void>;
  /** Not mailed yet and younger than `since`, oldest first. */
  waitingForMail(since: Date): Promise<Notice[]>;
  /** False when another run took it: a mail leaves once. */
  takeForMail(id: string, at: Date): Promise<boolean>;
};

export type Card = {
  id: string;
  content: CardContent;
  category: string;
  memory: CardMemory;
  /** From a sentence of the pupil's, not from the general set. */
  isOwn: boolean;
};

export type CardStore = {
  /** Cards the pupil already has stay as they are. */
  add(userId: string, examId: string | null, cards: CardDraft[], dueAt: Date): Promise<void>;
  find(userId: string, id: string): Promise<Card | undefined>;
  due(userId: string, before: Date, most: number): Promise<Card[]>;
  dueDates(userId: string): Promise<Date[]>;
  /** The newest cards of some categories: the pupil's own sentences. */
  examples(userId: string, categories: string[]): Promise<Pick<Card, 'category' | 'content'>[]>;
  /** False when this very answer was kept before. */
  answer(answer: KeptAnswer): Promise<boolean>;
  schedule(id: string, memory: CardMemory, dueAt: Date): Promise<void>;
  answered(userId: string, day: Day): Promise<{ today: number; ever: number }>;
};

export type KeptAnswer = {
  id: string;
  userId: string;
  cardId: string;
  day: Day;
  rating: Rating;
  isRight: boolean;
  at: Date;
};

export type ShareLink = {
  id: string;
  userId: string;
  name: string;
  contents: ShareContent[];
  createdAt: Date;
  expiresAt: Date;
  revokedAt: Date | null;
  openedAt: Date | null;
  timesOpened: number;
};

export type ShareStore = {
  create(
    link: Pick<ShareLink, 'userId' | 'name' | 'contents' | 'expiresAt'> & { token: string },
  ): Promise<ShareLink>;
  list(userId: string): Promise<ShareLink[]>;
  findByToken(token: string): Promise<ShareLink | undefined>;
  revoke(userId: string, id: string, at: Date): Promise<boolean>;
  markOpened(id: string, at: Date): Promise<void>;
};

/** Decides when a card comes back. */
export type Spacing = {
  /** An empty memory is that of a new card; `within` is how many days are left before the exams: nothing is put off past them. */
  next(
    memory: CardMemory,
    rating: Rating,
    now: Date,
    within: number,
  ): { memory: CardMemory; dueAt: Date };
};
