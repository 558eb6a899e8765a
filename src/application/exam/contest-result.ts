import { contestRemark } from '#application/correction/contest-remark.ts';
import { exercisesIn } from '#application/correction/correct-work.ts';
import { markAlone } from '#application/correction/mark-alone.ts';
import { type Regrading, regraded, regradingOf } from '#application/correction/regrade.ts';
import type { SecondReading } from '#domain/correction/contest.ts';
import type { Remark } from '#domain/correction/remarks/verify-remarks.ts';
import type { Refusal } from '#domain/refusal.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Grading, Ports } from '../ports.ts';
import { workOf } from './work-of.ts';

/** What a pupil said of a remark, what the second reading answered, and what it made of the grade. */
export type Contested = SecondReading & {
  resultId: string;
  userId: string;
  fingerprint: string;
  remark: number;
  argument: string;
  passage: string | null;
  gradeBefore: number;
  gradeAfter: number;
};

export type ContestStore = {
  list(resultId: string, fingerprint: string): Promise<Contested[]>;
  /** False when that remark was already contested: the first answer stays. */
  save(contest: Contested): Promise<boolean>;
};

type Needs = Pick<
  Ports,
  | 'exams'
  | 'readings'
  | 'results'
  | 'contests'
  | 'grading'
  | 'atomically'
  | 'mockAttempts'
  | 'mockExams'
>;

type Input = {
  userId: string;
  resultId: string;
  remark: number;
  argument: string;
  passage?: string;
};

/**
 * « Contester »: one remark is read again with the pupil's reasons in hand. What is granted is counted
 * in by the same code that made the grade. Asked twice, the answer is the first one.
 */
export async function contestResult(
  input: Input,
  ports: Needs,
): Promise<Result<Contested, Refusal>> {
  const { userId, resultId } = input;
  const result = await ports.results.find(userId, resultId);
  const remark = result?.record.output_json.remarks[input.remark];
  if (!result || !remark || remark.kind === 'strength') return err({ code: 'not-found' });
  const { fingerprint, remarks } = result.record.output_json;
  const earlier = await ports.contests.list(resultId, fingerprint);
  const known = earlier.find((contest) => contest.remark === input.remark);
  if (known) return ok(known);

  const exam = await ports.exams.find(result.examId);
  const reading = await ports.readings.find(result.examId);
  if (!exam || !reading) return err({ code: 'not-found' });
  const grading = await ports.grading();
  const exercises = exercisesIn(await workOf(exam, reading, ports), grading.rubrics);
  const exercise =
    exercises.find(({ copy }) => holds(copy.transcript.text, remark)) ?? exercises[0]!;

  const second = await contestRemark(exercise.copy, { remarks }, input, grading);
  if (!second.ok) return err({ code: 'invalid-input', fields: ['argument'] });
  const isGranted = second.value.decision !== 'upheld';
  const before = earlier.flatMap((contest) =>
    contest.decision === 'upheld' ? [] : (remarks[contest.remark] ?? []),
  );
  const total = exercises.reduce((sum, { points }) => sum + points, 0);
  const change = isGranted
    ? await changeFrom(exercise.copy, before, remark, exercise.points / total, grading)
    : undefined;

  return ports.atomically(async (tx) => {
    const now = await tx.results.lock(resultId);
    if (now?.output_json.fingerprint !== fingerprint) return tx.undo(err({ code: 'not-found' }));
    const record = change ? regraded(now, change, exercise.copy.rubric) : now;
    const { argument, passage = null } = input;
    const contested: Contested = {
      ...{ resultId, userId, fingerprint, remark: input.remark, argument, passage },
      ...second.value,
      gradeBefore: now.grade,
      gradeAfter: record.grade,
    };
    if (!(await tx.contests.save(contested))) {
      const [first] = (await tx.contests.list(resultId, fingerprint)).filter(
        (contest) => contest.remark === input.remark,
      );
      return ok(first ?? contested);
    }
    if (change) {
      await tx.results.regrade(resultId, record);
      await tx.jobs.enqueue('reward-pupil', { examId: result.examId });
    }
    return ok(contested);
  });
}

async function changeFrom(
  copy: Parameters<typeof markAlone>[0],
  before: Remark[],
  granted: Remark,
  share: number,
  grading: Grading,
): Promise<Regrading> {
  const was = await markAlone(copy, grading, before);
  const is = await markAlone(copy, grading, [...before, granted]);
  return regradingOf(was, is, share);
}

/** Outside its own exercise a copy is blank. */
const holds = (text: string, { evidence }: Remark) =>
  evidence.some(({ start, end }) => text.slice(start, end).trim() !== '');
