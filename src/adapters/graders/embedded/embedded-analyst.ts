import type { Analyst } from '#application/correction/ports.ts';
import { countedText } from '#domain/correction/counted/counted-text.ts';
import type { Transcript } from '#domain/correction/transcript.ts';
import type { Analysis, AnalysisContext } from '#engines/french/analysis.ts';
import { readFacts } from './read-facts.ts';

type Analyse = (text: string, context: AnalysisContext) => Analysis | Promise<Analysis>;

/** Cuts out what does not count, has the language engine read the rest, and notes what it saw. */
export const embeddedAnalyst = (analyse: Analyse): Analyst => ({
  async study(copy) {
    const { transcript, rubric, subjectText } = copy;
    const language = rubric.subject === 'anglais' && rubric.family !== 'translation' ? 'en' : 'fr';
    const counted = countedText(transcript.text, {
      language,
      prose: rubric.family !== 'exact-sciences',
      ...(subjectText !== undefined && { subjectText }),
    });
    const analysis = await analyse(counted.text, {
      language,
      ...(subjectText !== undefined && { subject: subjectText }),
      confidences: wordConfidences(transcript, counted.text.length === transcript.text.length),
    });
    const facts = { ...readFacts(analysis, counted, subjectText), answers: [] };
    return { ...copy, counted, facts };
  },
});

/** Certainties are only handed over where positions agree, that is when nothing was cut out. */
const wordConfidences = ({ lines }: Transcript, samePlaces: boolean) =>
  samePlaces
    ? lines.flatMap(({ words }) =>
        words.map(({ start, end, confidence }) => ({ start, end, confidence })),
      )
    : [];
