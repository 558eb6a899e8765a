import type { AgeBand } from '#domain/account/age-band.ts';
import type { Plan } from '#domain/account/plan.ts';
import type { ErrorRecord } from '#domain/error-record.ts';
import type { Exam, ExamFile, FileKind, Subject } from '#domain/exam/exam.ts';
import type { NewResult } from '#domain/exam/exam-result.ts';
import type { Transcript } from '#domain/exam/transcript.ts';
import type { Refusal } from '#domain/refusal.ts';
import type { Result } from '#domain/result.ts';
import type { Mail } from './mail.ts';

/** What the application needs from the outside world. Adapters implement it; tests fake it. */
export type Ports = {
  clock: { now(): Date };
  files: FileStore;
  reader: Reader;
  marker: Marker;
  accounts: AccountStore;
  parentConsents: ParentConsentStore;
  exams: ExamStore;
  results: ResultStore;
  errors: { save(record: ErrorRecord): Promise<void> };
  jobs: { enqueue<N extends keyof Jobs>(name: N, payload: Jobs[N]): Promise<void> };
  /** Told to the pupil's open pages once the surrounding transaction is committed. */
  events: { tell(userId: string, event: PupilEvent): Promise<void> };
  /** Hands a mail to the post: SMTP, or the in-app mailbox. */
  post: { deliver(mail: Mail): Promise<void> };
  /** Everything done with `tx` happens wholly or not at all. */
  atomically<T>(work: (tx: Stores) => Promise<T>): Promise<T>;
};

/** The ports that take part in a transaction. */
export type Stores = Pick<
  Ports,
  'accounts' | 'parentConsents' | 'exams' | 'results' | 'errors' | 'jobs' | 'events'
>;

export type FileStore = {
  save(key: string, content: AsyncIterable<Uint8Array>): Promise<void>;
  read(key: string): Promise<Uint8Array>;
  remove(key: string): Promise<void>;
  list(prefix: string): Promise<string[]>;
};

export type Reader = {
  read(
    files: { name: string; kind: FileKind; bytes: Uint8Array }[],
  ): Promise<Result<Transcript, Refusal>>;
};

export type Marker = {
  mark(transcript: Transcript, exam: Exam): Promise<Omit<NewResult, 'examId' | 'userId'>>;
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
  ageBand: AgeBand;
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
  saveTranscript(id: string, transcript: Transcript): Promise<void>;
  findTranscript(id: string): Promise<Transcript | undefined>;
  complete(id: string, at: Date): Promise<void>;
  fail(id: string, reason: Refusal): Promise<void>;
};

export type ResultStore = {
  /** False when the exam already has its result: the first one stays. */
  create(id: string, result: NewResult): Promise<boolean>;
};

export type Jobs = {
  'read-exam': { examId: string };
  'correct-exam': { examId: string };
  'send-mail': Mail;
};

export type PupilEvent =
  | { type: 'exam'; examId: string; status: Exam['status']; step: ExamStep }
  | {
      type: 'result';
      resultId: string;
      examId: string;
      subject: Subject;
      grade: number | null;
      maxGrade: number;
    };

export type ExamStep = 'received' | 'reading' | 'analysing' | 'done' | 'failed';

export type { ExamFile };
