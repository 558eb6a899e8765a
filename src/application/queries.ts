import type { AgeBand } from '#domain/account/age-band.ts';
import type { Plan } from '#domain/account/plan.ts';
import type { CopyReading } from '#domain/exam/copy-reading.ts';
import type { ExamStatus, ExamType, FileKind, Level, Subject } from '#domain/exam/exam.ts';
import type { PhotographedPage } from '#domain/exam/photographed-pages.ts';
import type { WordFix } from '#domain/exam/word-fix.ts';
import type { Refusal } from '#domain/refusal.ts';
import type { LastJob } from './correction/last-job.ts';
import type { ResultOutput, ResultRecord } from './correction/result-record.ts';
import type { Contested } from './exam/contest-result.ts';
import type { Mail } from './mail.ts';

/** Plain reads, for screens: they change nothing, so they need no use case. Owners are part of the question. */
export type Queries = {
  /** `today` is a Paris day: what is used of it is counted, not stored. */
  profile(userId: string, today: string): Promise<ProfileRow | undefined>;
  exams(userId: string): Promise<ExamRow[]>;
  exam(userId: string, examId: string): Promise<ExamRow | undefined>;
  /** What was read, as it was read, and what its author said of it. */
  transcript(userId: string, examId: string): Promise<TranscriptRow | undefined>;
  result(userId: string, resultId: string): Promise<ResultRow | undefined>;
  /** Where the picture of a page of this pupil's copy lies, counted from 1. */
  pagePicture(userId: string, examId: string, page: number): Promise<string | undefined>;
  /** The correction that ran last, whoever's it was. */
  lastJob(): Promise<LastJob | undefined>;
  /** How a copy was read, whoever's it was: for administrators. */
  ocrReport(resultId: string): Promise<OcrReportRow | undefined>;
  securityRequirements(): Promise<SecurityRequirementRow[]>;
  mails(): Promise<Omit<MailRow, 'html' | 'text'>[]>;
  mail(id: string): Promise<MailRow | undefined>;
  /** Resolves when the database answers, rejects when it does not. */
  ping(): Promise<void>;
};

export type ProfileRow = {
  plan: Plan;
  locale: 'fr' | 'en';
  ageBand: AgeBand;
  dailyCorrectionsUsed: number;
  parentDecision: 'accept' | 'refuse' | null;
  providers: string[];
};

export type ExamRow = {
  id: string;
  subject: Subject;
  level: Level;
  examType: ExamType;
  status: ExamStatus;
  createdAt: Date;
  files: { name: string }[];
  failure: Refusal | null;
  awaitsCheck: boolean;
  result: { id: string; grade: number | null; maxGrade: number } | null;
};

export type TranscriptRow = {
  reading: CopyReading;
  fixes: WordFix[];
  awaitsCheck: boolean;
  checkedAt: Date | null;
};

export type ResultRow = {
  id: string;
  examId: string;
  subject: Subject;
  level: Level;
  examType: ExamType;
  grade: number | null;
  maxGrade: number;
  feedback: string;
  modelUsed: string;
  createdAt: Date;
  corrections: ResultRecord['corrections'];
  output: ResultOutput;
  text: string;
  photos: PhotographedPage[];
  contests: Contested[];
  /** What it won in experience; null until it has been given. */
  xp: number | null;
};

export type OcrReportRow = {
  resultId: string;
  subject: Subject;
  examType: ExamType;
  createdAt: Date;
  status: ExamStatus;
  textSource: string;
  inputMode: string;
  pdfIsRaster: boolean;
  pagesProcessed: number;
  confidence: number;
  warnings: number;
  files: { name: string; kind: FileKind }[];
};

export type SecurityRequirementRow = {
  id: string;
  requirementType: string;
  description: string;
  dashboardUrl: string | null;
  status: string;
  createdAt: Date;
};

export type MailRow = Mail & { sentAt: Date };
