import type { At } from '../rule.ts';
import { hasVerbBefore, isVerb, lacksVerbAfter } from './clause-verbs.ts';
import { type Homophone, isInfinitive, isOneOf, isParticiple } from './homophone.ts';
import { takesEnNow } from './takes-en.ts';

const having = /^(?:a|ai|as|ont|avons|avez|avait|avaient|ait|aient|aurait|auraient)$/;
const one = /^(?:le|un|ce|quel|du|au|aucun|tout|bon|double|même|seul)$/;

/** sens / sans / s'en, temps / tant, ça / sa, cours / court: by what must come before or after. */
export const sureSense: Homophone[] = [
  {
    // « Quel sans faut-il donner à ce vers ? » : after an article, a noun.
    category: 'HOM_SANS',
    sure: true,
    forms: ['sans'],
    choose: (_word, at) =>
      isOneOf(at(-1), one) &&
      (at(-1)!.form !== 'tout' || isOneOf(at(-2), /^(?:a|ont|perd|avait)$/)) &&
      (isVerb(at, 1) || isOneOf(at(1), /^(?:de|du|des|d'|à|qui|que|qu'|[,.;?!])$/)) &&
      !isOneOf(at(-1), /^(?:seul|même|bon)$/)
        ? 'sens'
        : undefined,
  },
  {
    // « Il séduit les femmes puis sans lasse aussitôt », « Le narrateur sans moque ».
    category: 'HOM_SANS',
    sure: true,
    forms: ['sans'],
    choose: (_word, at) =>
      takesEnNow.test(at(1)?.form ?? '') &&
      !isOneOf(at(1), /^(?:charge|approche|sort|indigne|étonne|doute)$/) &&
      !/^(?:NOUN|ADJ)$/.test(at(2)?.tag ?? '') &&
      (isOneOf(at(-1), /^(?:puis|et|ne|qui|il|elle|on|ils|elles)$/) ||
        /^(?:NOUN|PROPN)$/.test(at(-1)?.tag ?? ''))
        ? "s'en"
        : undefined,
  },
  {
    category: 'HOM_CAR',
    sure: true,
    forms: ['temps'],
    choose(_word, at, lexicon) {
      // « il a temps voyagé ».
      if (isOneOf(at(-1), having) && isParticiple(lexicon, at(1)) && at(1)!.tag === 'VERBp')
        return 'tant';
      // « si temps est qu'il vienne », « temps s'en faut », « un temps soit peu ».
      if (at(-1)?.form === 'si' && at(1)?.form === 'est' && isOneOf(at(2), /^qu[e']$/))
        return 'tant';
      if (at(1)?.form === "s'" && at(2)?.form === 'en' && at(3)?.form === 'faut') return 'tant';
      if (at(1)?.form === 'soit' && at(2)?.form === 'peu') return 'tant';
      // « coupable temps que sa faute n'est pas prouvée ».
      const led =
        at(-1) === undefined ||
        at(-1)!.kind !== 'word' ||
        /^(?:ADJ|VERBp|VERBf|VERBi|ADV)$/.test(at(-1)!.tag);
      return isOneOf(at(1), /^qu[e']$/) &&
        led &&
        !/^(?:DET|ADP|NUM|CCONJ)$/.test(at(-2)?.tag ?? '') &&
        !isOneOf(at(-1), /^(?:même|premier|seul|bon|long|tout|peu|quelque|plus|moins)$/)
        ? 'tant'
        : undefined;
    },
  },
  {
    // « Je n'ai jamais vu sa. » : nothing follows that could be owned.
    category: 'HOM_LA',
    sure: true,
    forms: ['sa'],
    choose: (_word, at) =>
      // « Sa montre que le héros doute ».
      (at(-1) === undefined && at(1)?.form === 'montre' && isOneOf(at(2), /^qu[e']$/)) ||
      (at(-1)?.kind === 'word' &&
        (isOneOf(at(1), /^[,.;:?!]$/) ||
          (at(1)?.tag === 'ADP' && !isOneOf(at(1), /^(?:ex|quasi|non|avant|contre)$/))))
        ? 'ça'
        : undefined,
  },
  {
    // « en dehors des heures de court ».
    category: 'HOM_CAR',
    sure: true,
    forms: ['court', 'cour'],
    choose: (_word, at) =>
      at(-1)?.form === 'de' &&
      isOneOf(
        at(-2),
        /^(?:heures?|salles?|journées?|notes|supports?|manuels?|semaines?|prises?)$/,
      ) &&
      at(1)?.tag !== 'ADJ'
        ? 'cours'
        : undefined,
  },
  {
    // « je ne ses jamais quoi répondre ».
    category: 'HOM_CES',
    sure: true,
    forms: ['ses', 'ces', 'sait', 'sert'],
    choose: (word, at) =>
      isOneOf(at(-1), /^(?:ne|n')$/) &&
      isOneOf(at(-2), /^(?:je|tu)$/) &&
      isOneOf(at(1), /^(?:pas|plus|jamais|rien|que)$/)
        ? word.form === 'sert'
          ? 'sers'
          : 'sais'
        : undefined,
  },
  {
    // « de prêt ou de loin », « à peu de chose prêt ».
    category: 'HOM_PRES',
    sure: true,
    forms: ['prêt', 'prêts'],
    choose(word, at, lexicon) {
      // « il la suit de prêt », where « une demande de prêt » is one of money.
      const byFar = at(1)?.form === 'ou' && at(2)?.form === 'de' && at(3)?.form === 'loin';
      const done = /^VERB/.test(at(-2)?.tag ?? '') && !isOneOf(at(1), /^(?:à|de|d')$/);
      if (at(-1)?.form === 'de' && word.form === 'prêt' && (byFar || done) && at(1)?.tag !== 'ADJ')
        return 'près';
      if (at(-1)?.form === 'plus' && at(-2)?.form === 'de') return 'près';
      if (
        isOneOf(at(-1), /^(?:exceptions?|chose|cela|détails?|peu)$/) &&
        !isInfinitiveAfter(at, lexicon)
      )
        return hasA(at) ? 'près' : undefined;
      // « Prêt de la moitié des élèves », « un homme assis prêt d'une fenêtre ».
      const counted =
        isOneOf(at(1), /^(?:de|d')$/) && (at(2)?.tag === 'NUM' || at(2)?.kind === 'number');
      if (at(-1)?.kind !== 'word' && counted) return 'près';
      return /^(?:VERBp|VERBf)$/.test(at(-1)?.tag ?? '') &&
        isOneOf(at(1), /^(?:de|d'|du|des)$/) &&
        /^(?:DET|NOUN|PROPN)$/.test(at(2)?.tag ?? '') &&
        hasVerbBefore(at, -1) &&
        lacksVerbAfter(at, 2)
        ? 'près'
        : undefined;
    },
  },
];

const isInfinitiveAfter = (at: At, lexicon: Parameters<typeof isInfinitive>[0]) =>
  isOneOf(at(1), /^(?:à|de)$/) && isInfinitive(lexicon, at(2));

const hasA = (at: At) => [-2, -3, -4].some((step) => at(step)?.form === 'à');
