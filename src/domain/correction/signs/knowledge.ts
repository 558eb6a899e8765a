import type { Subject } from '../../exam/exam.ts';
import type { ReferenceFact } from '../facts/copy-facts.ts';
import type { Span } from '../transcript.ts';
import { type CopyView, growing, type Sign, saw, UNSEEN, unspoken } from './sign.ts';

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
/** Where a name may be dropped for show; in history a person named is part of the story. */
const SHOWS_OFF: Subject[] = ['philosophie', 'francais', 'ses'];
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
    const explained = usefulReferences(copy)
      .filter((reference) => reference.explained)
      .sort((a, b) => weightOf(b) - weightOf(a));
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
    if (usefulReferences(copy).length + quotations.length === 0) return unspoken(0);
    const general = usefulReferences(copy).filter((reference) => !works.includes(reference));
    return saw(
      growing(works.length + quotations.length, 1.5),
      [...seen(works), ...quotations].slice(0, 3),
      seen(general).slice(0, 3),
    );
  },
};

export const usedReferences: Sign = {
  code: 'used-references',
  worth: 0.7,
  read(copy) {
    const references = usefulReferences(copy);
    // A notion is at work wherever it stands; only a name can be there for show.
    const names = references.filter(({ kind }) => LIGHT[kind] === undefined);
    const explained = names.filter((reference) => reference.explained);
    const idle = names.filter((reference) => !reference.explained);
    if (!SHOWS_OFF.includes(copy.rubric.subject)) return UNSEEN;
    if (names.length === 0) return references.length > 0 ? UNSEEN : unspoken(0);
    return saw(
      explained.length / names.length,
      seen(explained).slice(0, 2),
      seen(idle).slice(0, 2),
    );
  },
};
