import type { CopyToMark } from '#application/correction/ports.ts';
import { asMeant } from '#domain/correction/counted/as-meant.ts';
import type { CountedText } from '#domain/correction/counted/counted-text.ts';
import type { CopyLanguage } from '#domain/correction/counted/find-foreign.ts';
import type { CopyFacts, FaultFact } from '#domain/correction/facts/copy-facts.ts';
import type { Overlap } from '#domain/correction/facts/read-relevance.ts';
import { type Span, SURELY_READ } from '#domain/correction/transcript.ts';
import type { Analysis, AnalysisContext, Finding } from '#engines/french/analysis.ts';
import { readFacts } from './read-facts.ts';

export type ReadingEngines = {
  analyse(text: string, context: AnalysisContext): Analysis | Promise<Analysis>;
  overlap: Overlap;
};

/** What the engines saw in a copy, and the text they saw it in. */
type ReadCopy = { seen: CountedText; analysis: Analysis; facts: Omit<CopyFacts, 'answers'> };

/**
 * Reads a copy as it is written. Where spelling is not graded it is read as it is meant: a name, a link
 * or a notion written by ear would otherwise go unseen, and cost what nobody may charge for.
 */
export async function readCopy(
  copy: CopyToMark,
  counted: CountedText,
  language: CopyLanguage,
  engines: ReadingEngines,
): Promise<ReadCopy> {
  const { subjectText, transcript, rubric } = copy;
  const context = { language, ...(subjectText !== undefined && { subject: subjectText }) };
  const factsOf = (analysis: Analysis, seen: CountedText) =>
    readFacts(analysis, seen, subjectText, engines.overlap);

  const isGraded = transcript.confidence >= rubric.language.minConfidence;
  if (isGraded || language !== 'fr' || rubric.family === 'exact-sciences') {
    const confidences = wordConfidences(copy, counted);
    const analysis = await engines.analyse(counted.text, { ...context, confidences });
    return { seen: counted, analysis, facts: factsOf(analysis, counted) };
  }
  const written = await engines.analyse(counted.text, context);
  const seen = asMeant(counted, written.findings.flatMap(slipOf));
  const analysis = await engines.analyse(seen.text, context);
  const { faults } = factsOf(written, counted);
  const facts = { ...factsOf(analysis, seen), faults: faults.filter(surelyRead(copy)) };
  return { seen, analysis, facts };
}

/** A word no dictionary knows, with the word meant. */
const slipOf = ({ start, end, rule, suggestions: [meant] }: Finding) =>
  rule.startsWith('spelling/') && meant ? [{ start, end, meant }] : [];

/** Stretches of a text that may not be what the pupil wrote. */
export const unsurelyRead = (copy: CopyToMark, text: CountedText): Span[] =>
  wordConfidences(copy, text).filter(({ confidence }) => confidence < SURELY_READ);

const wordConfidences = ({ transcript }: CopyToMark, text: CountedText) =>
  transcript.lines
    .flatMap(({ words }) => words)
    .flatMap(({ confidence, ...word }) => {
      const span = text.fromTranscript(word);
      return span ? [{ ...span, confidence }] : [];
    });

function surelyRead({ transcript }: CopyToMark) {
  const unsure = transcript.lines
    .flatMap(({ words }) => words)
    .filter(({ confidence }) => confidence < SURELY_READ);
  return ({ start, end }: FaultFact) =>
    !unsure.some((word) => word.start < end && start < word.end);
}
