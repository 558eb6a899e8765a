import type { Level, Subject } from '../exam/exam.ts';

/** The five sub-scores every exercise is read through; only their label and weight change. */
export const CRITERIA = [
  'problematique',
  'argumentation',
  'references',
  'exemples',
  'conclusion',
] as const;
export type CriterionKey = (typeof CRITERIA)[number];

export const AXES = ['orthographe', 'argumentation', 'style', 'creativite'] as const;
export type Axis = (typeof AXES)[number];

export const FAMILIES = [
  'dissertation',
  'text-reading',
  'exact-sciences',
  'experimental-sciences',
  'foreign-language',
  'contraction',
  'short-answer',
  'translation',
] as const;
export type Family = (typeof FAMILIES)[number];

/** How the grade is built: placed as a whole (philosophy), weighed by criterion, or added up by question. */
export const METHODS = ['global', 'criteria', 'questions'] as const;
export type Method = (typeof METHODS)[number];

/** Everything one exercise is marked by. Two copies marked by the same version are comparable. */
export type Rubric = {
  version: string;
  subject: Subject;
  subjectTitle: string;
  notice: string;
  code: string;
  slug: string;
  title: string;
  levels: Level[];
  family: Family;
  method: Method;
  /** What the exercise is worth in its paper; the grade itself is always out of 20. */
  points: number;
  criteria: Record<CriterionKey, Criterion>;
  length?: ExpectedLength;
  /** What a whole copy of each anchor band looks like, weakest first. */
  bands: string[];
  expectations: string[];
  mistakes: string[];
  scale: AnchorBand[];
  caps: Cap[];
  questionCaps: QuestionCap[];
  language: LanguageMalus;
};

export type Criterion = { label: string; weight: number; bands: string[] };

/** In words, for a whole paper in exam time. */
export type ExpectedLength = {
  veryShort?: number;
  short: number;
  expected: [from: number, to: number];
  long: number;
};

/** From `from` included to `to` excluded, out of 20; the last one holds 20 itself. */
export type AnchorBand = {
  code: string;
  label: string;
  from: number;
  to: number;
  meaning: string;
  objective: string;
};

/** A ceiling on the whole grade. In one group only the lowest is applied. */
export type Cap = {
  code: string;
  ceiling: number;
  group: 'length' | 'subject' | 'form' | 'knowledge' | 'reading';
  /** Who may ask for it: a measure of ours, a model with a verified quotation, or either. */
  judge: 'code' | 'model' | 'both';
  message: string;
  /** What to do about it; `message` only says what is. */
  advice?: string;
};

/** A limit on the points of one question. */
export type QuestionCap = {
  code: string;
  share?: number;
  shareWhenAsked?: number;
  loss?: number;
  atMost?: number;
  message: string;
};

/** Points lost for each density of certain faults; `malus` has one step more than the thresholds. */
export type LanguageMalus = {
  perHundredWords: number[];
  malus: number[];
  /** Under this reading confidence no fault costs anything. */
  minConfidence: number;
};

/** An exam paper made of several exercises, each with its share of the 20 points. */
export type Paper = {
  code: string;
  slug: string;
  title: string;
  levels: Level[];
  parts: { exercise: string; points: number }[];
};
