import type { AdviceBook } from '#domain/correction/advice.ts';
import type { Correction } from '#domain/correction/correction.ts';
import type { CountedText } from '#domain/correction/counted/counted-text.ts';
import type { CopyFacts } from '#domain/correction/facts/copy-facts.ts';
import type { MarkerIdentity, Marking } from '#domain/correction/marking.ts';
import type { Abuse } from '#domain/correction/moderation/assess-abuse.ts';
import type { Concern } from '#domain/correction/moderation/assess-distress.ts';
import type { PaperQuestion } from '#domain/correction/paper/paper-question.ts';
import type { Rubric } from '#domain/correction/rubric.ts';
import type { Transcript } from '#domain/correction/transcript.ts';
import type { ExamType, Level } from '#domain/exam/exam.ts';
import type { Result } from '#domain/result.ts';

/** A copy ready to be marked: read, and its exercise known. */
export type CopyToMark = {
  transcript: Transcript;
  rubric: Rubric;
  level: Level;
  examType: ExamType;
  /** The question, the text or the documents the pupil answered, when known. */
  subjectText?: string;
  /** The questions of the paper with their points and, for our own papers, the expected answers. */
  questions?: PaperQuestion[];
};

/** What markers see: the copy, what counts of it, what was observed in it. */
export type StudiedCopy = CopyToMark & { counted: CountedText; facts: CopyFacts };

/** Observes a copy without judging it. */
export type Analyst = { study(copy: CopyToMark): Promise<StudiedCopy> };

/** Reads a copy and places it. Interchangeable: all pass the same contract. */
export type Marker = {
  identity: MarkerIdentity;
  mark(copy: StudiedCopy, options?: MarkOptions): Promise<Result<MarkedCopy, MarkerTrouble>>;
};

export type MarkOptions = {
  /** Numbers the independent readings of one copy. */
  pass?: number;
  /** Called with whatever is already readable, so that the pupil sees something early. */
  onPartial?: (partial: { comment: string }) => void;
  signal?: AbortSignal;
};

export type MarkedCopy = { marking: Marking; usage?: MarkerUsage };

export type MarkerUsage = {
  tokens: { input: number; output: number };
  /** In euros, by the price list of the configuration. */
  cost: number;
  durationMs: number;
};

/** Why a marker could not mark. Expected of anything that lives across a network. */
export type MarkerTrouble =
  | { code: 'provider-unreachable'; detail: string }
  | { code: 'provider-refused'; status: number }
  | { code: 'too-slow'; limitMs: number }
  | { code: 'answer-unusable'; detail: string }
  | { code: 'budget-spent' };

/** Remembers the correction given to each fingerprint. */
export type Verdicts = {
  find(fingerprint: string): Promise<Correction | undefined>;
  save(correction: Correction): Promise<void>;
};

/** Reads a copy for danger and insults; never decides what happens to it. */
export type Moderator = { assess(text: string): Promise<{ concern: Concern; abuse: Abuse }> };

/** The named steps a waiting pupil sees. */
export type CorrectionStep = 'analysing' | 'marking' | 'checking-quotations' | 'grading';

export type CorrectionPorts = {
  analyst: Analyst;
  embedded: Marker;
  /** Only when a key is configured. */
  model?: Marker;
  verdicts: Verdicts;
  advice: AdviceBook;
  tell?: (step: CorrectionStep) => void;
  onPartial?: (partial: { comment: string }) => void;
};
