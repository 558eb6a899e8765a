import { correctWork } from '#application/correction/correct-work.ts';
import { lastJob } from '#application/correction/last-job.ts';
import { moderateCopy } from '#application/correction/moderate-copy.ts';
import type { CorrectionStep } from '#application/correction/ports.ts';
import { resultRecord } from '#application/correction/result-record.ts';
import type { CopyReading } from '#domain/exam/copy-reading.ts';
import type { Exam } from '#domain/exam/exam.ts';
import type { Grading, Ports } from '../ports.ts';
import { failExam } from './fail-exam.ts';
import { isSettled } from './read-exam.ts';
import { workOf } from './work-of.ts';

type Needs = Pick<
  Ports,
  | 'clock'
  | 'exams'
  | 'readings'
  | 'verdicts'
  | 'grading'
  | 'events'
  | 'atomically'
  | 'mockAttempts'
  | 'mockExams'
>;

/**
 * Moderates, corrects and stores the result of a copy that has been read. Safe to run again:
 * one exam has one result, and whoever comes second changes nothing.
 */
export async function correctExam(examId: string, ports: Needs): Promise<void> {
  const exam = await ports.exams.find(examId);
  if (!exam || isSettled(exam)) return;
  const reading = await ports.readings.find(examId);
  if (!reading) throw new Error(`Exam ${examId} is to be corrected but was never read`);

  const grading = await ports.grading();
  const { decision, ...found } = await moderateCopy(
    reading.text,
    { confirmedStudy: false },
    grading,
  );
  if (decision === 'stop') {
    const danger = 'reason' in found && found.reason === 'self_harm';
    return failExam(exam, { code: danger ? 'content-self-harm' : 'content-abuse' }, ports);
  }
  await markAndStore(exam, reading, grading, ports);
}

async function markAndStore(exam: Exam, reading: CopyReading, grading: Grading, ports: Needs) {
  const { id: examId, userId, subject, examType } = exam;
  const startedAt = ports.clock.now();
  const work = await workOf(exam, reading, ports);
  const { transcript } = work;
  // One after the other, so that the pupil hears the steps in their order and the result last.
  let told = Promise.resolve();
  const tell = (step: CorrectionStep) => {
    const event = { type: 'exam', examId, status: 'processing', step } as const;
    told = told.then(() => ports.events.tell(userId, event));
    // Awaited below; an outage before that must end this job, not the process.
    told.catch(() => {});
  };
  const marking = { ...grading, verdicts: ports.verdicts(userId, examId), tell };
  const { correction, rubric } = await correctWork(work, grading.rubrics, marking);
  await told;

  const { pdfIsRaster, warnings } = reading;
  const record = resultRecord(correction, rubric, transcript, { warnings, pdfIsRaster });
  const finishedAt = ports.clock.now();
  const durationMs = finishedAt.getTime() - startedAt.getTime();
  const newId = crypto.randomUUID();
  await ports.atomically(async (tx) => {
    const isFirst = await tx.results.create(newId, { examId, userId, ...record });
    // It had a result and is corrected again: its author mended what was read.
    const resultId = isFirst ? newId : await tx.results.replace(examId, record);
    if (!resultId) return;
    await tx.exams.complete(examId, finishedAt);
    const facts = { examId, examType, finishedAt, durationMs, pdfIsRaster };
    await tx.lastJobs.save(lastJob(correction, transcript, facts));
    await tx.jobs.enqueue('reward-pupil', { examId });
    const { grade, max_grade: maxGrade } = record;
    await tx.events.tell(userId, { type: 'result', resultId, examId, subject, grade, maxGrade });
  });
}
