import type { Lexicon } from '../../lexicon/lexicon.ts';
import type { Word } from '../../text/document.ts';
import type { At } from '../rule.ts';
import { lacksVerbAfter, saysBefore } from './clause-verbs.ts';
import {
  canBeAdjective,
  canBeFinite,
  canBeNoun,
  type Homophone,
  isDeterminer,
  isInfinitive,
  isOneOf,
  isOnlyFinite,
  isParticiple,
} from './homophone.ts';

const having =
  /^(?:ai|as|a|avons|avez|ont|avais|avait|avions|aviez|avaient|aura|auront|aurait|auraient|ait|aient|avoir|ayant)$/;
const preposition = /^(?:par|de|d'|à|pour|sans)$/;

const alsoNamed = /^(?:devenir|parler|dire|vivre|penser|agir|paraître|rire)$/;

/** An infinitive that names nothing: « rendre », where « ce rire », « ce dîner » are things. */
const isAct = (lexicon: Lexicon, word: Word | undefined) =>
  isInfinitive(lexicon, word) &&
  !canBeNoun(lexicon, word) &&
  !canBeAdjective(lexicon, word) &&
  !alsoNamed.test(word!.form);

/** The step of the verb, past « y » and « en ». */
const pastPlace = (at: At, step: number) => (isOneOf(at(step), /^(?:y|en)$/) ? step + 1 : step);

/** Whoever comes before « aie » : « qu'un élève n'aie ». */
function thirdPerson(at: At): 's' | 'p' | undefined {
  let step = -1;
  while (isOneOf(at(step), /^(?:n'|ne|y|en|l'|lui|leur|nous|vous)$/)) step--;
  const subject = at(step);
  if (isOneOf(subject, /^(?:il|elle|on|cela|ça|chacun|chacune|personne|rien)$/)) return 's';
  if (isOneOf(subject, /^(?:ils|elles)$/)) return 'p';
  if (subject?.tag === 'PROPN') return at(step - 1)?.form === 'et' ? 'p' : 's';
  if (subject?.tag !== 'NOUN') return undefined;
  const determiner = at(step - 1)?.tag === 'ADJ' ? at(step - 2) : at(step - 1);
  if (isOneOf(determiner, /^(?:les|des|ces|ses|nos|vos|mes|tes|leurs)$/)) return 'p';
  return isDeterminer(determiner) ? 's' : undefined;
}

/** What the slot alone settles: only one of the words that sound alike can stand there. */
export const sureSlots: Homophone[] = [
  {
    // « finit par ce rendre compte », where « pour ce faire » is a set phrase.
    category: 'HOM_SE',
    sure: true,
    forms: ['ce', "c'"],
    choose(word, at, lexicon) {
      const verb = pastPlace(at, 1);
      // « il faut ce souvenir des morts ».
      const remembers =
        isOneOf(at(-1), /^(?:faut|doit|doivent|peut|va|faudra)$/) &&
        at(1)?.form === 'souvenir' &&
        isOneOf(at(2), /^(?:de|d'|des|du|que|qu')$/);
      if (remembers && word.form === 'ce') return 'se';
      if (!isOneOf(at(-1), preposition) || !isAct(lexicon, at(verb))) return undefined;
      if (at(1)?.form === 'faire' && at(-1)!.form === 'pour') return undefined;
      return word.form === 'ce' ? 'se' : `s'${at(1)!.form}`;
    },
  },
  {
    // « refuse de ci soumettre », « il faut ci habituer ».
    category: 'HOM_SE',
    sure: true,
    forms: ['ci'],
    choose: (_word, at, lexicon) => (isAct(lexicon, at(1)) ? "s'y" : undefined),
  },
  {
    // « ont peut réagi » : how much, between the auxiliary and its participle.
    category: 'HOM_PEU',
    sure: true,
    forms: ['peut', 'peux'],
    choose: (_word, at, lexicon) =>
      isOneOf(at(-1), having) && isParticiple(lexicon, at(1)) ? 'peu' : undefined,
  },
  {
    // « Quoique fasse Œdipe », « quoiqu'en disent les critiques » : whatever it be.
    category: 'HOM_QUOIQUE',
    sure: true,
    forms: ['quoique', "quoiqu'"],
    choose(word, at, lexicon) {
      const verb = at(pastPlace(at, 1));
      const asked =
        verb !== undefined &&
        isOnlyFinite(lexicon, verb) &&
        lexicon.readings(verb.form).some(({ features }) => /[ST]/.test(features));
      return asked ? `quoi ${word.form.slice(4)}` : undefined;
    },
  },
  {
    category: 'HOM_ET',
    sure: true,
    forms: ['aie', 'aies'],
    choose(_word, at) {
      const number = thirdPerson(at);
      return number && (number === 's' ? 'ait' : 'aient');
    },
  },
  {
    // « que j'ait tort », « bien que tu ait peur ».
    category: 'HOM_ET',
    sure: true,
    forms: ['ait', 'aient', 'ais'],
    choose(_word, at) {
      const step = isOneOf(at(-1), /^(?:n'|l'|y|en)$/) ? -2 : -1;
      if (isOneOf(at(step), /^(?:j'|je)$/)) return 'aie';
      return at(step)?.form === 'tu' ? 'aies' : undefined;
    },
  },
  {
    // « Faut-il aider les plus pauvres où laisser faire ? » : one act or the other.
    category: 'HOM_OU',
    sure: true,
    forms: ['où'],
    choose(_word, at, lexicon) {
      const verb = isOneOf(at(1), /^(?:se|s'|les?|la|l'|en|y|ne|lui|leur)$/) ? 2 : 1;
      if (!isAct(lexicon, at(verb)) || !/^(?:NOUN|ADJ|ADV|VERBi)$/.test(at(-1)?.tag ?? ''))
        return undefined;
      if (!saysBefore(at, choosing) || !lacksVerbAfter(at, verb + 1)) return undefined;
      let step = -1;
      while (/^(?:NOUN|ADJ|ADV)$/.test(at(step)?.tag ?? '')) step--;
      // « un endroit où dormir », « savoir où aller » : a place is looked for.
      if (at(-1)!.tag === 'VERBi') return at(-2)?.form.startsWith('-') ? 'ou' : undefined;
      if (!isOneOf(at(step), /^(?:les|aux|au|ses|ces|nos|sa|son|leurs?|la|l')$/)) return undefined;
      if (isOneOf(at(step + 1), places)) return undefined;
      for (let back = step - 1; at(back); back--) if (at(back)!.tag === 'VERBi') return 'ou';
      return undefined;
    },
  },
  {
    // « Quelque soit la cause » : two words, the first agrees.
    category: 'HOM_QUEL',
    sure: true,
    forms: ['quelque', 'quelques'],
    choose: (_word, at, lexicon) =>
      isOneOf(at(1), /^(?:soit|soient|fût|fussent)$/) && !canBeFinite(lexicon, at(2))
        ? quelQue(at, lexicon)
        : undefined,
  },
];

/** A choice between two acts is put. */
const choosing =
  /^(?:faut|faudrait|doit|doivent|doit-on|devons|vaut|vaudrait|préfér\p{L}+|choisir|hésit\p{L}+|soit|peut|peuvent|préfère)$/u;
const places =
  /^(?:lieu|endroit|place|maison|ville|pays|moment|jour|heure|direction|monde|chemin|point|abri|coin|table|terre)s?$/;

function quelQue(at: At, lexicon: Lexicon): string {
  const noun = [at(3), at(4)].find((word) => word?.tag === 'NOUN');
  const plural = isOneOf(at(1), /^(?:soient|fussent)$/);
  const feminine = noun
    ? lexicon
        .readings(noun.form)
        .some(({ pos, features }) => pos === 'nc' && features.startsWith('f'))
    : false;
  return `quel${feminine ? 'le' : ''}${plural ? 's' : ''} que`;
}
