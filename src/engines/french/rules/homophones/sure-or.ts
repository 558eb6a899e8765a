import type { Lexicon } from '../../lexicon/lexicon.ts';
import type { At } from '../rule.ts';
import { isVerb, saysBefore } from './clause-verbs.ts';
import { canBeFinite, type Homophone, isInfinitive, isOneOf } from './homophone.ts';

/** After these « où » needs no verb: « je ne sais où », « d'où la peine ». */
const leansOn =
  /^(?:d'|par|jusqu'|sai[ts]|savoir|importe|vers|dieu|là|partout|quelque|ignore|demande|et|mais)$/;

const placed =
  /^(?:endroit|lieu|moment|jour|fois|point|cas|instant|heure|époque|siècle|année|nuit|soir|matin|période)s?$/;
const tied = /^-(?:t-)?(?:il|elle|on|ils|elles|nous|vous)$/;

/** A pause; but the point of « M. de Riva » ends nothing. */
const closes = (at: At, step: number) =>
  isOneOf(at(step), /^[;:?!,…]$/) || (at(step)!.form === '.' && at(step + 1) === undefined);

/** No verb of its own up to the end of what is said: « où » would open a clause without one. */
function opensNothing(at: At, lexicon: Lexicon): boolean {
  let step = 1;
  for (; at(step) && !closes(at, step); step++)
    if (
      isVerb(at, step) ||
      isInfinitive(lexicon, at(step)) ||
      // « où l'ennui le dispute à l'extase » : past the first noun, what looks like a verb may be one.
      (step > 2 && canBeFinite(lexicon, at(step)))
    )
      return false;
  if (at(step)?.form !== ',') return true;
  // « la paix où la guerre, dit le roi. » : who says it, and no more.
  if (!isVerb(at, step + 1)) return !laterVerb(at, step + 1);
  return !laterVerb(at, step + 2);
}

function laterVerb(at: At, from: number): boolean {
  for (let step = from; at(step); step++) if (isVerb(at, step)) return true;
  return false;
}

/** où / ou: « où » opens a clause; without one it joins. */
export const sureOr: Homophone[] = [
  {
    // « ou bien », « ou non », « ou plutôt », « ou parce que ».
    category: 'HOM_OU',
    sure: true,
    forms: ['où'],
    choose(_word, at) {
      const next = at(1)?.form ?? '';
      if (/^(?:plutôt|même)$/.test(next) && at(-1)?.form === ',') return 'ou';
      if (next === 'bien' && isOneOf(at(2), /^(?:est|qu[e']|-|ne|n'|il|elle|on|le|la|l'|un|une)$/))
        return 'ou';
      if (/^(?:non|parce)$/.test(next) && at(-1) !== undefined) return 'ou';
      if (next === 'pas' && at(2)?.kind !== 'word' && at(-1) !== undefined) return 'ou';
      // « sourire, où grincer des dents », « tout contrôler où seulement protéger ».
      const asked = saysBefore(at, /^(?:comment|pourquoi|quand|où|quoi|quels?|quelles?)$/);
      if (!asked && at(-1)?.form === ',' && at(-2)?.tag === 'VERBi' && at(1)?.tag === 'VERBi')
        return 'ou';
      if (at(-1)?.tag === 'VERBi' && next === 'seulement' && at(2)?.tag === 'VERBi') return 'ou';
      // « nous a-t-elle libérés où nous a-t-elle asservis ? »
      if (
        !isOneOf(at(-1), /^(?:et|,|mais)$/) &&
        !isOneOf(at(-1), leansOn) &&
        at(-1)?.kind === 'word' &&
        !saysBefore(at, /^où$/) &&
        saysBefore(at, tied) &&
        [2, 3, 4].some((step) => isOneOf(at(step), tied))
      )
        return 'ou';
      // « Qu'il pleuve où qu'il vente » : the second of two suppositions.
      return /^qu[e']$/.test(next) &&
        at(-1)?.kind === 'word' &&
        saysBefore(at, /^qu[e']$/) &&
        !isOneOf(at(3), /^(?:aill\p{L}+|soi[ts]|soient|vive\p{L}*|se|s'|en)$/u)
        ? 'ou'
        : undefined;
    },
  },
  {
    // « la sécurité où la liberté ? », « eux où nous ? »
    category: 'HOM_OU',
    sure: true,
    forms: ['où'],
    choose(_word, at, lexicon) {
      const [before, next] = [at(-1), at(1)];
      if (
        before === undefined ||
        isOneOf(before, leansOn) ||
        isOneOf(before, placed) ||
        isOneOf(at(-2), placed)
      )
        return undefined;
      if (isOneOf(before, /^(?:moi|toi|lui|eux|elle|elles|nous|vous)$/))
        return isOneOf(next, /^(?:moi|toi|lui|eux|elle|elles|nous|vous)$/) && at(2)?.kind !== 'word'
          ? 'ou'
          : undefined;
      if (!/^(?:NOUN|PROPN|ADJ)$/.test(before.tag)) return undefined;
      const alike =
        (next?.tag === 'DET' && /^(?:NOUN|ADJ)$/.test(at(2)?.tag ?? '')) ||
        (next?.tag === 'PROPN' && before.tag === 'PROPN') ||
        next?.tag === 'NUM';
      return alike && opensNothing(at, lexicon) ? 'ou' : undefined;
    },
  },
];
