import { join } from 'node:path';
import type { PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { Database } from '#adapters/db/database.ts';
import { mailbox } from '#adapters/db/mailbox.ts';
import { openStores } from '#adapters/db/stores.ts';
import { diskFiles } from '#adapters/files/disk.ts';
import { s3Files } from '#adapters/files/s3.ts';
import { jobQueue } from '#adapters/jobs/queue.ts';
import { contractLetters } from '#adapters/mail/contract-letters.ts';
import { noticeLetter } from '#adapters/mail/notice-letter.ts';
import { smtpPost } from '#adapters/mail/smtp.ts';
import { loadMockExams } from '#adapters/mock-exams/load-mock-exams.ts';
import { weeklyReportPdf } from '#adapters/pdf/weekly-report-pdf.ts';
import { copyReader } from '#adapters/readers/copy-reader.ts';
import { readingDiagnostics } from '#adapters/readers/reading-diagnostics.ts';
import { withFarReader } from '#adapters/readers/with-far-reader.ts';
import { fsrsSpacing } from '#adapters/spacing/fsrs-spacing.ts';
import type { Diagnostics } from '#application/diagnostics.ts';
import type { FileStore, Ports } from '#application/ports.ts';
import { createReadingPool } from '#engines/reading/process/reading-pool.ts';
import { openCoach } from './coach.ts';
import type { Env } from './env.ts';
import { once, openGrading } from './grading.ts';
import { type Money, openMoney } from './payments.ts';
import { farReaderOf, googleVariablesOf } from './remote.ts';

/** Every port of the application, each with the adapter that the environment asks for. */
export function openPorts(
  env: Env,
  db: Database,
  boss: PgBoss,
  log: Logger,
  publicUrl: string,
): { ports: Ports; money: Money; diagnostics: Diagnostics; close(): Promise<void> } {
  const pool = createReadingPool();
  const far = farReaderOf(env);
  const onReaderFailure = (problem: unknown) => log.error({ err: problem }, 'far reader failed');
  const money = openMoney(env, db, publicUrl);
  const ports: Ports = {
    payments: money.payments,
    contractLetters,
    publicUrl,
    clock: { now: () => new Date() },
    files: openFiles(env),
    reader: copyReader(far ? withFarReader(pool, far, onReaderFailure) : pool),
    grading: once(() => openGrading(env)),
    mockExams: loadMockExams(),
    post: env.SMTP_URL ? smtpPost(env.SMTP_URL, env.MAIL_FROM, env.SUPPORT_EMAIL) : mailbox(db),
    spacing: fsrsSpacing,
    noticeLetter,
    printReport: weeklyReportPdf,
    coach: openCoach(env),
    ...openStores(db, (handle) => jobQueue(boss, handle)),
  };
  const diagnostics = readingDiagnostics({ pool, far, google: googleVariablesOf(env) });
  return { ports, money, diagnostics, close: () => pool.close() };
}

export function openFiles(env: Env): FileStore {
  const {
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  } = env;
  if (!bucket || !accessKeyId || !secretAccessKey) return diskFiles(join(env.DATA_DIR, 'files'));
  return s3Files({
    endpoint: env.S3_ENDPOINT,
    region: env.S3_REGION,
    bucket,
    accessKeyId,
    secretAccessKey,
  });
}
