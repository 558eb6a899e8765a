import type { Subject } from '../../exam/exam.ts';
import type { ReferenceFact } from '../facts/copy-facts.ts';
import type { Span } from '../transcript.ts';
import { type CopyView, growing, type Sign, saw } from './sign.ts';

/** What counts as knowledge, by subject: a philosopher here, a date there. */
const KINDS: Record<Subject, string[]> = {
  philosophie: ['author', 'work', 'notion'],
  francais: ['author', 'work', 'character', 'literary-term'],
  'histoire-geo': ['notion', 'date', 'law', 'author', 'work'],
  ses: ['notion', 'author', 'law'],
  svt: ['notion', 'author', 'law'],
  anglais: ['author', 'work', 'date', 'notion'],
  mathematiques: ['theorem', 'notion'],
  'physique-chimie': ['theorem', 'law', 'notion'],
};
/** A notion or a date weighs less than a thinker whose thesis is given. */
const LIGHT: Record<string, number> = {
  notion: 0.35,
  date: 0.35,
  'literary-term': 0.4,
  character: 0.5,
};

export const usefulReferences = ({ facts, rubric }: CopyView): ReferenceFact[] =>
  facts.references.filter(({ kind }) => KINDS[rubric.subject].includes(kind));

const weightOf = ({ kind, weight }: ReferenceFact) => weight * (LIGHT[kind] ?? 1);
const seen = (references: ReferenceFact[]): Span[] =>
  references.flatMap((r) => r.mentions.slice(0, 1));

export const explainedReferences: Sign = {
  code: 'references',
  worth: 3.2,
  read(copy) {
    const explained = usefulReferences(copy).filter((reference) => reference.explained);
    const weight = explained.reduce((sum, reference) => sum + weightOf(reference), 0);
    return saw(growing(weight, 1.5), seen(explained));
  },
};

export const preciseReferences: Sign = {
  code: 'precise-references',
  worth: 1,
  read(copy) {
    const works = usefulReferences(copy).filter(({ kind }) =>
      ['work', 'date', 'law'].includes(kind),
    );
    const quotations = copy.facts.structure.quotations.filter(({ introduced }) => introduced);
    return saw(
      growing(works.length + quotations.length, 1.5),
      [...seen(works), ...quotations].slice(0, 3),
    );
  },
};

export const usedReferences: Sign = {
  code: 'used-references',
  worth: 0.7,
  read(copy) {
    const references = usefulReferences(copy);
    const explained = references.filter((reference) => reference.explained);
    const idle = references.filter((reference) => !reference.explained);
    return saw(
      references.length === 0 ? 0 : explained.length / references.length,
      seen(idle).slice(0, 2),
    );
  },
};
