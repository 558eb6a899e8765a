import { foldedWords } from '../fold.ts';
import type { Passage } from './passage.ts';
import { segmentsOf } from './segments.ts';

export type CopyLanguage = 'fr' | 'en';

/** The small words without which a sentence of that language can hardly be built. */
const SMALL_WORDS: Record<CopyLanguage, Set<string>> = {
  fr: new Set(
    `a afin ai ainsi alors apres au aucun aussi autre aux avec avoir bien c ce cela celui cependant
    ces cette chaque comme contre d dans de des deux doit donc dont du elle elles en encore entre
    est et etre eux fait faut il ils j je jusque l la le les leur leurs lorsque lui m ma mais meme
    me mes moins mon n ne ni nos notre nous on ont or ou par parce pas peu peut plus pour pourquoi
    pourtant puis qu quand que quel quelle qui quoi s sa sans se selon ses si soi son sont sous sur
    t ta te tes toi tous tout toute toutes tu un une va vers vos votre vous y etait avait avaient etaient sera fut rien jamais toujours tres trop
    peuvent doivent nos soit sommes avons ici la-bas chez depuis parmi lequel laquelle`.split(
      /\s+/,
    ),
  ),
  en: new Set(
    `a about after all also although an and are as at be because been but by can could did do does
    for from had has have he her his how however i if in into is it its just like may more most
    must my no not of on one only or other our out over people she should so some such than that
    the their them then there these they this those through to too up us very was we were what
    when where which while who why will with would you your`.split(/\s+/),
  ),
};
const FRENCH_ARTICLES = new Set('le la les l un une des du d au aux'.split(' '));
const LATIN_ONLY = new Set(
  `ab ad atque aut autem cum ego enim ergo esse est et ex haec hoc homo id in ipse nec non nos omnia
  omnis per quae quia quid quod sed sic sine sum sunt ut vel`.split(/\s+/),
);
/** No French sentence of some length goes without any of these. */
const BACKBONE = new Set(
  'le la les l un une des du de d au aux a ce cet cette ces mon ma mes son sa ses leur leurs notre nos votre vos'.split(
    ' ',
  ),
);
const WORDS_TO_JUDGE = 8;
const FOREIGN_BELOW = 0.13;
const A_SENTENCE = 10;
const HARDLY_PROSE = 0.4;
const CLEARLY_OTHER = 0.35;
const CLEARLY_LATIN = 0.2;

/** Sentences that are not written in the language of the exercise, or in no language at all. */
export function findForeign(text: string, language: CopyLanguage): Passage[] {
  return segmentsOf(text)
    .filter(({ text: sentence }) => isForeign(sentence, language))
    .map(({ start, end, text: sentence }) => ({
      start,
      end,
      reason: isElsewhere(sentence, language) ? ('foreign' as const) : ('list' as const),
    }));
}

/** Some small word of another language; without any, these are notes or words in a row, not another tongue. */
function isElsewhere(sentence: string, language: CopyLanguage): boolean {
  const other = SMALL_WORDS[language === 'fr' ? 'en' : 'fr'];
  return foldedWords(sentence).some(
    ({ word }) =>
      !SMALL_WORDS[language].has(word) &&
      (other.has(word) || (language === 'fr' && LATIN_ONLY.has(word))),
  );
}

function isForeign(sentence: string, language: CopyLanguage): boolean {
  const words = foldedWords(sentence).filter(({ word }) => !/\d/.test(word));
  if (words.length < WORDS_TO_JUDGE) return false;
  const share = (of: CopyLanguage) =>
    words.filter(({ word }) => SMALL_WORDS[of].has(word)).length / words.length;
  const own = share(language);
  if (own < FOREIGN_BELOW) return true;
  if (
    language === 'fr' &&
    words.length > A_SENTENCE &&
    own < HARDLY_PROSE &&
    !words.some(({ word }) => BACKBONE.has(word))
  )
    return true;
  if (language === 'fr' && !words.some(({ word }) => FRENCH_ARTICLES.has(word))) {
    const latin = words.filter(({ word }) => LATIN_ONLY.has(word)).length / words.length;
    if (latin > CLEARLY_LATIN && latin >= own) return true;
  }
  const other = share(language === 'fr' ? 'en' : 'fr');
  return other > CLEARLY_OTHER && other > own * 1.5;
}
