import type { ExamView, ResultView } from '#contract/exam.ts';
import { keptWhenOffline, resultName } from '#web/offline/kept-answers.ts';
import { localStore } from '#web/offline/local-store.ts';
import { call } from './call.ts';

export const EXAMS_KEY = ['exams'];
export const resultKey = (id: string) => ['result', id];

export const listExams = () => keptWhenOffline('exams', () => call<ExamView[]>('/api/exams'));

export const getResult = (id: string) =>
  keptWhenOffline(resultName(id), () => call<ResultView>(`/api/results/${encodeURIComponent(id)}`));

/** The picture of a photographed page, straightened. */
export const pictureOf = (examId: string, page: number): string =>
  `/api/exams/${examId}/pages/${page}`;

/** The copy and all that was made from it; what this device kept of it goes too. */
export async function deleteExam(id: string, resultId?: string): Promise<void> {
  await call(`/api/exams/${encodeURIComponent(id)}`, { method: 'DELETE' });
  if (resultId) await localStore.remove('kept', resultName(resultId));
}

/** "Relancer": a failed copy goes through again, at no cost. */
export const retryExam = (id: string) =>
  call(`/api/exams/${encodeURIComponent(id)}/retry`, { method: 'POST' });
