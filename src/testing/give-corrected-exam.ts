import { exams, results } from '#adapters/db/schema.ts';
import type { Evidence } from '#domain/correction/evidence.ts';
import type { Remark } from '#domain/correction/remarks/verify-remarks.ts';
import { CRITERIA, type CriterionKey } from '#domain/correction/rubric.ts';
import type { ExamType, Subject } from '#domain/exam/exam.ts';
import type { House } from '#main/house.ts';

export type Slip = { category: string; wrong: string; right: string };

export type CorrectedTraits = {
  userId: string;
  sentAt: Date;
  grade?: number;
  subject?: Subject;
  examType?: ExamType;
  text?: string;
  /** Each is looked for in the text. */
  slips?: Slip[];
  subScores?: Partial<Record<CriterionKey, number>>;
  weaknesses?: CriterionKey[];
};

const TEXT =
  "On croit volontier qu'être libre, c'est n'obéir à personne. Il a pourtant des règles à suivre : la liberté à un prix. Les hommes libre savent se limiter.";
const HINTS = {
  question: 'Relis la phrase à voix haute : que remarques-tu ?',
  clue: 'Remplace le mot par un autre de même nature.',
  method: 'Cherche le mot dont il dépend, puis accorde.',
  example: '« il a à faire » : il avait à faire.',
};

/** An exam already corrected, put straight into the database: what comes after correction can be tried on it. */
export async function giveCorrectedExam(
  { db }: Pick<House, 'db'>,
  traits: CorrectedTraits,
): Promise<{ examId: string; resultId: string }> {
  const { userId, sentAt, grade = 12, subject = 'philosophie', examType = 'bac' } = traits;
  const text = traits.text ?? TEXT;
  const [examId, resultId] = [crypto.randomUUID(), crypto.randomUUID()];
  await db.insert(exams).values({
    ...{ id: examId, userId, subject, examType, level: 'terminale', status: 'completed' },
    ...{ imageUrls: [], ocrText: text, idempotencyKey: examId },
    ...{ createdAt: sentAt, completedAt: sentAt },
  });
  const subScores = byCriterion((key) => traits.subScores?.[key] ?? grade);
  await db.insert(results).values({
    ...{ id: resultId, userId, examId, grade, maxGrade: 20, createdAt: sentAt },
    ...{ feedback: 'Une copie qui avance.', modelUsed: 'correcteur intégré' },
    outputJson: {
      anchor_band: { code: 'A2', label: 'Satisfaisant', meaning: '', objective: '' },
      weighted_subscores: byCriterion((key) => ({
        ...{ label: key, score: subScores[key], weight: 20, weighted: subScores[key] / 5 },
      })),
      subScores,
      ...{ ameliorations: [], mini_citations_copie: [], citations_detectees: [], caps_applied: [] },
      ...{ ocr_warnings: [], text_source: 'docx', pdf_is_raster: false, pages_processed: 1 },
      ocr_confidence: 1,
      interval: { low: Math.max(grade - 1.5, 0), high: Math.min(grade + 1.5, 20) },
      axes: {},
      remarks: [
        ...(traits.slips ?? []).map((slip) => faultOf(slip, text)),
        ...(traits.weaknesses ?? []).map((criterion) => weaknessOf(criterion, text)),
      ],
      ...{ set_aside: [], not_judged: [], markers: [], notes: [], raw_grade: grade },
      ...{ language_malus: 0, rubric: { code: 'PHI-DIS', version: '1' }, fingerprint: examId },
    },
  });
  return { examId, resultId };
}

const faultOf = ({ category, wrong, right }: Slip, text: string): Remark => ({
  ...{ kind: 'fault', axis: 'orthographe', severity: 1, category, correction: right, hints: HINTS },
  explanation: `On écrit « ${right} » ici, et non « ${wrong} ».`,
  evidence: [evidenceOf(wrong, text)],
});

const weaknessOf = (criterion: CriterionKey, text: string): Remark => ({
  ...{ kind: 'weakness', axis: 'argumentation', severity: 2, criterion, hints: HINTS },
  explanation: 'La question que tu poses ne dit pas encore où est la difficulté.',
  evidence: [evidenceOf(text.slice(0, text.indexOf('.') + 1), text)],
});

function evidenceOf(words: string, text: string): Evidence {
  const start = text.search(
    new RegExp(`(?<!\\p{L})${words.replace(/[.*+?()[\]\\]/g, '\\$&')}(?!\\p{L})`, 'u'),
  );
  if (start === -1) throw new Error(`the copy does not say « ${words} »`);
  return { start, end: start + words.length, text: words, places: [{ page: 1, line: 1 }] };
}

const byCriterion = <T>(of: (key: CriterionKey) => T): Record<CriterionKey, T> =>
  Object.fromEntries(CRITERIA.map((key) => [key, of(key)])) as Record<CriterionKey, T>;
