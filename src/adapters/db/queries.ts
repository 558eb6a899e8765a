import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import type { ExamRow, Queries } from '#application/queries.ts';
import type { ExamFile } from '#domain/exam/exam.ts';
import { photographedPages } from '#domain/exam/photographed-pages.ts';
import { contestStore } from './contests.ts';
import type { Database } from './database.ts';
import { mailbox } from './mailbox.ts';
import { xpLedger } from './progress-schema.ts';
import { rememberBriefly } from './remember-briefly.ts';
import {
  account,
  correctionCredits,
  exams,
  lastJobs,
  parentConsents,
  profiles,
  readings,
  results,
  securityRequirements,
  user,
} from './schema.ts';

const REMEMBERED_MS = 5_000;

export function openQueries(db: Database): Queries {
  // Only what a list shows: the texts of a copy and its correction weigh a thousand times as much.
  const examRows = () =>
    db
      .select({
        ...{ id: exams.id, subject: exams.subject, level: exams.level, examType: exams.examType },
        ...{ status: exams.status, createdAt: exams.createdAt, failure: exams.failure },
        imageUrls: exams.imageUrls,
        result: { id: results.id, grade: results.grade, maxGrade: results.maxGrade },
        // Asked only where it can be so: a reading looked up for each copy of a long history costs more than the history.
        awaitsCheck: sql<boolean | null>`case when ${exams.status} = 'processing' then
          (select ${readings.awaitsCheck} from ${readings} where ${readings.examId} = ${exams.id}) end`,
      })
      .from(exams)
      // By owner too, who is the same: their results are read together instead of one by one.
      .leftJoin(results, and(eq(results.examId, exams.id), eq(results.userId, exams.userId)));
  const history = examRows()
    .where(eq(exams.userId, sql.placeholder('userId')))
    .orderBy(desc(exams.createdAt))
    .limit(200)
    .prepare('history');
  const toBeDone = db
    .select()
    .from(securityRequirements)
    .where(eq(securityRequirements.status, 'requires_manual_config'))
    .orderBy(asc(securityRequirements.createdAt))
    .prepare('security-requirements');
  const letters = mailbox(db);

  return {
    async profile(userId, today) {
      const [row] = await db
        .select({
          plan: profiles.plan,
          locale: profiles.locale,
          ageBand: user.ageBand,
          dailyCorrectionsUsed: db.$count(
            correctionCredits,
            and(
              eq(correctionCredits.userId, userId),
              eq(correctionCredits.day, today),
              isNull(correctionCredits.returnedAt),
            ),
          ),
          parentDecision: parentConsents.decision,
        })
        .from(profiles)
        .innerJoin(user, eq(user.id, profiles.userId))
        .leftJoin(parentConsents, eq(parentConsents.userId, profiles.userId))
        .where(eq(profiles.userId, userId));
      if (!row) return undefined;
      const accounts = await db
        .select({ providerId: account.providerId })
        .from(account)
        .where(eq(account.userId, userId));
      return { ...row, providers: accounts.map(({ providerId }) => providerId) };
    },

    exams: async (userId) => (await history.execute({ userId })).map(toExamRow),

    async exam(userId, examId) {
      const [row] = await examRows().where(and(eq(exams.id, examId), eq(exams.userId, userId)));
      return row && toExamRow(row);
    },

    async result(userId, resultId) {
      const [row] = await db
        .select({ result: results, exam: exams, reading: readings.reading })
        .from(results)
        .innerJoin(exams, eq(exams.id, results.examId))
        .leftJoin(readings, eq(readings.examId, exams.id))
        .where(and(eq(results.id, resultId), eq(results.userId, userId)));
      if (!row) return undefined;
      const { subject, level, examType, ocrText } = row.exam;
      const { outputJson: output, ...result } = row.result;
      const photos = row.reading ? photographedPages(row.reading) : [];
      const contests = await contestStore(db).list(resultId, output.fingerprint);
      const text = ocrText ?? '';
      const [given] = await db
        .select({ xp: xpLedger.xp })
        .from(xpLedger)
        .where(and(eq(xpLedger.userId, userId), eq(xpLedger.source, row.exam.id)));
      const xp = given?.xp ?? null;
      return { ...result, subject, level, examType, output, text, photos, contests, xp };
    },

    async transcript(userId, examId) {
      const [row] = await db
        .select({ read: readings })
        .from(readings)
        .innerJoin(exams, eq(exams.id, readings.examId))
        .where(and(eq(readings.examId, examId), eq(exams.userId, userId)));
      return row?.read;
    },

    async pagePicture(userId, examId, page) {
      const [row] = await db
        .select({
          key: sql<string | null>`${readings.reading} -> 'pages' -> ${page - 1}::int ->> 'picture'`,
        })
        .from(readings)
        .innerJoin(exams, eq(exams.id, readings.examId))
        .where(and(eq(exams.id, examId), eq(exams.userId, userId)));
      return row?.key ?? undefined;
    },

    async lastJob() {
      const [row] = await db.select().from(lastJobs).orderBy(desc(lastJobs.createdAt)).limit(1);
      return row?.diagnostic;
    },

    async ocrReport(resultId) {
      const [row] = await db
        .select({ result: results, exam: exams })
        .from(results)
        .innerJoin(exams, eq(exams.id, results.examId))
        .where(eq(results.id, resultId));
      if (!row) return undefined;
      const { subject, examType, status, imageUrls } = row.exam;
      const { outputJson, createdAt } = row.result;
      return {
        resultId,
        subject,
        examType,
        status,
        createdAt,
        textSource: outputJson.text_source,
        inputMode: outputJson.text_source,
        pdfIsRaster: outputJson.pdf_is_raster,
        pagesProcessed: outputJson.pages_processed,
        confidence: outputJson.ocr_confidence,
        warnings: outputJson.ocr_warnings.length,
        files: imageUrls.map(({ name, kind }) => ({ name, kind })),
      };
    },

    // The same for everybody, changed by hand, and asked with every dashboard.
    securityRequirements: rememberBriefly(() => toBeDone.execute(), REMEMBERED_MS),

    mails: letters.list,
    mail: letters.find,

    async ping() {
      await db.execute(sql`select 1`);
    },
  };
}

type Row = Omit<ExamRow, 'files' | 'awaitsCheck'> & {
  imageUrls: ExamFile[];
  awaitsCheck: boolean | null;
};

const toExamRow = ({ imageUrls, awaitsCheck, ...exam }: Row): ExamRow => ({
  ...exam,
  awaitsCheck: awaitsCheck === true,
  files: imageUrls.map(({ name }) => ({ name })),
});
