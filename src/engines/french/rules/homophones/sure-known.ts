import type { At } from '../rule.ts';
import { type Homophone, isInfinitive, isOneOf } from './homophone.ts';

const negation = /^(?:pas|plus|jamais|rien|guère|point)$/;
const asked = /^(?:si|ni|que|qu'|où|comment|pourquoi|quoi|quand|ce)$/;

/** What is known follows: « ne … ni quand ni comment », « ne … jamais à quoi », « ne … pas lire ». */
function tellsWhat(at: At, isInfinitiveAt: (step: number) => boolean): boolean {
  const step = isOneOf(at(2), negation) ? 3 : 2;
  if (isOneOf(at(step), /^(?:à|de)$/) && at(step + 1)?.form === 'quoi') return true;
  if (isOneOf(at(step), asked)) return step === 3 || isOneOf(at(step), /^(?:si|ni)$/);
  return step === 3 && isInfinitiveAt(3);
}

const isSomebody = (at: At, step: number) =>
  at(step)?.tag === 'PROPN' || isOneOf(at(step), /^(?:il|elle|on|qui|chacun|personne)$/);

/** sait / c'est / s'est: he knows, or this is. */
export const sureKnown: Homophone[] = [
  {
    category: 'HOM_CES',
    sure: true,
    words: 2,
    forms: ["c'", "s'"],
    choose(word, at, lexicon) {
      if (at(1)?.form !== 'est') return undefined;
      // « le spectateur en c'est plus », « elle est belle et le s'est » : a pronoun only a verb may follow.
      if (isOneOf(at(-1), /^(?:en|le)$/) && /^(?:NOUN|PROPN|CCONJ|PRON)$/.test(at(-2)?.tag ?? ''))
        return 'sait';
      if (isOneOf(at(-1), /^(?:ne|n')$/))
        return tellsWhat(at, (step) => isInfinitive(lexicon, at(step))) ? 'sait' : undefined;
      // « celui qui s'est tout, mais… ».
      if (at(-1)?.form === 'qui' && at(2)?.form === 'tout' && at(3)?.kind !== 'word') return 'sait';
      // « Antigone s'est qu'elle va mourir » ; « l'ennui s'est que » is « c'est ».
      if (!isOneOf(at(2), /^qu[e']$/)) return undefined;
      if (isSomebody(at, -1)) return 'sait';
      return word.form === "s'" ? "c'est" : undefined;
    },
  },
  {
    // « Sait là que tout commence », « s'il rit, sait pour mieux pleurer ».
    category: 'HOM_CES',
    sure: true,
    forms: ['sait'],
    choose(_word, at) {
      if (at(1)?.form.startsWith('-')) return undefined;
      if (at(-1) === undefined)
        return isOneOf(at(1), /^(?:là|un|une|le|la|l'|pour|ainsi|donc|pourquoi|en|à|dans|ce)$/)
          ? "c'est"
          : undefined;
      if (!isOneOf(at(-1), /^(?:[,;:]|et|mais)$/)) return undefined;
      if (isOneOf(at(1), /^(?:parce|pour|donc|pourquoi|là)$/)) return "c'est";
      return at(-1)!.form === ',' && opensOnWhat(at) ? "c'est" : undefined;
    },
  },
];

/** « Ce que je retiens, », « Se taire, » : taken up by « c'est ». */
function opensOnWhat(at: At): boolean {
  let first = -1;
  while (at(first - 1)) first--;
  for (let step = first; step < -1; step++) if (at(step)!.form === ',') return false;
  if (at(first)?.form === 'ce') return isOneOf(at(first + 1), /^(?:qu[e']|qui|dont)$/);
  return /^(?:VERBi)$/.test(at(first)?.tag ?? '') || at(first + 1)?.tag === 'VERBi';
}
