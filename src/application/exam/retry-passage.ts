import { exercisesIn } from '#application/correction/correct-work.ts';
import type { CopyToMark } from '#application/correction/ports.ts';
import { type RetryOutcome, retryParagraph } from '#application/correction/retry-paragraph.ts';
import type { ParagraphFact } from '#domain/correction/facts/copy-facts.ts';
import type { Refusal } from '#domain/refusal.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Grading, Ports } from '../ports.ts';
import { workOf } from './work-of.ts';

type Needs = Pick<
  Ports,
  'exams' | 'readings' | 'results' | 'grading' | 'mockAttempts' | 'mockExams'
>;

/** A passage the pupil may write again; a conclusion that was not there may be added. */
export type Passage = {
  /** Which exercise of the copy, and which of its paragraphs. */
  exercise: number;
  paragraph: number | 'conclusion';
  role: ParagraphFact['role'];
  text: string;
};

type Asked = { userId: string; resultId: string };

/** What can be tried again of a corrected copy. Calculations are answered by question, not by paragraph. */
export async function listPassages(
  asked: Asked,
  ports: Needs,
): Promise<Result<Passage[], Refusal>> {
  const opened = await open(asked, ports);
  if (!opened.ok) return opened;
  const { copies, grading } = opened.value;
  const passages: Passage[] = [];
  for (const [exercise, copy] of copies.entries()) {
    if (copy.rubric.method === 'questions') continue;
    const { facts } = await grading.analyst.study(copy);
    const prose = facts.paragraphs.map(({ role, text }, paragraph) => ({
      ...{ exercise, paragraph, role, text },
    }));
    passages.push(...prose.filter(({ role }) => role !== 'title'));
    if (prose.length > 0 && !prose.some(({ role }) => role === 'conclusion')) {
      passages.push({ exercise, paragraph: 'conclusion', role: 'conclusion', text: '' });
    }
  }
  return ok(passages);
}

/** « Réessayer »: what one passage, written again, would make of the copy. The grade that was given stays. */
export async function retryPassage(
  { exercise, paragraph, text, ...asked }: Asked & Pick<Passage, 'exercise' | 'paragraph' | 'text'>,
  ports: Needs,
): Promise<Result<RetryOutcome, Refusal>> {
  const opened = await open(asked, ports);
  if (!opened.ok) return opened;
  const copy = opened.value.copies[exercise];
  if (!copy) return err({ code: 'not-found' });
  const outcome = await retryParagraph(copy, { paragraph, text }, opened.value.grading);
  if (outcome.ok) return outcome;
  return err({ code: outcome.error.code === 'text-empty' ? 'text-empty' : 'not-found' });
}

async function open(
  { userId, resultId }: Asked,
  ports: Needs,
): Promise<Result<{ copies: CopyToMark[]; grading: Grading }, Refusal>> {
  const result = await ports.results.find(userId, resultId);
  const exam = result && (await ports.exams.find(result.examId));
  const reading = result && (await ports.readings.find(result.examId));
  if (!exam || !reading) return err({ code: 'not-found' });
  const grading = await ports.grading();
  const exercises = exercisesIn(await workOf(exam, reading, ports), grading.rubrics);
  return ok({ copies: exercises.map(({ copy }) => copy), grading });
}
