import type { Word } from '../text/document.ts';
import { eachWord } from './rule.ts';

const never = new Set(
  'de la le les et à un une des dans sur par pour que qui est au aux du ce cette ces son sa ses mais ou où donc avec sans leur leurs se il elle je tu on'.split(
    ' ',
  ),
);

/** « les portes ET et OU » : a name, then the word. */
const isAcronym = (raw: string) => raw.length > 1 && raw === raw.toUpperCase();

/** A clause within that ends on its own « est ». */
const opens = (word: Word | undefined) => /^(?:qu[ei]|qu'|où|comme)$/.test(word?.form ?? '');

/** « de de », « le le » : un mot écrit deux fois. */
export const repeatedWord = eachWord((word, at) => {
  const next = at(1);
  if (
    !next ||
    word.shield ||
    next.form !== word.form ||
    !never.has(word.form) ||
    next.raw !== next.form ||
    isAcronym(word.raw) ||
    // « la voix de de Gaulle »
    (word.form === 'de' && at(2) !== undefined && at(2)!.raw !== at(2)!.form) ||
    // « le vent d'est est froid », « Ce qu'elle est est grand »
    (word.form === 'est' &&
      (/^[ld]'$/.test(at(-1)?.form ?? '') || [-2, -3, -4].some((step) => opens(at(step)))))
  )
    return undefined;
  return {
    rule: 'repeated-word',
    category: 'LEX_REP',
    from: word.index,
    to: next.index + 1,
    message: `« ${word.form} » est écrit deux fois de suite.`,
    suggestions: [word.raw],
  };
});
