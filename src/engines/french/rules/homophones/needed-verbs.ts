import { isNeededVerb } from '../is-needed-verb.ts';
import type { At } from '../rule.ts';
import { asks, endsInPeriod, isVerb, lacksVerb, opensOnSubject } from './clause-verbs.ts';
import {
  canBeAdjective,
  canBeFinite,
  canBeNoun,
  canBeParticiple,
  type Homophone,
  isDeterminer,
  isOneOf,
  pastAdverbs,
} from './homophone.ts';
import { pastClitics } from './where-clause.ts';

/** « Le personnage d'Emma » : a subject, and no mark before the word in doubt. */
function opensOnDeterminer(at: At): boolean {
  let step = -1;
  while (at(step)?.kind === 'word' && !isOneOf(at(step), /^(?:et|ou|ni)$/)) step--;
  return at(step) === undefined && /^(?:DET|ADJ)$/.test(at(step + 1)?.tag ?? '');
}

/** « La nature, l'homme la… » : what is spoken of, then who. */
const followsTopic = (at: At) =>
  at(-1)?.tag === 'NOUN' &&
  isDeterminer(at(-2)) &&
  at(-3)?.form === ',' &&
  at(-4)?.tag === 'NOUN' &&
  isDeterminer(at(-5)) &&
  at(-6) === undefined;

/** Places where the sentence would otherwise have no verb, or one too many. */
export const neededVerbs: Homophone[] = [
  {
    category: 'HOM_A',
    sure: true,
    forms: ['à'],
    choose: (_word, at, lexicon) =>
      opensOnSubject(at) &&
      canBeParticiple(lexicon, at(pastAdverbs(at, 1))) &&
      // « Garde à vue », « Grâce à lui… » : a thing, a person.
      !isOneOf(at(1), /^(?:vue|durée|points?|lui|venue?|plat|part|vie)$/) &&
      endsInPeriod(at) &&
      lacksVerb(at)
        ? 'a'
        : undefined,
  },
  {
    // « La solution obtenue à une couleur bleue. »
    category: 'HOM_A',
    sure: true,
    forms: ['à'],
    choose(_word, at, lexicon) {
      let first = -1;
      while (at(first - 1)) first--;
      for (let step = -1; step >= first; step--)
        if (canBeFinite(lexicon, at(step))) return undefined;
      let last = 1;
      while (at(last + 1)) last++;
      const opens = /^\p{Lu}/u.test(at(first)?.raw ?? '');
      // « Pour Marx, l'histoire à un sens. »
      for (let step = -2; step > first; step--)
        if (at(step)!.form === ',') {
          first = step + 1;
          break;
        }
      // « l'ouverture des droits à un congé. » : an item of a list opens on no capital.
      return opens &&
        isOneOf(at(first), /^(?:la|le|l'|cette|ce|cet|son|sa|les|ces|ses)$/) &&
        isOneOf(at(1), /^(?:une?|des|deux|trois|plusieurs)$/) &&
        /^(?:NOUN|ADJ|VERBp|PROPN)$/.test(at(-1)?.tag ?? '') &&
        at(last)?.form === '.' &&
        lacksVerb(at)
        ? 'a'
        : undefined;
    },
  },
  {
    category: 'HOM_ET',
    sure: true,
    forms: ['et'],
    choose: (_word, at, lexicon) =>
      /^(?:NOUN|PROPN)$/.test(at(-1)?.tag ?? '') &&
      opensOnDeterminer(at) &&
      canBeAdjective(lexicon, at(1)) &&
      isOneOf(at(2), /^[.,]$/) &&
      endsInPeriod(at) &&
      (lacksVerb(at) || (isNeededVerb(at) && at(1)?.tag === 'ADJ'))
        ? 'est'
        : undefined,
  },
  {
    // « La température, elle, à augmenté. »
    category: 'HOM_A',
    sure: true,
    forms: ['à'],
    choose: (_word, at, lexicon) =>
      at(-1)?.form === ',' &&
      canBeParticiple(lexicon, at(1)) &&
      at(1)?.tag === 'VERBp' &&
      !canBeNoun(lexicon, at(1)) &&
      lacksVerb(at)
        ? 'a'
        : undefined,
  },
  {
    // « Ce qui nous distingue et la parole. » : the only verb is that of the clause.
    category: 'HOM_ET',
    sure: true,
    forms: ['et'],
    choose(_word, at) {
      let first = -1;
      while (at(first - 1)) first--;
      if (!isOneOf(at(first), /^ce$/) || !isOneOf(at(first + 1), /^(?:qui|qu[e']|dont)$/))
        return undefined;
      let verbs = 0;
      for (let step = first; step < 0; step++) {
        if (
          at(step)!.kind !== 'word' ||
          (step > first + 1 && isOneOf(at(step), /^(?:qui|qu[e']|dont|et)$/))
        )
          return undefined;
        if (isVerb(at, step)) verbs++;
      }
      for (let step = 1; at(step); step++) {
        if (isVerb(at, step) || isOneOf(at(step), /^(?:qui|qu[e']|dont|et|,|ce)$/))
          return undefined;
      }
      return verbs === 1 && isVerb(at, -1) && (isDeterminer(at(1)) || isOneOf(at(1), /^d[e']$/))
        ? 'est'
        : undefined;
    },
  },
  {
    category: 'HOM_ET',
    sure: true,
    forms: ['est'],
    choose(_word, at) {
      if (!opensOnSubject(at) || !isDeterminer(at(1)) || at(2)?.tag !== 'NOUN') return undefined;
      let step = 3;
      while (isOneOf(at(step), /^(?:ne|n'|se|s'|nous|lui|leur)$/)) step++;
      return step > 3 && /^(?:VERBf|AUXf)$/.test(at(step)?.tag ?? '') ? 'et' : undefined;
    },
  },
  {
    category: 'HOM_LA',
    sure: true,
    forms: ['la'],
    choose: (_word, at, lexicon) =>
      canBeParticiple(lexicon, at(1)) &&
      !canBeFinite(lexicon, at(1)) &&
      ((opensOnSubject(at) && !at(1)!.form.endsWith('e')) || followsTopic(at)) &&
      lacksVerb(at)
        ? "l'a"
        : undefined,
  },
  {
    category: 'HOM_ON',
    sure: true,
    forms: ['non'],
    choose: (_word, at) =>
      at(-1)?.tag === 'NOUN' &&
      at(1)?.form === 'pas' &&
      isOneOf(at(2), /^(?:de|d'|le|la|les)$/) &&
      lacksVerb(at)
        ? "n'ont"
        : undefined,
  },
  {
    category: 'HOM_OU',
    sure: true,
    forms: ['ou'],
    choose: (_word, at) =>
      at(-1) === undefined && isVerb(at, pastClitics(at, 1)) && asks(at) && !isOtherwise(at)
        ? 'où'
        : undefined,
  },
  {
    category: 'HOM_QUEL',
    sure: true,
    forms: ['quelle', 'quelles'],
    choose: (word, at, lexicon) =>
      /^(?:VERBf|AUXf)$/.test(at(-1)?.tag ?? '') &&
      canBeFinite(lexicon, at(1)) &&
      !canBeNoun(lexicon, at(1)) &&
      !isOneOf(at(1), /^(?:est|sont|était|étaient|sera|serait|que|soit|soient|fut|fût)$/) &&
      // « Vous savez quelle a été ma vie ».
      at(2)?.form !== 'été'
        ? word.form.replace('quelle', "qu'elle")
        : undefined,
  },
];

/** « Ou est-il un hasard ? » : being has what is said of it, so no place is asked for. */
const isOtherwise = (at: At) =>
  isOneOf(at(pastClitics(at, 1) + 1), /^-/) &&
  (isDeterminer(at(pastClitics(at, 1) + 2)) ||
    /^(?:ADJ|VERBp|VERBi|NOUN|ADV)$/.test(at(pastClitics(at, 1) + 2)?.tag ?? ''));
