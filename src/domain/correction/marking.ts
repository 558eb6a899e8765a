import type { Quote } from './evidence.ts';
import type { Placement } from './placement.ts';
import type { Axis, CriterionKey } from './rubric.ts';

/** What one marker says of a copy. A marker places and quotes; it never gives the grade. */
export type Marking = {
  marker: MarkerIdentity;
  criteria: Record<CriterionKey, CriterionMark>;
  /** Where the whole copy stands, for exercises that are appreciated as a whole. */
  placement?: Placement;
  questions: QuestionMark[];
  claims: CapClaim[];
  remarks: RemarkDraft[];
  /** A few sentences to the pupil. */
  comment: string;
  notJudged: NotJudged[];
};

export type MarkerIdentity = {
  kind: 'embedded' | 'model';
  /** Provider and model, or the name of our own marker. */
  name: string;
  /** Version of the rules or of the prompt: part of the fingerprint. */
  version: string;
};

export type CriterionMark = { placement: Placement; reason: string; quotes: Quote[] };

/** One question of a paper, as the pupil sees it corrected. */
export type QuestionMark = {
  question: string;
  studentAnswer: string;
  correctAnswer: string;
  points: number;
  maxPoints: number;
  comment: string;
};

/** A marker's wish to limit the grade; granted only if the rubric lets this marker ask for it. */
export type CapClaim = {
  code: string;
  quotes: Quote[];
  /** Only our own measures say how high; a model asks for what the rubric gives. */
  ceiling?: number;
};

export type RemarkDraft = {
  kind: RemarkKind;
  axis: Axis;
  criterion?: CriterionKey;
  severity: Severity;
  quotes: Quote[];
  explanation: string;
  hints: HintLadder;
  /** Key of the recurring-error tracker, for faults of language. */
  category?: string;
  /** The corrected form, when there is only one. */
  correction?: string;
};

export type RemarkKind = 'fault' | 'weakness' | 'strength' | 'idea';
export type Severity = 1 | 2 | 3;

/** Help in four steps, the pupil climbs as far as needed: the answer comes last. */
export type HintLadder = { question: string; clue: string; method: string; example: string };

export const NOT_JUDGED = [
  'truth',
  'depth',
  'originality',
  'topic',
  'spelling',
  'layout',
  'figures',
  'document-use',
  'results',
  'english-grammar',
] as const;
/** What this marking says nothing about, so that nobody believes it did. */
export type NotJudged = (typeof NOT_JUDGED)[number];
