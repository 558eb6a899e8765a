import type { CopyFacts, ParagraphFact } from '../facts/copy-facts.ts';
import type { ExpectedLength, Rubric } from '../rubric.ts';
import type { Span, TextSource } from '../transcript.ts';

/**
 * One thing a teacher looks for. Its worth is in bands of the anchor scale: the signs of a criterion
 * add up to five bands at most.
 */
export type Sign = { code: string; worth: number; read(copy: CopyView): Observation };

export type Observation = {
  /** How much of it is there, 0 to 1. */
  present: number;
  /** Where it was seen. */
  at: Span[];
  /** Where it is missing or ill done: a weakness is hung there, never a praise. */
  against?: Span[];
  /** Nothing to praise, to blame or to advise: it cannot be seen here, or another sign says it all. */
  unseen?: true;
};

/** A sign once looked for in one copy. */
export type ReadSign = Observation & { code: string; worth: number };

/** All that a sign may look at. */
export type CopyView = {
  facts: CopyFacts;
  rubric: Rubric;
  /** Already halved for training exercises. */
  length?: ExpectedLength;
  /** Stems of the subject's own words; empty when the subject is not known. */
  subjectStems: string[];
  /** The statement is known and gives nothing to read: no document can be asked for. */
  withoutDocuments: boolean;
  confidence: number;
  source: TextSource;
  /** Homework of one exercise, not a whole paper in exam time. */
  training: boolean;
};

/** How much of a subject must be treated, by `Relevance`: of 38 essays none on its subject is under 0.5. */
export const ON_TOPIC = 0.55;
export const OFF_TOPIC = 0.46;
export const OFF_TOPIC_ENTIRELY = 0.4;

/** What to say of a thing that cannot be seen here: neither there nor missing. */
export const UNSEEN: Observation = { present: 0.6, at: [], unseen: true };

/** Counted, but not spoken of: where there is no example, « tes exemples » would be untrue. */
export const unspoken = (present: number): Observation => ({
  present: Math.min(Math.max(present, 0), 1),
  at: [],
  unseen: true,
});

export const saw = (present: number, at: Span[] = [], against: Span[] = []): Observation => ({
  present: Math.min(Math.max(present, 0), 1),
  at,
  ...(against.length > 0 && { against }),
});

/** Rises quickly, then less and less, and never quite stops: one more always counts a little. */
export const growing = (count: number, half: number): number =>
  1 - 2 ** (-Math.max(0, count) / half);

/** 1 inside the range, falling to 0 at twice the distance outside. */
export function within(value: number, low: number, high: number): number {
  if (value < low) return low === 0 ? 1 : Math.max(0, value / low);
  return value > high ? Math.max(0, 1 - (value - high) / high) : 1;
}

export const inside = (span: Span, outer?: Span): boolean =>
  outer !== undefined && span.start >= outer.start && span.end <= outer.end;

/** The introduction where the engine saw one; otherwise the first paragraph, which opens all the same. */
export function openingOf({ facts }: CopyView): ParagraphFact[] {
  const prose = facts.paragraphs.filter(({ role }) => role !== 'title');
  const seen = prose.filter((paragraph) => inside(paragraph, facts.structure.introduction));
  return seen.length > 0 ? seen : prose.slice(0, 1);
}

export const textLength = ({ facts }: CopyView): number => facts.paragraphs.at(-1)?.end ?? 0;
