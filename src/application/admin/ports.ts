import type { Plan } from '#domain/account/plan.ts';
import type { InstitutionalCode } from '#domain/codes/institutional-code.ts';

export type AuditStore = {
  add(entry: { adminId: string; action: string; userId?: string; details?: object }): Promise<void>;
};

export type AdminUserRow = {
  id: string;
  email: string;
  role: 'pupil' | 'admin';
  plan: Plan;
  grantedPlan: 'pro' | 'pro_lifetime' | null;
  isSuspended: boolean;
  deletionRequested: boolean;
  emailConfirmed: boolean;
  createdAt: Date;
  exams: number;
};

/** What administrators read. Nothing a pupil wrote is among it. */
export type AdminQueries = {
  users(search: string): Promise<AdminUserRow[]>;
  codes(): Promise<(InstitutionalCode & { createdAt: Date; activeUsers: number })[]>;
  /** Of the last thirty days, one line for each fault, the one seen last first. */
  errors(): Promise<ErrorGroup[]>;
  audit(): Promise<AuditRow[]>;
  acts(): Promise<ActRow[]>;
  health(): Promise<HealthFacts>;
};

export type ErrorGroup = {
  /** What its reports have in common. */
  id: string;
  type: string;
  message: string;
  url: string | null;
  severity: string;
  errorId: string | null;
  times: number;
  /** How many signed-in people met it. */
  people: number;
  firstAt: Date;
  lastAt: Date;
};

export type AuditRow = {
  id: string;
  admin: string | null;
  action: string;
  target: string | null;
  details: Record<string, unknown>;
  createdAt: Date;
};

export type ActRow = {
  id: string;
  kind: string;
  email: string;
  reference: string | null;
  outcome: string;
  createdAt: Date;
};

export type HealthFacts = {
  jobsWaiting: number;
  jobsFailed: number;
  errorsToday: number;
  errorKindsToday: number;
  eventsWaiting: number;
  visitorsToday: number;
  examsToday: number;
  failedToday: number;
  oldestWaitingSeconds: number | null;
};

export type AdminStore = {
  setRole(userId: string, role: 'pupil' | 'admin'): Promise<boolean>;
};
