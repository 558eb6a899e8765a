import type { CopyFacts, ParagraphFact, SentenceFact } from '../facts/copy-facts.ts';
import type { CriterionKey } from '../rubric.ts';
import type { Span } from '../transcript.ts';

/** Fewer words than this say nothing a remark could be about. */
const A_SENTENCE = 3;

/**
 * Where to hang a remark about something that was not seen: the place where it would have stood, and
 * if another remark already stands there, the next best place.
 */
export function anchorOf(
  criterion: CriterionKey,
  facts: CopyFacts,
  taken: (span: Span) => boolean = () => false,
): Span | undefined {
  const written = facts.paragraphs.filter(({ role }) => role !== 'title');
  const full = written.filter(({ words }) => words >= A_SENTENCE);
  const prose = full.length > 0 ? full : written;
  const developed = prose.filter(({ role }) => role === 'development');
  const body = developed.length > 0 ? developed : prose;
  const { examples, connectors } = facts.structure;
  const mentions = facts.references.flatMap((reference) => reference.mentions);
  const sentencesOf = ({ start, end }: Span) =>
    facts.sentences.filter((s) => s.start >= start && s.end <= end);
  const places = {
    problematique: () => prose.slice(0, 1).flatMap((p) => sentencesOf(p).reverse()),
    conclusion: () => prose.slice(-1).flatMap((p) => sentencesOf(p).reverse()),
    references: () => barestFirst(body, mentions).flatMap(sentencesOf),
    exemples: () => barestFirst(body, examples).flatMap(sentencesOf),
    argumentation: () => barestFirst(body, connectors).flatMap(sentencesOf),
  }[criterion]();
  const telling = places.filter(({ words }: SentenceFact) => words >= A_SENTENCE);
  return telling.find((sentence) => !taken(sentence)) ?? telling[0] ?? places[0] ?? prose[0];
}

/** The paragraphs that hold the fewest of these for their length first; the longest when they are equal. */
function barestFirst(paragraphs: ParagraphFact[], marks: Span[]): ParagraphFact[] {
  const density = (paragraph: ParagraphFact) =>
    marks.filter(({ start }) => start >= paragraph.start && start < paragraph.end).length /
    Math.max(1, paragraph.words);
  return [...paragraphs].sort((a, b) => density(a) - density(b) || b.words - a.words);
}
