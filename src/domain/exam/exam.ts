export const SUBJECTS = [
  'mathematiques',
  'physique-chimie',
  'svt',
  'francais',
  'philosophie',
  'histoire-geo',
  'anglais',
  'ses',
] as const;
export const LEVELS = ['premiere', 'terminale'] as const;
export const EXAM_TYPES = ['bac', 'mock', 'practice'] as const;
export const EXAM_STATUSES = ['pending', 'processing', 'completed', 'failed'] as const;

export type Subject = (typeof SUBJECTS)[number];
export type Level = (typeof LEVELS)[number];
export type ExamType = (typeof EXAM_TYPES)[number];
export type ExamStatus = (typeof EXAM_STATUSES)[number];

/** A copy sent in by a pupil. Its correction is a result. */
export type Exam = {
  id: string;
  userId: string;
  subject: Subject;
  level: Level;
  examType: ExamType;
  status: ExamStatus;
  files: ExamFile[];
  /** The exercise by its code, when the pupil or the form named one. */
  exercise?: string;
  /** The question, text or documents the pupil answered, when given. */
  subjectText?: string;
  /** The pupil wants to look over what is read before it is corrected. */
  checkAsked?: boolean;
  createdAt: Date;
};

export type ExamFile = {
  key: string;
  name: string;
  kind: FileKind;
  bytes: number;
  /** The statement of the paper, not what the pupil wrote. */
  isSubject?: true;
};
export type FileKind = 'docx' | 'pdf' | 'png' | 'jpeg' | 'webp';
