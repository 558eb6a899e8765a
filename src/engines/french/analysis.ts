import type { Category } from './category.ts';

/** What the engine says of one text. Every position is a character offset in the text it was given. */
export type Analysis = {
  language: Language;
  tokens: Token[];
  sentences: Span[];
  paragraphs: Paragraph[];
  findings: Finding[];
  metrics: Metrics;
  structure: Structure;
  references: Reference[];
  /** Only when a subject was given. */
  subject?: SubjectOverlap;
  coherence: Coherence;
};

export type Language = 'fr' | 'en';

/** What is known of the text besides its characters. */
export type AnalysisContext = {
  language?: Language;
  /** The exam question, to measure how much the copy speaks of it. */
  subject?: string;
  /** How surely words were read: a word under the floor is never a fault. */
  confidences?: WordConfidence[];
};

export type WordConfidence = Span & { confidence: number };

export type Span = { start: number; end: number };

export type Token = Span & {
  text: string;
  kind: TokenKind;
  sentence: number;
  /** Coarse part of speech (Universal Dependencies), French words only. */
  tag?: Tag;
};

export type TokenKind = 'word' | 'number' | 'punctuation' | 'formula' | 'other';

export type Tag =
  | 'ADJ'
  | 'ADP'
  | 'ADV'
  | 'AUX'
  | 'CCONJ'
  | 'DET'
  | 'INTJ'
  | 'NOUN'
  | 'NUM'
  | 'PRON'
  | 'PROPN'
  | 'PUNCT'
  | 'SCONJ'
  | 'SYM'
  | 'VERB'
  | 'X';

/** One fault, or one thing worth a second look. */
export type Finding = Span & {
  /** Line of the text, counted from 1. */
  line: number;
  /** Stable name of the rule, e.g. `homophone/a-à`. */
  rule: string;
  category: Category;
  /** A short French sentence for the pupil. */
  message: string;
  /** Best first; an empty string means: delete. */
  suggestions: string[];
  certainty: Certainty;
  /** Share of right findings among those of this rule on held-out text, 0 to 1. */
  precision: number;
};

/** Only what is certain may cost a point. */
export type Certainty = 'certain' | 'à vérifier';

export type Paragraph = Span & {
  role: ParagraphRole;
  words: number;
  /** Sentences `from` to `to`, the latter excluded. */
  from: number;
  to: number;
};

export type ParagraphRole = 'title' | 'introduction' | 'development' | 'conclusion';

export type Metrics = {
  characters: number;
  words: number;
  sentences: number;
  paragraphs: number;
  wordsPerSentence: number;
  longestSentence: number;
  /** Distinct lemmas over content words, measured on windows of 100 words so that length does not matter. */
  lexicalVariety: number;
  /** Share of content words that repeat one of the 40 words before. */
  repetitionRate: number;
  /** Content words that come back most, with their counts. */
  mostRepeated: { word: string; count: number }[];
  connectorsPerThousandWords: number;
  distinctConnectors: number;
  /** Certain findings only. */
  faultsPerThousandWords: number;
  faultsByCategory: Partial<Record<Category, number>>;
};

/** What was found of the expected parts; a missing part is « non repéré », never « absent ». */
export type Structure = {
  introduction?: Span;
  development?: Span;
  conclusion?: Span;
  /** Strong: an opposition or a real question at the end of the introduction; weak: the subject repeated. */
  problem?: Span & { strength: 'strong' | 'weak' };
  plan?: Span & { parts: number };
  transitions: Span[];
  connectors: Connector[];
  quotations: Quotation[];
  examples: Span[];
};

export type Connector = Span & { text: string; role: ConnectorRole };

export type ConnectorRole =
  | 'addition'
  | 'order'
  | 'opposition'
  | 'concession'
  | 'cause'
  | 'consequence'
  | 'purpose'
  | 'condition'
  | 'comparison'
  | 'illustration'
  | 'rephrasing'
  | 'restriction'
  | 'transition'
  | 'conclusion'
  | 'time';

export type Quotation = Span & { words: number; introduced: boolean; reference?: string };

export type Reference = {
  kind: ReferenceKind;
  /** The name as the lists write it: « Nietzsche » even where the copy says « Nietsche ». */
  name: string;
  /** Author of a work, when the lists say so. */
  author?: string;
  /** In the official list of the programme. */
  official: boolean;
  /** An allusion (the cave, the cogito) counts less than a name. */
  weight: number;
  /** Followed within three sentences by a verb of thesis: explained rather than dropped. */
  explained: boolean;
  mentions: (Span & { text: string; misspelt: boolean })[];
};

export type ReferenceKind =
  | 'author'
  | 'work'
  | 'character'
  | 'notion'
  | 'literary-term'
  | 'date'
  | 'law'
  | 'theorem';

export type SubjectOverlap = {
  /** Share of the subject's weighted words found again in the copy, 0 to 1. */
  overlap: number;
  /** The same, each word counting for what the copy comes back to it: 0 to 1. */
  insistence: number;
  /** Below the threshold that separated on-topic from off-topic essays. */
  offTopic: boolean;
  /** Words of the subject that the copy never takes up. */
  missing: string[];
};

export type Coherence = {
  /** Mean log-likelihood of the succession of word classes; high for real prose. */
  score: number;
  verdict: 'prose' | 'doubtful' | 'shuffled' | 'too-short';
  /** Sentences that come back nearly word for word. */
  repeatedSentences: number;
};
