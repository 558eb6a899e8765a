import type { Subject } from '../../exam/exam.ts';
import type { Span } from '../transcript.ts';
import { type CopyView, growing, inside, type Sign, saw, unspoken } from './sign.ts';

/** An example that is analysed is followed, within this many characters, by a sentence that explains. */
const NEXT_TO = 420;

export const exampleCount: Sign = {
  code: 'examples',
  worth: 2.4,
  read: (copy) => saw(growing(examplesOf(copy).length, 1.3), examplesOf(copy)),
};

export const analysedExamples: Sign = {
  code: 'analysed-examples',
  worth: 1.6,
  read(copy) {
    const examples = examplesOf(copy);
    const { analyses } = copy.facts.structure;
    if (examples.length === 0) return unspoken(0);
    const isAnalysed = (example: Span) => analyses.some((a) => follows(a, example));
    const analysed = examples.filter(isAnalysed);
    const bare = examples.filter((example) => !isAnalysed(example));
    return saw(growing(analysed.length, 1.3), analysed, bare.length > 0 ? bare : examples);
  },
};

export const preciseExamples: Sign = {
  code: 'precise-examples',
  worth: 0.9,
  read(copy) {
    const { facts } = copy;
    const { figures, quotations } = facts.structure;
    const names = facts.references
      .filter(({ kind }) => ['work', 'character', 'date', 'author'].includes(kind))
      .flatMap(({ mentions }) => mentions.slice(0, 1));
    const precise = [...figures, ...quotations, ...names];
    const present = growing(precise.length, 2.5);
    const examples = examplesOf(copy);
    return examples.length === 0 ? unspoken(present) : saw(present, precise.slice(0, 2), examples);
  },
};

/** In history a dated fact, in economics a figure of the file, is an example without saying so. */
const SHOWN_BY_FIGURES: Subject[] = ['histoire-geo', 'ses'];

function examplesOf({ facts, rubric }: CopyView): Span[] {
  const { examples, figures } = facts.structure;
  if (!SHOWN_BY_FIGURES.includes(rubric.subject)) return examples;
  const developed = facts.paragraphs.filter(({ role }) => role === 'development');
  const precise = facts.sentences.filter(
    (sentence) =>
      developed.some((paragraph) => inside(sentence, paragraph)) &&
      (figures.some((figure) => inside(figure, sentence)) ||
        examples.some((example) => example.start === sentence.start)),
  );
  return precise.length > 0 ? precise : examples;
}

const follows = (analysis: Span, example: Span) =>
  analysis.start >= example.start && analysis.start <= example.end + NEXT_TO;
