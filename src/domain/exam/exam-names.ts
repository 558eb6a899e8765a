import type { ExamType, Level, Subject } from './exam.ts';

/** How things of the bac are called, on screens, on paper and in messages. */
export const SUBJECT_NAMES: Record<Subject, string> = {
  mathematiques: 'Mathématiques',
  'physique-chimie': 'Physique-Chimie',
  svt: 'SVT',
  francais: 'Français',
  philosophie: 'Philosophie',
  'histoire-geo': 'Histoire-Géo',
  anglais: 'Anglais',
  ses: 'SES',
};
export const LEVEL_NAMES: Record<Level, string> = { premiere: 'Première', terminale: 'Terminale' };
export const EXAM_TYPE_NAMES: Record<ExamType, string> = {
  bac: 'Sujet de bac',
  mock: 'Épreuve blanche',
  practice: 'Entraînement',
};
