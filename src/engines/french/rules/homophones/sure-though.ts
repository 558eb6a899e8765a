import type { Lexicon } from '../../lexicon/lexicon.ts';
import type { At } from '../rule.ts';
import { hasVerbBefore, isVerb, lacksVerbAfter, saysBefore } from './clause-verbs.ts';
import {
  canBeAdjective,
  canBeParticiple,
  type Homophone,
  isDeterminer,
  isInfinitive,
  isOneOf,
} from './homophone.ts';

const ends = (at: At, step: number) => at(step) === undefined || at(step)!.kind !== 'word';
const clitic = /^(?:nous|vous|se|s'|le|la|l'|les|lui|leur|y|en|me|m'|te|t'|ne|n'|pas|plus)$/;

function infinitiveFollows(at: At, isInfinitiveAt: (step: number) => boolean): boolean {
  let step = 1;
  while (isOneOf(at(step), clitic) && step < 5) step++;
  return isInfinitiveAt(step);
}

/** « censés, dès l'enfance, obéir » : up to the next conjugated verb. */
function infinitiveAhead(at: At, lexicon: Lexicon): boolean {
  for (let step = 1; at(step) && !isVerb(at, step); step++)
    if (isInfinitive(lexicon, at(step))) return true;
  return false;
}

/** Whom or what the verb is about: « quoi qu'on en pense », « quoi que tu fasses ». */
const tells =
  /^(?:fasse\p{L}*|dise\p{L}*|pense\p{L}*|arrive|advienne|veuille\p{L}*|entreprenne\p{L}*|décide\p{L}*|croie\p{L}*|prétende\p{L}*|tente\p{L}*|écrive\p{L}*)$/u;
const subject = /^(?:je|j'|tu|il|elle|on|nous|vous|ils|elles)$/;
const goes =
  /^(?:va|vont|vais|allait|allaient|vient|viennent|venu|part|parti|court|monte|retourne|revient)$/;

/** « on pouvait, avec un peu d'adresse, voir d'une pièce à l'autre ». */
const may =
  /^(?:peu[tx]|peuvent|pouv\p{L}+|pourr\p{L}+|doi[ts]|doivent|dev\p{L}+|veu\p{L}+|voul\p{L}+|faut|fallait)$/u;

/** quoique / quoi que, voire, davantage, censé, différend, près / prêt: two spellings, two turns of phrase. */
export const sureThough: Homophone[] = [
  {
    category: 'HOM_QUOIQUE',
    sure: true,
    words: 2,
    forms: ['quoi'],
    choose(_word, at, lexicon) {
      if (!isOneOf(at(1), /^qu[e']$/)) return undefined;
      const meant = `quoi${at(1)!.form}`;
      // « quoi que pauvre, » : no verb, only what he is.
      if (canBeAdjective(lexicon, at(2)) && !isOneOf(at(2), /^(?:ce|tout)$/) && ends(at, 3))
        return meant;
      if (at(2)?.tag === 'ADV' && /^(?:ADJ|VERBp)$/.test(at(3)?.tag ?? '') && ends(at, 4))
        return meant;
      // « quoi qu'il fasse froid », « quoi qu'il ait peur ».
      const whole = isOneOf(at(3), /^fasse$/)
        ? /^(?:froid|chaud|beau|mauvais|jour|nuit|noir)$/
        : /^(?:peur|raison|tort|besoin|faim|soif|froid|honte|mal|envie)$/;
      if (
        isOneOf(at(2), subject) &&
        isOneOf(at(3), /^(?:fasse|ait|aie|aient)$/) &&
        isOneOf(at(4), whole)
      )
        return meant;
      // « quoi que le style soit simple », « quoi que son père s'y oppose » : the verb lacks nothing.
      if (isWholeClause(at)) return meant;
      // « quoi qu'il soit riche » : being already has what is said of him.
      return isOneOf(at(2), subject) &&
        isOneOf(at(3), /^(?:soi[ts]|soient|soyons|fût|fussent)$/) &&
        at(4)?.tag === 'ADJ' &&
        !canBeParticiple(lexicon, at(4))
        ? meant
        : undefined;
    },
  },
  {
    category: 'HOM_QUOIQUE',
    sure: true,
    forms: ['quoique', "quoiqu'"],
    choose(word, at) {
      const on = at(1)?.form === "l'" && at(2)?.form === 'on' ? 2 : 1;
      if (!isOneOf(at(on), subject)) return undefined;
      const verb = isOneOf(at(on + 1), /^(?:en|y)$/) ? on + 2 : on + 1;
      return isOneOf(at(verb), tells) && ends(at, verb + 1)
        ? `quoi ${word.form.slice(4)}`
        : undefined;
    },
  },
  {
    category: 'HOM_DAVANTAGE',
    sure: true,
    forms: ["d'"],
    choose: (_word, at) =>
      at(1)?.form === 'avantage' &&
      isOneOf(at(2), /^(?:que|qu')$/) &&
      !saysBefore(at, /^(?:pas|peu|aucun|moins|tant|beaucoup|plus|trop|point|guère)$/)
        ? 'davantage'
        : undefined,
  },
  {
    category: 'HOM_VOIR',
    sure: true,
    forms: ['voir'],
    choose(_word, at, lexicon) {
      if (at(-1)?.form !== ',') return undefined;
      if (
        isOneOf(at(1), /^(?:la|certaine?s|beaucoup|toutes|tous)$/) &&
        (at(1)!.form !== 'la' || at(2)?.form === 'plupart')
      )
        return 'voire';
      // « partir, voir des pays » : one infinitive more; « il y va, voir sa mère ».
      for (let step = -2; at(step); step--)
        if (isInfinitive(lexicon, at(step)) && /i$/.test(at(step)!.tag)) return undefined;
      if (!hasVerbBefore(at, -2) || saysBefore(at, goes) || saysBefore(at, may)) return undefined;
      if (isOneOf(at(-2), /^(?:\)|:|»)$/)) return undefined;
      if (
        /^(?:ADJ|VERBp)$/.test(at(-2)?.tag ?? '') &&
        (/^(?:ADJ|VERBp)$/.test(at(1)?.tag ?? '') ||
          canBeParticiple(lexicon, at(1)) ||
          (canBeAdjective(lexicon, at(1)) && ends(at, 2)))
      )
        return 'voire';
      if (/^(?:VERBf)$/.test(at(-2)?.tag ?? '') && canBeAdjective(lexicon, at(1))) return 'voire';
      return at(-2)?.tag === 'NOUN' &&
        isOneOf(at(1), /^(?:un|une|des|de|d'|le|la|les)$/) &&
        [at(-3)?.form, at(-4)?.form].includes(at(1)!.form) &&
        lacksVerbAfter(at, 2)
        ? 'voire'
        : undefined;
    },
  },
  {
    category: 'HOM_CAR',
    sure: true,
    forms: ['sensé', 'sensée', 'sensés', 'sensées'],
    choose: (word, at, lexicon) =>
      infinitiveFollows(at, (step) => isInfinitive(lexicon, at(step)))
        ? word.form.replace('sens', 'cens')
        : undefined,
  },
  {
    category: 'HOM_CAR',
    sure: true,
    forms: ['censé', 'censée', 'censés', 'censées'],
    choose: (word, at, lexicon) =>
      !canBeParticiple(lexicon, at(1)) &&
      at(1)?.tag !== 'ADJ' &&
      at(1)?.form !== ',' &&
      !infinitiveAhead(at, lexicon)
        ? word.form.replace('cens', 'sens')
        : undefined,
  },
  {
    category: 'HOM_CAR',
    sure: true,
    forms: ['différent', 'différents'],
    choose(word, at) {
      // « Ce différent commercial a duré dix ans ».
      if (
        at(-1)?.form === 'ce' &&
        at(1)?.tag === 'ADJ' &&
        /^(?:VERBf|AUXf|PUNCT)$/.test(at(2)?.tag ?? '')
      )
        return word.form.replace('ent', 'end');
      const alone = /^(?:VERBf|AUXf|ADP|PUNCT)$/.test(at(1)?.tag ?? '') || at(1) === undefined;
      if (!alone || isOneOf(at(1), /^(?:de|du|d'|des)$/)) return undefined;
      const quarrel =
        isOneOf(at(-1), /^(?:un|ce|leur|leurs|son|notre|cet)$/) ||
        (isOneOf(at(-1), /^(?:le|les|des|ces|ses)$/) &&
          isOneOf(at(1), /^(?:entre|avec|oppos\p{L}+)$/u));
      return quarrel ? word.form.replace('ent', 'end') : undefined;
    },
  },
  {
    category: 'HOM_CAR',
    sure: true,
    forms: ['différend', 'différends'],
    choose: (word, at) =>
      isOneOf(at(-1), /^(?:est|sont|était|étaient|très|trop|si|plus|bien|semble|semblent|être)$/) ||
      (at(-1)?.tag === 'NOUN' && isDeterminer(at(-2)))
        ? word.form.replace('end', 'ent')
        : undefined,
  },
  {
    category: 'HOM_PRES',
    sure: true,
    forms: ['près'],
    choose: (_word, at) =>
      at(1)?.form === 'à' &&
      at(2)?.form === 'tout' &&
      isOneOf(at(-1), /^(?:sont|est|étaient|était|seront|sera|suis|sommes|être|pas|toujours)$/)
        ? isOneOf(at(-1), /^(?:sont|étaient|seront|sommes)$/)
          ? 'prêts'
          : 'prêt'
        : undefined,
  },
  {
    category: 'HOM_PRES',
    sure: true,
    forms: ['prêt', 'prêts'],
    choose: (_word, at) =>
      isOneOf(at(1), /^(?:de|d'|du)$/) &&
      !isDeterminer(at(-1)) &&
      !isOneOf(at(-1), /^(?:ce|du|au|de)$/) &&
      [at(2), at(3)].some((word) => isOneOf(word, /^(?:moitié|tiers|quart|totalité|là)$/))
        ? 'près'
        : undefined,
  },
];

/** After « quoi que » and a noun: being with what is said of it, or a verb turned on itself. */
function isWholeClause(at: At): boolean {
  let verb = 2;
  while (/^(?:DET|ADJ|NOUN|PROPN|NUM)$/.test(at(verb)?.tag ?? '')) verb++;
  if (verb < 4 || at(verb - 1)?.tag === 'DET') return false;
  if (isOneOf(at(verb), /^(?:se|s')$/)) return true;
  return (
    isOneOf(at(verb), /^(?:soit|soient|fût|fussent)$/) &&
    /^(?:ADJ|DET|VERBp|ADV)$/.test(at(verb + 1)?.tag ?? '')
  );
}
