import type { Span } from '../transcript.ts';
import { growing, type Sign, saw, unspoken } from './sign.ts';

/** An example that is analysed is followed, within this many characters, by a sentence that explains. */
const NEXT_TO = 420;

export const exampleCount: Sign = {
  code: 'examples',
  worth: 2.4,
  read: ({ facts }) => saw(growing(facts.structure.examples.length, 1.3), facts.structure.examples),
};

export const analysedExamples: Sign = {
  code: 'analysed-examples',
  worth: 1.6,
  read({ facts }) {
    const { examples, analyses } = facts.structure;
    if (examples.length === 0) return unspoken(0);
    const analysed = examples.filter((example) => analyses.some((a) => follows(a, example)));
    return saw(growing(analysed.length, 1.3), analysed);
  },
};

export const preciseExamples: Sign = {
  code: 'precise-examples',
  worth: 0.9,
  read({ facts }) {
    const { figures, quotations } = facts.structure;
    const names = facts.references
      .filter(({ kind }) => ['work', 'character', 'date', 'author'].includes(kind))
      .flatMap(({ mentions }) => mentions.slice(0, 1));
    const precise = [...figures, ...quotations, ...names];
    const present = growing(precise.length, 2.5);
    return facts.structure.examples.length === 0
      ? unspoken(present)
      : saw(present, precise.slice(0, 2));
  },
};

const follows = (analysis: Span, example: Span) =>
  analysis.start >= example.start && analysis.start <= example.end + NEXT_TO;
