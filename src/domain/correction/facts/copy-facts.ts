import type { CopyLanguage } from '../counted/find-foreign.ts';
import type { Passage } from '../counted/passage.ts';
import type { ShownWork } from '../shown/shown-work.ts';
import type { Span } from '../transcript.ts';

/**
 * What was observed in a copy, before anyone judges it. Every position is in the transcript; what
 * was not seen is « non repéré », never « absent ».
 */
export type CopyFacts = {
  language: CopyLanguage;
  /** Words that count: what was set aside is not among them. */
  words: number;
  sentences: SentenceFact[];
  paragraphs: ParagraphFact[];
  structure: StructureFacts;
  references: ReferenceFact[];
  faults: FaultFact[];
  style: StyleFacts;
  /** Only when the subject is known. */
  relevance?: Relevance;
  flow: Flow;
  /** Only when the subject carries a text or documents. */
  source?: SourceUse;
  answers: AnswerFact[];
  /** Only for an exercise made of questions, when nobody knows which. */
  shown?: ShownWork;
  setAside: Passage[];
};

export type SentenceFact = Span & { text: string; words: number; paragraph: number };

export type ParagraphFact = Span & {
  text: string;
  words: number;
  role: 'title' | 'introduction' | 'development' | 'conclusion';
};

export type StructureFacts = {
  introduction?: Span;
  conclusion?: Span;
  /** Strong: a tension or a real question; weak: the subject said again. */
  problem?: Span & { strength: 'strong' | 'weak' };
  plan?: Span & { parts: number };
  transitions: Span[];
  connectors: (Span & { text: string; role: string })[];
  quotations: (Span & { words: number; introduced: boolean })[];
  examples: Span[];
  definitions: Span[];
  /** Sentences that say what a passage does or means instead of retelling it. */
  analyses: Span[];
  figures: Span[];
  order: OrderFacts;
};

/** Whether the paragraphs stand in an order a reader can follow. */
export type OrderFacts = {
  /** Paragraph openings that contradict their place: « enfin » before « d'abord », a conclusion in the middle. */
  breaks: Span[];
  /** Share of the expected landmarks (opening, steps, ending) found in their place, 0 to 1. */
  kept: number;
  /** How the last paragraph ranks among all for likeness to the first, 0 to 1. */
  recalls: number;
};

export type ReferenceFact = {
  kind: string;
  name: string;
  official: boolean;
  weight: number;
  explained: boolean;
  mentions: Span[];
};

export type FaultFact = Span & {
  category: string;
  message: string;
  suggestions: string[];
  /** Only what is certain, and was surely read, may cost a point. */
  certain: boolean;
};

export type StyleFacts = {
  wordsPerSentence: number;
  longestSentence: number;
  /** Distinct words over content words in windows of 100, 0 to 1. */
  variety: number;
  /** Share of content words that repeat one of the 40 before, 0 to 1. */
  repetition: number;
};

export type Relevance = {
  /** How much the copy treats its subject: as a whole, paragraph by paragraph, and at its edges; 0 to 1. */
  treated: number;
  missing: string[];
};

/** Whether the words follow one another as prose does. */
export type Flow = 'prose' | 'doubtful' | 'shuffled' | 'too-short';

export type SourceUse = {
  words: number;
  /** Share of the copy's six-word runs taken from the source as they stand, 0 to 1. */
  copied: number;
  /** Share of paragraphs made mostly of the source's own words without a comment, 0 to 1. */
  retold: number;
  /** Share of the source's ideas (its paragraphs) that the copy takes up, 0 to 1. */
  covered: number;
  /** Quotations of the copy that really are in the source. */
  quoted: Span[];
};

/** An answer of the copy to one question of the paper. */
export type AnswerFact = Span & {
  label: string;
  question: string;
  maxPoints?: number;
  words: number;
  justified: boolean;
  computed: boolean;
  concluded: boolean;
  hasUnit: boolean;
  falseEqualities: (Span & { counterExample?: string })[];
  trueEqualities: number;
  /** One of its figures was not surely read: neither a wrong value nor a wrong line is held against it. */
  doubtful: boolean;
};
