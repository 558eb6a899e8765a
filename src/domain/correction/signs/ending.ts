import { contentStems, overlapOf } from '../facts/content-stems.ts';
import type { ParagraphFact } from '../facts/copy-facts.ts';
import { closingStrength } from '../facts/landmarks.ts';
import { type CopyView, inside, type Sign, saw, UNSEEN, within } from './sign.ts';

/** The conclusion where the engine saw one; otherwise the last paragraph, which may be one all the same. */
function lastParagraphs({ facts }: CopyView): ParagraphFact[] {
  const prose = facts.paragraphs.filter(({ role }) => role !== 'title');
  const seen = prose.filter((paragraph) => inside(paragraph, facts.structure.conclusion));
  if (seen.length > 0) return seen;
  return prose.length < 3 ? [] : prose.slice(-1);
}

/** A last paragraph the engine took for a conclusion is one in part, whatever it says. */
const SEEN = 0.4;

/** An ending that only recalls the beginning, without a word to say that it ends. */
const MOST_WITHOUT_WORDS = 0.75;

export const conclusionPresent: Sign = {
  code: 'conclusion',
  worth: 1.9,
  read(copy) {
    const last = lastParagraphs(copy);
    if (last.length === 0) return saw(0);
    const { conclusion, order } = copy.facts.structure;
    const said = Math.max(...last.map(({ text }) => closingStrength(text)));
    const recalled = MOST_WITHOUT_WORDS * order.recalls;
    const ends = last.slice(0, 1);
    return saw(Math.max(said, recalled, conclusion ? SEEN : 0), ends, ends);
  },
};

/** A good ending takes up most words of a question, and of a text about a third of its own words. */
const [OF_THE_QUESTION, OF_THE_TEXT] = [1.4, 3];

export const conclusionAnswers: Sign = {
  code: 'answer',
  worth: 1,
  read(copy) {
    const last = lastParagraphs(copy);
    if (last.length === 0) return saw(0);
    if (copy.subjectStems.length === 0) return { ...UNSEEN, at: last.slice(0, 1) };
    const stems = contentStems(last.map(({ text }) => text).join(' '));
    const ends = last.slice(0, 1);
    const present =
      copy.rubric.family === 'text-reading'
        ? overlapOf(stems, copy.subjectStems) * OF_THE_TEXT
        : overlapOf(copy.subjectStems, stems) * OF_THE_QUESTION;
    return saw(present, ends, ends);
  },
};

export const conclusionSize: Sign = {
  code: 'conclusion-size',
  worth: 0.6,
  read(copy) {
    const last = lastParagraphs(copy);
    const words = last.reduce((sum, paragraph) => sum + paragraph.words, 0);
    const ends = last.slice(0, 1);
    return saw(within(words / Math.max(1, copy.facts.words), 0.04, 0.16), ends, ends);
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
    return saw(2 ** (-density / HALF_LOST), [], certain.slice(0, 3));
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
