import type { ExamView, ResultView } from '#contract/exam.ts';
import { keptWhenOffline, resultName } from '#web/offline/kept-answers.ts';
import { call } from './call.ts';

export const EXAMS_KEY = ['exams'];
export const resultKey = (id: string) => ['result', id];

export const listExams = () => keptWhenOffline('exams', () => call<ExamView[]>('/api/exams'));

export const getResult = (id: string) =>
  keptWhenOffline(resultName(id), () => call<ResultView>(`/api/results/${encodeURIComponent(id)}`));

/** The picture of a photographed page, straightened. */
export const pictureOf = (examId: string, page: number): string =>
  `/api/exams/${examId}/pages/${page}`;

/** "Relancer": a failed copy goes through again, at no cost. */
export const retryExam = (id: string) =>
  call(`/api/exams/${encodeURIComponent(id)}/retry`, { method: 'POST' });
