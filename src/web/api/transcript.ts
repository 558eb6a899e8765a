import type { TranscriptView } from '#contract/transcript.ts';
import type { WordFix } from '#domain/exam/word-fix.ts';
import { call } from './call.ts';

export const transcriptKey = (examId: string) => ['transcript', examId];

const path = (examId: string) => `/api/exams/${encodeURIComponent(examId)}/transcript`;

/** Null while the copy is not read yet. */
export const getTranscript = (examId: string) => call<TranscriptView | null>(path(examId));

/** The pupil has looked the text over, or lets it go on without looking: the copy goes on to its correction. */
export const sendFixes = (examId: string, fixes?: WordFix[]) =>
  call(path(examId), { json: { fixes } });
