import type { CopyFacts, ParagraphFact } from '../facts/copy-facts.ts';
import type { CriterionKey } from '../rubric.ts';
import type { Span } from '../transcript.ts';

/** Where to hang a remark about something that was not seen: the place where it would have stood. */
export function anchorOf(criterion: CriterionKey, facts: CopyFacts): Span | undefined {
  const prose = facts.paragraphs.filter(({ role }) => role !== 'title');
  const body = prose.filter(({ role }) => role === 'development');
  const { examples, connectors } = facts.structure;
  const mentions = facts.references.flatMap((reference) => reference.mentions);
  const paragraph = {
    problematique: () => prose[0],
    conclusion: () => prose.at(-1),
    references: () => barest(body, mentions),
    exemples: () => barest(body, examples),
    argumentation: () => barest(body, connectors),
  }[criterion]();
  if (!paragraph) return undefined;
  const inIt = facts.sentences.filter((s) => s.start >= paragraph.start && s.end <= paragraph.end);
  const sentence =
    criterion === 'conclusion' || criterion === 'problematique' ? inIt.at(-1) : inIt[0];
  return sentence ?? paragraph;
}

/** The paragraph that holds the fewest of these for its length; the longest when they are equal. */
function barest(paragraphs: ParagraphFact[], marks: Span[]): ParagraphFact | undefined {
  const density = (paragraph: ParagraphFact) =>
    marks.filter(({ start }) => start >= paragraph.start && start < paragraph.end).length /
    Math.max(1, paragraph.words);
  return [...paragraphs].sort((a, b) => density(a) - density(b) || b.words - a.words)[0];
}
