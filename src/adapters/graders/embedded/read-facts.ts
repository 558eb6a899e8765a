import type { CountedText } from '#domain/correction/counted/counted-text.ts';
import type {
  CopyFacts,
  ParagraphFact,
  SentenceFact,
} from '#domain/correction/facts/copy-facts.ts';
import { findAnalyses, findDefinitions, findFigures } from '#domain/correction/facts/find-moves.ts';
import { isExplained } from '#domain/correction/facts/is-explained.ts';
import { readOrder } from '#domain/correction/facts/read-order.ts';
import {
  type Overlap,
  readRelevance,
  readSourceRelevance,
} from '#domain/correction/facts/read-relevance.ts';
import { readSourceUse } from '#domain/correction/facts/read-source-use.ts';
import type { Span } from '#domain/correction/transcript.ts';
import type { Analysis, Structure } from '#engines/french/analysis.ts';

/** Turns what the language engine saw in the counted text into facts placed in the transcript. */
export function readFacts(
  analysis: Analysis,
  counted: CountedText,
  subjectText: string | undefined,
  overlap: Overlap,
): Omit<CopyFacts, 'answers'> {
  const textOf = ({ start, end }: Span) => counted.text.slice(start, end);
  const placed = <T extends Span>(span: T): T => ({ ...span, ...counted.inTranscript(span) });
  const withText = <T extends Span>(span: T) => ({ ...placed(span), text: textOf(span) });

  const paragraphs = analysis.paragraphs.map(
    ({ start, end, words, role }): ParagraphFact => ({ ...withText({ start, end }), words, role }),
  );
  const sentences = analysis.sentences.map(
    (sentence): SentenceFact => ({
      ...withText(sentence),
      words: textOf(sentence).match(/[\p{L}\p{N}]+/gu)?.length ?? 0,
      paragraph: analysis.paragraphs.findIndex(
        (p) => sentence.start < p.end && sentence.end > p.start,
      ),
    }),
  );
  const written = analysis.sentences.map((sentence) => ({ ...sentence, text: textOf(sentence) }));
  const prose = paragraphs.filter(({ role }) => role !== 'title');
  const analyses = findAnalyses(sentences);
  const source =
    subjectText !== undefined &&
    readSourceUse(subjectText, prose, analysis.structure.quotations.map(withText), (paragraph) =>
      analyses.some(({ start, end }) => start >= paragraph.start && end <= paragraph.end),
    );

  return {
    language: analysis.language,
    words: analysis.metrics.words,
    sentences,
    paragraphs,
    structure: {
      ...placedParts(analysis.structure, placed),
      definitions: findDefinitions(sentences),
      analyses,
      figures: findFigures(sentences),
      order: readOrder(prose),
    },
    references: analysis.references.map(({ mentions, ...reference }) => ({
      ...reference,
      explained:
        reference.explained ||
        isExplained(reference.kind, mentions, analysis.structure.quotations, written),
      mentions: mentions.map(placed),
    })),
    faults: analysis.findings.map(({ category, message, suggestions, certainty, ...finding }) => ({
      ...counted.inTranscript(finding),
      category,
      message,
      suggestions,
      certain: certainty === 'certain',
    })),
    style: {
      wordsPerSentence: analysis.metrics.wordsPerSentence,
      longestSentence: analysis.metrics.longestSentence,
      variety: analysis.metrics.lexicalVariety,
      repetition: analysis.metrics.repetitionRate,
    },
    ...(subjectText !== undefined && {
      relevance: source
        ? readSourceRelevance(subjectText, counted.text)
        : readRelevance(
            subjectText,
            prose.map(({ text }) => text),
            overlap,
          ),
    }),
    flow: analysis.coherence.verdict,
    ...(source && { source }),
    setAside: counted.setAside,
  };
}

function placedParts(structure: Structure, placed: <T extends Span>(span: T) => T) {
  const { introduction, conclusion, problem, plan } = structure;
  return {
    ...(introduction && { introduction: placed(introduction) }),
    ...(conclusion && { conclusion: placed(conclusion) }),
    ...(problem && { problem: placed(problem) }),
    ...(plan && { plan: placed(plan) }),
    transitions: structure.transitions.map(placed),
    connectors: structure.connectors.map(placed),
    quotations: structure.quotations.map(placed),
    examples: structure.examples.map(placed),
  };
}
