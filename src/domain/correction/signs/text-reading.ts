import { contentStems, overlapOf } from '../facts/content-stems.ts';
import { fold } from '../fold.ts';
import type { Span } from '../transcript.ts';
import { growing, openingOf, type Sign, saw, UNSEEN, unspoken } from './sign.ts';

const NAMES_THE_TEXT =
  /\b(?:texte|extrait|auteure?|ecrivaine?|poete|poeme|roman|recit|narrat\w+|these|document|source|passage|philosophe|dramaturge|scene)\b/;
const SHORT_QUOTATION = 15;
const NEXT_TO = 300;

export const textPresented: Sign = {
  code: 'text-presented',
  worth: 0.9,
  read(copy) {
    const opening = openingOf(copy);
    const named = opening.filter(({ text }) => NAMES_THE_TEXT.test(fold(text)));
    return saw(named.length > 0 ? 1 : 0, named.slice(0, 1));
  },
};

export const themeSeen: Sign = {
  code: 'theme',
  worth: 0.8,
  read(copy) {
    const { subjectStems } = copy;
    if (subjectStems.length === 0) return UNSEEN;
    const opening = openingOf(copy);
    const words = contentStems(opening.map(({ text }) => text).join(' '));
    return saw(overlapOf(words, subjectStems) * 3, opening.slice(0, 1), opening.slice(0, 1));
  },
};

export const interpretation: Sign = {
  code: 'interpretation',
  worth: 1.3,
  read({ facts }) {
    const { analyses } = facts.structure;
    return saw(growing(analyses.length, 6), analyses.slice(0, 2));
  },
};

export const notRetold: Sign = {
  code: 'not-retold',
  worth: 0.4,
  read: ({ facts: { source } }) => (source ? saw(1 - source.retold) : UNSEEN),
};

export const quotations: Sign = {
  code: 'quotations',
  worth: 2.2,
  read({ facts }) {
    const fromText = facts.source?.quoted ?? facts.structure.quotations;
    return saw(growing(fromText.length, 4), fromText.slice(0, 3));
  },
};

export const shortQuotations: Sign = {
  code: 'short-quotations',
  worth: 0.9,
  read({ facts }) {
    const all = facts.structure.quotations;
    if (all.length === 0) return unspoken(0);
    const short = all.filter(({ words }) => words <= SHORT_QUOTATION);
    const long = all.filter(({ words }) => words > SHORT_QUOTATION);
    return saw(short.length / all.length, short.slice(0, 2), long.slice(0, 1));
  },
};

export const analysedQuotations: Sign = {
  code: 'analysed-quotations',
  worth: 1.8,
  read({ facts }) {
    const { quotations, analyses } = facts.structure;
    if (quotations.length === 0) return unspoken(0);
    const isAnalysed = ({ start, end }: Span) =>
      analyses.some((a) => a.end >= start && a.start <= end + NEXT_TO);
    const analysed = quotations.filter(isAnalysed);
    const bare = quotations.filter((quotation) => !isAnalysed(quotation));
    return saw(growing(analysed.length, 3), analysed.slice(0, 3), bare.slice(0, 3));
  },
};
