import type { AgeBand } from '#domain/account/age-band.ts';
import type { Plan } from '#domain/account/plan.ts';
import type { ErrorRecord } from '#domain/error-record.ts';
import type { CopyReading } from '#domain/exam/copy-reading.ts';
import type { Exam, Subject } from '#domain/exam/exam.ts';
import type { WordFix } from '#domain/exam/word-fix.ts';
import type { Refusal } from '#domain/refusal.ts';
import type { Result } from '#domain/result.ts';
import type { SecondReader } from './correction/contest-remark.ts';
import type { Rubrics } from './correction/correct-work.ts';
import type { LastJob } from './correction/last-job.ts';
import type { CorrectionPorts, CorrectionStep, Moderator, Verdicts } from './correction/ports.ts';
import type { ResultRecord } from './correction/result-record.ts';
import type { ContestStore } from './exam/contest-result.ts';
import type { Mail } from './mail.ts';
import type { MockAttemptStore, MockExamLibrary } from './mock-exam/ports.ts';
import type { PlansJobs, PlansPorts, PlansStores } from './plans-ports.ts';
import type { Coach } from './progress/coach-plan.ts';
import type { NoticeLetter } from './progress/mail-notices.ts';
import type { ProgressStores, Spacing } from './progress/ports.ts';
import type { PrintReport } from './progress/weekly-reports.ts';

/** What the application needs from the outside world. Adapters implement it; tests fake it. */
export type Ports = PlansPorts & {
  clock: { now(): Date };
  files: FileStore;
  reader: Reader;
  /** Loaded when first needed and kept: dictionaries and models are heavy. */
  grading(): Promise<Grading>;
  accounts: AccountStore;
  parentConsents: ParentConsentStore;
  exams: ExamStore;
  readings: ReadingStore;
  credits: CreditStore;
  results: ResultStore;
  contests: ContestStore;
  mockExams: MockExamLibrary;
  mockAttempts: MockAttemptStore;
  /** A pupil's earlier corrections, by fingerprint; new ones belong to the exam they were given to. */
  verdicts(userId: string, examId?: string): Verdicts;
  lastJobs: { save(job: LastJob): Promise<void> };
  progress: ProgressStores;
  spacing: Spacing;
  coach: Coach;
  noticeLetter: NoticeLetter;
  printReport: PrintReport;
  errors: { save(record: ErrorRecord): Promise<void> };
  jobs: {
    /** `at`: not before that moment. */
    enqueue<N extends keyof Jobs>(name: N, payload: Jobs[N], options?: { at: Date }): Promise<void>;
  };
  /** Told to the pupil's open pages once the surrounding transaction is committed. */
  events: { tell(userId: string, event: PupilEvent): Promise<void> };
  /** Hands a mail to the post: SMTP, or the in-app mailbox. */
  post: { deliver(mail: Mail): Promise<void> };
  /** Everything done with `tx` happens wholly or not at all. */
  atomically<T>(work: (tx: Transaction) => Promise<T>): Promise<T>;
};

/** The ports that take part in a transaction. */
export type Stores = Pick<
  Ports,
  | 'accounts'
  | 'parentConsents'
  | 'exams'
  | 'readings'
  | 'credits'
  | 'results'
  | 'contests'
  | 'mockAttempts'
  | 'verdicts'
  | 'lastJobs'
  | 'progress'
  | 'errors'
  | 'jobs'
  | 'events'
>;

/** `undo` takes back everything done so far and answers with the given value. */
export type Transaction = Stores & PlansStores & { undo<const T>(answer: T): T };

export type FileStore = {
  save(key: string, content: AsyncIterable<Uint8Array>): Promise<void>;
  read(key: string): Promise<Uint8Array>;
  remove(key: string): Promise<void>;
  list(prefix: string): Promise<string[]>;
  /** How many bytes lie under a prefix, counted now. */
  weigh(prefix: string): Promise<number>;
};

export type Reader = {
  /** `onPage` hears which page of how many is being read, where the file has several. */
  read(
    file: { name: string; bytes: Uint8Array },
    onPage?: (page: { at: number; of: number }) => void,
  ): Promise<Result<ReadCopy, Refusal>>;
};

/** What was read, and the picture of each page it was read from; a page that came as text has none. */
export type ReadCopy = { reading: CopyReading; pictures: (Uint8Array | undefined)[] };

/** Everything that turns a read copy into a correction. */
export type Grading = Omit<CorrectionPorts, 'verdicts' | 'tell' | 'onPartial'> & {
  rubrics: Rubrics;
  moderator: Moderator;
  /** A model's opinion on danger, only when a key is configured. */
  secondOpinion?: Moderator;
  /** A model reads a contested remark again; without one our own rules do. */
  secondReader?: SecondReader;
};

export type AccountStore = {
  find(userId: string): Promise<Account | undefined>;
  setLocale(userId: string, locale: 'fr' | 'en'): Promise<void>;
};

export type Account = {
  userId: string;
  email: string;
  emailConfirmed: boolean;
  isAdmin: boolean;
  /** The youngest, as long as nobody has said it. */
  ageBand: AgeBand;
  ageKnown: boolean;
  parentEmail: string | null;
  plan: Plan;
};

export type ParentConsent = {
  userId: string;
  pupilEmail: string;
  parentEmail: string;
  askedAt: Date;
  expiresAt: Date;
  decision: 'accept' | 'refuse' | null;
};

export type ParentConsentStore = {
  find(userId: string): Promise<ParentConsent | undefined>;
  findByToken(token: string): Promise<ParentConsent | undefined>;
  /** Asking again replaces the link: the older one stops working. */
  ask(request: {
    userId: string;
    parentEmail: string;
    token: string;
    expiresAt: Date;
  }): Promise<void>;
  decide(userId: string, decision: 'accept' | 'refuse', at: Date): Promise<void>;
};

export type ExamStore = {
  find(id: string): Promise<Exam | undefined>;
  /** False when this pupil already sent an exam under that key: the older one stays. */
  create(exam: Exam, idempotencyKey: string): Promise<boolean>;
  findByIdempotencyKey(userId: string, key: string): Promise<Exam | undefined>;
  startProcessing(id: string): Promise<void>;
  /** The statement, once it was read from the files that carry it. */
  setSubjectText(id: string, text: string): Promise<void>;
  complete(id: string, at: Date): Promise<void>;
  fail(id: string, reason: Refusal): Promise<void>;
  /** From failed back to pending; false when it was not failed. */
  reopen(id: string): Promise<boolean>;
  /** Inside a transaction: nobody changes it before this one ends. */
  lock(id: string): Promise<Exam | undefined>;
  /** The exam and everything made from it; what it earned and the credit it used stay. */
  erase(exam: Exam): Promise<void>;
};

export type ReadingStore = {
  /** With its author's fixes, once they were asked for. */
  find(examId: string): Promise<CopyReading | undefined>;
  /** `awaitsCheck`: it is not corrected before its author has looked it over. */
  save(examId: string, reading: CopyReading, awaitsCheck: boolean): Promise<void>;
  /** Its author lets it go on unread; false when it was not waiting. */
  release(examId: string): Promise<boolean>;
  /** False when its author had their say already. */
  check(examId: string, fixes: WordFix[], at: Date): Promise<boolean>;
  isChecked(examId: string): Promise<boolean>;
  forget(examId: string): Promise<void>;
};

export type CreditStore = {
  /** False when the day's credit is already taken. Two requests at once: exactly one gets it. */
  take(credit: { examId: string; userId: string; day: string }): Promise<boolean>;
  /** Whether `take` would say yes now. */
  mayTake(credit: { userId: string; day: string }): Promise<boolean>;
  giveBack(examId: string, at: Date): Promise<void>;
};

export type ResultStore = {
  /** False when the exam already has its result: the first one stays. */
  create(id: string, result: ResultRecord & { examId: string; userId: string }): Promise<boolean>;
  /** The copy was read anew by its author: its result keeps its address, and says something else. */
  replace(examId: string, result: ResultRecord): Promise<string | undefined>;
  find(
    userId: string,
    resultId: string,
  ): Promise<{ examId: string; record: ResultRecord } | undefined>;
  /** Inside a transaction: whoever comes next waits for what this one writes. */
  lock(resultId: string): Promise<ResultRecord | undefined>;
  /** A remark was granted: the same result, better. */
  regrade(resultId: string, result: ResultRecord): Promise<void>;
};

export type Jobs = PlansJobs & {
  /** `revived`: how often it got its tries again, because workers died under it. */
  'read-exam': { examId: string; revived?: number };
  'correct-exam': { examId: string; revived?: number };
  'send-mail': Mail;
  'close-mock-exam': { attemptId: string };
  'reward-pupil': { examId: string };
  'nightly-progress': Record<string, never>;
  'weekly-reports': Record<string, never>;
  'remind-streaks': Record<string, never>;
  'mail-notices': Record<string, never>;
};

export type PupilEvent =
  | {
      type: 'exam';
      examId: string;
      status: Exam['status'];
      step: ExamStep;
      /** Which file of how many, while reading. */
      at?: number;
      of?: number;
    }
  | {
      type: 'result';
      resultId: string;
      examId: string;
      subject: Subject;
      grade: number | null;
      maxGrade: number;
    };

export type ExamStep =
  | 'received'
  | 'reading'
  | 'read'
  | 'to-check'
  | 'checked'
  | CorrectionStep
  | 'failed';
