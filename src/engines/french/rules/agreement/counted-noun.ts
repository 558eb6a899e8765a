import type { Lexicon } from '../../lexicon/lexicon.ts';
import type { Word } from '../../text/document.ts';
import { type At, eachWord, type RuleFinding } from '../rule.ts';
import { pastClitics } from '../subject-pronouns.ts';
import { inflect, isNoun, marksOf } from './marks.ts';
import { shownNumber } from './verb-number.ts';

const count =
  /^(?:(?:dizaine|douzaine|quinzaine|vingtaine|trentaine|quarantaine|cinquantaine|soixantaine|centaine|millier|million|milliard)s?)$/;
const quantity =
  /^(?:beaucoup|combien|tant|trop|peu|autant|plus|moins|assez|énormément|tellement)$/;
/** What is not counted: « beaucoup de monde sont venus » has a wrong verb, not a wrong noun. */
const mass =
  /^(?:monde|argent|eau|temps|force|courage|travail|bruit|sang|peine|mal|bien|mille|air|vent|population|jeunesse|public)$/;

/** « des millions de mort », « nombre de citoyen », « beaucoup de personne pensent » : what is counted is plural. */
export const countedNoun = eachWord((word, at, { lexicon }) => {
  if (word.shield || !/^(?:de|d')$/.test(at(1)?.form ?? '')) return undefined;
  const noun = at(2);
  if (!noun || !isSingleNoun(noun, lexicon) || mass.test(noun.form)) return undefined;
  if (count.test(word.form) && word.tag === 'NOUN')
    return isOwn(at) ? found(noun, word, lexicon) : undefined;
  if (!quantity.test(word.form) || !hasPluralVerb(at, lexicon)) return undefined;
  return found(noun, word, lexicon);
});

/** « la centaine d'avance », « le million de trop », « un millier de plus » : no noun, or one that says something else. */
const isOwn = (at: At) => !/^(?:avance|retard|trop|côté|profit|perte|francs?)$/.test(at(2)!.form);

const isSingleNoun = ({ form, tag, raw, shield }: Word, lexicon: Lexicon) => {
  const marks = [...marksOf(lexicon, form, isNoun)];
  return (
    !shield &&
    raw === form &&
    (tag === 'NOUN' || form === 'personne') &&
    marks.length > 0 &&
    marks.every((mark) => mark.endsWith('s'))
  );
};

/** « (…) de personne ne pensent » : the verb shows that several were meant. */
function hasPluralVerb(at: At, lexicon: Lexicon): boolean {
  const verb = at(pastClitics(at, 3));
  return (
    verb !== undefined &&
    /^(?:VERB|AUX)f$/.test(verb.tag) &&
    shownNumber(lexicon, verb.form) === 'p'
  );
}

function found(noun: Word, count: Word, lexicon: Lexicon): RuleFinding | undefined {
  const gender = [...marksOf(lexicon, noun.form, isNoun)].map((mark) => `${mark[0]}p`);
  const suggestion = inflect(lexicon, noun.form, new Set(gender), isNoun);
  return suggestion
    ? {
        rule: 'agreement/sure/counted-noun',
        category: 'ACC_ADJ',
        from: noun.index,
        to: noun.index + 1,
        message: `Après « ${count.form} de », ce que l'on compte se met au pluriel.`,
        suggestions: [suggestion],
      }
    : undefined;
}
