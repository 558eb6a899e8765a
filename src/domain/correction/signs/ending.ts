import { contentStems, overlapOf } from '../facts/content-stems.ts';
import { closingStrength } from '../facts/landmarks.ts';
import { inside, type Sign, saw, UNSEEN, within } from './sign.ts';

const lastParagraphs = ({ facts }: Parameters<Sign['read']>[0]) =>
  facts.paragraphs.filter((paragraph) => inside(paragraph, facts.structure.conclusion));

export const conclusionPresent: Sign = {
  code: 'conclusion',
  worth: 1.9,
  read(copy) {
    const { conclusion } = copy.facts.structure;
    if (!conclusion) return saw(0);
    const strengths = lastParagraphs(copy).map(({ text }) => closingStrength(text));
    return saw(Math.max(0, ...strengths), [conclusion]);
  },
};

export const conclusionAnswers: Sign = {
  code: 'answer',
  worth: 1,
  read(copy) {
    const { conclusion } = copy.facts.structure;
    if (!conclusion) return saw(0);
    if (copy.subjectStems.length === 0) return { ...UNSEEN, at: [conclusion] };
    const stems = contentStems(
      lastParagraphs(copy)
        .map(({ text }) => text)
        .join(' '),
    );
    return saw(Math.min(1, overlapOf(copy.subjectStems, stems) * 1.4), [conclusion]);
  },
};

export const conclusionSize: Sign = {
  code: 'conclusion-size',
  worth: 0.6,
  read(copy) {
    const { conclusion } = copy.facts.structure;
    if (!conclusion) return saw(0);
    const words = lastParagraphs(copy).reduce((sum, paragraph) => sum + paragraph.words, 0);
    return saw(within(words / Math.max(1, copy.facts.words), 0.04, 0.16), [conclusion]);
  },
};

/** Faults for a hundred words at which half of the sign is lost. */
const HALF_LOST = 2;

export const correctLanguage: Sign = {
  code: 'correct-language',
  worth: 1,
  read({ facts, confidence, rubric }) {
    if (confidence < rubric.language.minConfidence) return UNSEEN;
    const certain = facts.faults.filter((fault) => fault.certain);
    const density = (certain.length / Math.max(1, facts.words)) * 100;
    return saw(2 ** (-density / HALF_LOST), certain.slice(0, 3));
  },
};

export const richLanguage: Sign = {
  code: 'rich-language',
  worth: 0.5,
  read({ facts: { style } }) {
    const rhythm = within(style.wordsPerSentence, 12, 30);
    const variety = Math.min(1, Math.max(0, (style.variety - 0.5) / 0.3));
    return saw(0.5 * rhythm + 0.5 * variety);
  },
};
