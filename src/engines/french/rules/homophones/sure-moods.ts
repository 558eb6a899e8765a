import { lacksVerb, saysBefore } from './clause-verbs.ts';
import { canBeNoun, type Homophone, isDeterminer, isOneOf } from './homophone.ts';

const calls =
  /^(?:fallait|fallut|faudrait|bien|pour|afin|avant|sans|voulait|voulut|craignait|pourvu)$/;

/** fut / fût, tous ceux, est la même, sûr et certain, mais: what the words around leave no choice of. */
export const sureMoods: Homophone[] = [
  {
    // « Il fallait qu'il fut prêt », « bien que le roi eut tort ».
    category: 'VER_MODE',
    sure: true,
    forms: ['fut', 'eut'],
    choose(word, at) {
      const pronoun = isOneOf(at(-1), /^(?:il|elle|on|cela)$/);
      const named = at(-1)?.tag === 'NOUN' && isDeterminer(at(-2));
      const que = pronoun ? -2 : named ? -3 : at(-1)?.tag === 'PROPN' ? -2 : 0;
      if (que === 0 || !isOneOf(at(que), /^qu[e']$/) || !isOneOf(at(que - 1), calls))
        return undefined;
      // « si bien qu'il fut pris », « sait bien qu'il fut ».
      if (at(que - 1)!.form === 'bien' && at(que - 2)?.kind === 'word') return undefined;
      return word.form === 'fut' ? 'fût' : 'eût';
    },
  },
  {
    category: 'VER_CONJ',
    sure: true,
    forms: ['fût', 'eût'],
    choose: (word, at) =>
      isOneOf(at(-1), /^(?:ce|il|elle)$/) &&
      at(-2) === undefined &&
      word.form === 'fût' &&
      isDeterminer(at(1)) &&
      lacksVerb(at)
        ? 'fut'
        : undefined,
  },
  {
    category: 'HOM_TOUT',
    sure: true,
    forms: ['tout', 'tous', 'toute', 'toutes'],
    choose(_word, at) {
      if (isOneOf(at(1), /^ceux$/)) return 'tous';
      return at(1)?.form === 'celles' ? 'toutes' : undefined;
    },
  },
  {
    // « La loi et la même pour tous » : nothing else says anything.
    category: 'HOM_ET',
    sure: true,
    forms: ['et'],
    choose: (_word, at) =>
      isOneOf(at(1), /^(?:le|la)$/) &&
      at(2)?.form === 'même' &&
      !canBeSaid(at(3)?.tag) &&
      at(-1)?.tag === 'NOUN' &&
      isDeterminer(at(-2)) &&
      at(-3) === undefined &&
      lacksVerb(at)
        ? 'est'
        : undefined,
  },
  {
    category: 'HOM_CAR',
    sure: true,
    forms: ['sur', 'sure', 'surs', 'sures'],
    choose: (word, at) =>
      (at(1)?.form === 'et' && isOneOf(at(2), /^certaine?s?$/)) ||
      (isOneOf(at(-1), /^(?:suis|es|bien|est|était)$/) && isOneOf(at(1), /^(?:de|d'|que|qu')$/))
        ? word.form.replace('sur', 'sûr')
        : undefined,
  },
  {
    // « Il est riche, mes malheureux. »
    category: 'HOM_CAR',
    sure: true,
    forms: ['mes'],
    choose: (_word, at, lexicon) =>
      at(-1)?.form === ',' &&
      at(-2)?.tag === 'ADJ' &&
      at(1)?.tag === 'ADJ' &&
      (at(2) === undefined || at(2)!.kind !== 'word') &&
      saysBefore(at, /^(?:il|elle|est|sont|était)$/) &&
      (!canBeNoun(lexicon, at(1)) || !/s$/.test(at(1)!.form))
        ? 'mais'
        : undefined,
  },
];

/** « et la même année » : a noun follows. */
const canBeSaid = (tag: string | undefined) => /^(?:NOUN|ADJ|NUM)$/.test(tag ?? '');
