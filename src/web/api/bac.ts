import type { CopyGrade } from '#domain/bac/estimates.ts';
import { call } from './call.ts';

export const COPY_GRADES_KEY = ['copy-grades'];

/** The pupil's corrected copies, newest first, for the calculator. */
export const listCopyGrades = () => call<CopyGrade[]>('/api/copy-grades');
