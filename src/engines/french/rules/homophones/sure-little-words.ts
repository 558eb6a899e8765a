import { saysAfter } from './clause-verbs.ts';
import { type Homophone, isInfinitive, isOneOf, isOnlyInfinitive } from './homophone.ts';

const preposition = /^(?:à|chez|pour|avec|de|d'|sans|contre|envers|vers|par|sur|entre|devant|en)$/;
/** Verbs whose infinitive comes after « à ». */
const takesA =
  /^(?:commenc|cherch|réussi|parv[ie]|aid|hésit|appr[ei]|ser[tv]|invit|consist|pouss|am[eè]n|condui|continu|tend|vis[eaé]|oblig|contrain|incit|renonc|autoris|encourag|habitu|forc|particip|contribu|arriv|persist|aspir)/;
const modal =
  /^(?:peu[tx]|peuvent|pouv\w+|pourr\w+|doi[ts]|doivent|dev\w+|devr\w+|faut|faudrait|faudra|fallait|veut|veulent|va|vont|vaudrait)$/;
const knows = /^(?:sait|savent|savoir|sais|savait|ignore|ignorent|demande|demandent)$/;

/** a / à, ou / où, dans / d'en, peu / peut and their like, where the neighbours leave no room for the word written. */
export const sureLittleWords: Homophone[] = [
  {
    category: 'HOM_SANS',
    sure: true,
    forms: ['dans'],
    choose: (_word, at, lexicon) =>
      isOnlyInfinitive(lexicon, at(1)) && !isOneOf(at(1), /^(?:être)$/) ? "d'en" : undefined,
  },
  {
    category: 'HOM_SANS',
    sure: true,
    forms: ['si'],
    choose: (_word, at, lexicon) =>
      isOneOf(at(-1), /^(?:de|à|pour|sans|peut|doit|va|veut|faut|peuvent|doivent)$/) &&
      isOnlyInfinitive(lexicon, at(1))
        ? "s'y"
        : undefined,
  },
  {
    category: 'ACCENT',
    sure: true,
    forms: ['du'],
    choose: (_word, at, lexicon) =>
      isOneOf(
        at(-1),
        /^(?:a|ont|ai|avons|avez|avait|avaient|aurait|auraient|ait|aient|pas|aura)$/,
      ) && isOnlyInfinitive(lexicon, at(1))
        ? 'dû'
        : undefined,
  },
  {
    category: 'HOM_A',
    sure: true,
    forms: ['a'],
    choose: (word, at, lexicon) =>
      word.raw === word.form &&
      takesA.test(at(-1)?.form ?? '') &&
      /^(?:VERB|AUX)/.test(at(-1)!.tag) &&
      isInfinitive(lexicon, at(1))
        ? 'à'
        : undefined,
  },
  {
    category: 'HOM_PLUTOT',
    sure: true,
    words: 2,
    forms: ['plus'],
    choose: (_word, at, lexicon) =>
      at(1)?.form === 'tôt' && isOneOf(at(-1), modal) && isInfinitive(lexicon, at(2))
        ? 'plutôt'
        : undefined,
  },
  {
    category: 'HOM_OU',
    sure: true,
    forms: ['ou'],
    choose: (_word, at, lexicon) =>
      (isOneOf(at(-1), knows) ||
        (isOneOf(at(-1), /^(?:pas|plus|jamais|toujours|trop)$/) && isOneOf(at(-2), knows))) &&
      (isOnlyInfinitive(lexicon, at(1)) ||
        isOneOf(at(1), /^(?:il|elle|on|ils|nous|je|aller)$/) ||
        // « il sait ou devrait savoir » : a second verb of the same subject.
        (/^(?:VERBf|AUXf)$/.test(at(1)?.tag ?? '') &&
          !isOneOf(
            at(1),
            /^(?:dev|doi|croi|croy|pens|peu[tv]|veu|voul|fei|préten|refus|oubli|ignor)\p{L}*$/u,
          )))
        ? 'où'
        : undefined,
  },
  {
    category: 'HOM_PLUTOT',
    sure: true,
    words: 2,
    forms: ['plus'],
    choose: (_word, at) =>
      at(1)?.form === 'tôt' &&
      isOneOf(at(-1), /^(?:chois|préf|décid|vau)\p{L}*$/u) &&
      isOneOf(at(2), /^(?:de|d')$/)
        ? 'plutôt'
        : undefined,
  },
  {
    category: 'HOM_VOIR',
    sure: true,
    forms: ['voir'],
    choose: (_word, at) =>
      at(-1)?.form === ',' &&
      /^(?:ADJ|VERBp)$/.test(at(1)?.tag ?? '') &&
      at(2)?.kind !== 'word' &&
      /^(?:ADJ|VERBp|ADV)$/.test(at(-2)?.tag ?? '')
        ? 'voire'
        : undefined,
  },
  {
    category: 'HOM_CAR',
    sure: true,
    forms: ['sensé', 'sensée', 'sensés', 'sensées'],
    choose: (word, at, lexicon) =>
      isInfinitive(lexicon, at(1)) ? word.form.replace('sens', 'cens') : undefined,
  },
  {
    category: 'HOM_CAR',
    sure: true,
    forms: ['soit', 'sois'],
    choose: (_word, at) =>
      isOneOf(at(-1), /^(?:en|sur|chez|de|pour|avec|à|envers|hors)$/) &&
      !isOneOf(at(-2), /^(?:il|elle|on|ce|cela|qu'|que|quoiqu'|y|n'|ne|tout|nul|rien)$/) &&
      !(at(-1)!.form === 'en' && at(-2) === undefined) &&
      // « qu'on s'en soit aperçu » : the auxiliary.
      !(at(-1)!.form === 'en' && /^(?:VERBp|ADJ|ADV)$/.test(at(1)?.tag ?? '')) &&
      // « avec soit une plume, soit un crayon ».
      !saysAfter(at, /^soit$/)
        ? 'soi'
        : undefined,
  },
  {
    category: 'HOM_PEU',
    sure: true,
    forms: ['peu'],
    choose: (_word, at, lexicon) =>
      isOneOf(at(-1), /^(?:il|elle|on|qui|ne|cela|ça)$/) &&
      !isOneOf(at(-2), preposition) &&
      isOnlyInfinitive(lexicon, at(1))
        ? 'peut'
        : undefined,
  },
  {
    category: 'HOM_PRES',
    sure: true,
    forms: ['près'],
    choose: (_word, at, lexicon) =>
      at(1)?.form === 'à' && isOnlyInfinitive(lexicon, at(2)) ? 'prêt' : undefined,
  },
];
