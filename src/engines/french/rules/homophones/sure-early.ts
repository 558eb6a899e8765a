import type { At } from '../rule.ts';
import { saysAfter, saysBefore } from './clause-verbs.ts';
import { type Homophone, isOneOf } from './homophone.ts';

/** What is done sooner or later. */
const happens =
  /^(?:par(?:t[is]?|tie?s?|tait|tira)|arriv\p{L}+|ven(?:ue?s?|ait)|vien(?:t|nent)|lev(?:ée?s?|ait)|lève(?:nt)?|couch\p{L}+|commenc\p{L}+|fini\p{L}*|rentr\p{L}+|née?s?|naît|mort\p{L}*|terminée?s?|intéressée?s?|pris|prévenue?s?|comprise?s?|avoué\p{L}*)$/u;

const ends = (at: At, step: number) => at(step) === undefined || at(step)!.kind !== 'word';

/** plus tôt, where « plutôt » would prefer nothing to nothing. */
export const sureEarly: Homophone[] = [
  {
    category: 'HOM_PLUTOT',
    sure: true,
    forms: ['plutôt'],
    choose(_word, at) {
      const done = /^(?:VERBp|VERBf)$/.test(at(-1)?.tag ?? '') && happens.test(at(-1)!.form);
      // « arrivé plutôt, », « s'est levé plutôt pour travailler » : after what has happened.
      if (done && at(-1)!.tag === 'VERBp' && ends(at, 1)) return 'plus tôt';
      // « il arrive plutôt que son frère », « né plutôt que Molière » : sooner than somebody.
      if (done && isOneOf(at(1), /^qu[e']$/))
        return /^(?:DET|PROPN)$/.test(at(2)?.tag ?? '') ||
          isOneOf(at(2), /^(?:ne|lui|eux|elle|elles|moi|toi|nous|vous|prévu|ceux|celui|celle)$/)
          ? 'plus tôt'
          : undefined;
      // « Si j'avais commencé mes révisions plutôt, » : what was not done in time.
      if (at(1)?.form === ',' && isUnfulfilled(at)) return 'plus tôt';
      // « Plutôt tu commenceras, plus tôt tu auras fini. »
      return at(-1) === undefined &&
        isOneOf(at(1), /^(?:je|tu|il|elle|on|nous|vous|ils|elles)$/) &&
        saysAfter(at, /^(?:plutôt|mieux|tôt)$/)
        ? 'plus tôt'
        : undefined;
    },
  },
];

/** « Si » opens the sentence on a pluperfect, and this is its end. */
function isUnfulfilled(at: At): boolean {
  let first = -1;
  while (at(first - 1)) first--;
  if (!isOneOf(at(first), /^(?:si|s')$/) || saysBefore(at, /^,$/)) return false;
  for (let step = first; step < 0; step++)
    if (
      isOneOf(at(step), /^(?:av|ét)ai\p{L}+$/u) &&
      [1, 2].some((k) => at(step + k)?.tag === 'VERBp')
    )
      return true;
  return false;
}
