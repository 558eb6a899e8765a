import type { WordFlow } from './word-flow.ts';

/** Words after which an English clause cannot stop or start again. */
const open = new Set(
  'the a an my your his her its our their of to in on at by from with for into and or but is are was were very'.split(
    ' ',
  ),
);
const cannotFollow = new Set(
  'the a an of and or is are was were has have had . , ; : ! ?'.split(' '),
);
/** « is a », « of the », « and the », « with a » are the usual way. */
const takesArticle = new Set(
  'of to in on at by from with for into and or but is are was were'.split(' '),
);

/** A small guard for English: the share of successions no English sentence has, on the scale of the French one. */
export const englishFlow: Pick<WordFlow, 'score'> = {
  score(words) {
    let opened = 0;
    let impossible = 0;
    for (let i = 0; i < words.length - 1; i++) {
      const [{ form }, { form: next }] = [words[i]!, words[i + 1]!];
      if (!open.has(form)) continue;
      opened += 1;
      const article = /^(?:the|an?)$/.test(next);
      if (cannotFollow.has(next) && !(article && takesArticle.has(form))) impossible += 1;
    }
    return opened < 8 ? 0.5 : 1 - 5 * (impossible / opened);
  },
};
