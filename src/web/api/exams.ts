import type { ExamForm, ExamView, ResultView } from '#contract/exam.ts';
import { call } from './call.ts';

export const EXAMS_KEY = ['exams'];
export const resultKey = (id: string) => ['result', id];

export const listExams = () => call<ExamView[]>('/api/exams');

export const getResult = (id: string) => call<ResultView>(`/api/results/${encodeURIComponent(id)}`);

/** Sending twice with the same key makes one exam. */
export function submitExam(fields: ExamForm, files: File[], key: string): Promise<{ id: string }> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const file of files) form.append('files', file);
  return call('/api/exams', { form, headers: { 'idempotency-key': key } });
}
