import type { Lexicon } from '../../lexicon/lexicon.ts';
import { type At, isVerbReading } from '../rule.ts';
import { hasVerbBefore, lacksVerbAfter } from './clause-verbs.ts';
import {
  canBeFinite,
  canBeParticiple,
  type Homophone,
  isDeterminer,
  isInfinitive,
  isOneOf,
  pastAdverbs,
} from './homophone.ts';
import { placeOrTime } from './place-or-time.ts';

const isNamed = (at: At, step: number) => /^(?:NOUN|PROPN)$/.test(at(step)?.tag ?? '');

/** Verbs an infinitive may follow without a preposition: « il voit ses amis s'en aller ». */
const takesInfinitive =
  /^(?:pouvoir|devoir|vouloir|savoir|falloir|aller|venir|revenir|voir|apercevoir|entendre|sentir|ressentir|laisser|faire|croire|penser|estimer|juger|espérer|prétendre|préférer|aimer|adorer|détester|désirer|souhaiter|compter|oser|daigner|sembler|paraître|valoir|courir|accourir|partir|repartir|descendre|monter|sortir|rentrer|entrer|retourner|envoyer|mener|emmener|amener|regarder|contempler|observer|écouter|affirmer|dire|déclarer|assurer|avouer|nier|reconnaître|confirmer|jurer|imaginer|figurer|supposer|rappeler|faillir|manquer|risquer|être|avoir)$/;

/** Some verb comes first, and none that calls for a bare infinitive. */
function noInfinitiveAsked(at: At, lexicon: Lexicon): boolean {
  for (let step = -1; at(step); step--) {
    if (!/^(?:VERB|AUX)/.test(at(step)!.tag)) continue;
    const lemmas = lexicon.readings(at(step)!.form).filter(isVerbReading);
    if (lemmas.length === 0 || lemmas.some(({ lemma }) => takesInfinitive.test(lemma)))
      return false;
  }
  return hasVerbBefore(at, -1);
}

/** « plus tôt à émouvoir le lecteur qu'à le convaincre » : one aim rather than another. */
function comparesAims(at: At, lexicon: Lexicon): boolean {
  for (let step = 4; step < 16 && at(step); step++)
    if (isOneOf(at(step), /^qu[e']$/) && at(step + 1)?.form === 'à')
      return [2, 3].some((ahead) => isInfinitive(lexicon, at(step + ahead)));
  return false;
}

/** où, ses, ces, là, l'a, plutôt and sans, where the whole turn of phrase settles it. */
export const sureTurns: Homophone[] = [
  {
    category: 'HOM_OU',
    sure: true,
    forms: ['ou'],
    choose(_word, at, lexicon) {
      if (!isOneOf(at(-1), placeOrTime) || !isOneOf(at(1), /^(?:se|s')$/)) return undefined;
      if (!canBeFinite(lexicon, at(2)) || !isDeterminer(at(-2))) return undefined;
      // « Il reste en ville ou se promène » : with a verb before, « se » may go on with its subject.
      const presented = isOneOf(at(-3), /^(?:est|sont|était|fut|sera)$/);
      return presented || !hasVerbBefore(at, -1) ? 'où' : undefined;
    },
  },
  {
    category: 'HOM_CES',
    sure: true,
    forms: ['ces'],
    choose: (_word, at) =>
      at(1)?.form === 'propres' &&
      at(2)?.tag === 'NOUN' &&
      // « en ces propres termes », « ces propres paroles de Hugo ».
      !isOneOf(at(2), /^(?:termes|mots|paroles|expressions)$/) &&
      !isOneOf(at(3), /^(?:de|d'|du|des|-là|-ci)$/)
        ? 'ses'
        : undefined,
  },
  {
    category: 'HOM_CES',
    sure: true,
    forms: ['ses'],
    choose(_word, at) {
      const noun = at(1)?.tag === 'ADJ' && at(2)?.tag === 'NOUN' ? 2 : 1;
      return at(noun)?.tag === 'NOUN' && isOneOf(at(noun + 1), /^-(?:là|ci)$/) ? 'ces' : undefined;
    },
  },
  {
    category: 'HOM_LA',
    sure: true,
    forms: ['-la'],
    choose: (_word, at) =>
      isOneOf(at(-1), /^(?:celui|celles?|ceux)$/) ||
      (at(-1)?.tag === 'NOUN' &&
        [at(-2), at(-3)].some((before) => isOneOf(before, /^(?:ce|cet|cette|ces)$/)))
        ? '-là'
        : undefined,
  },
  {
    category: 'HOM_LA',
    sure: true,
    forms: ['la'],
    choose(_word, at, lexicon) {
      const subject = isNamed(at, -1) && isDeterminer(at(-2)) ? -2 : -1;
      // « Cette idée, Descartes la… » : what is spoken of, then who.
      if (!isNamed(at, -1) || at(subject - 1)?.form !== ',' || !isNamed(at, subject - 2))
        return undefined;
      const step = pastAdverbs(at, 1);
      return canBeParticiple(lexicon, at(step)) &&
        !canBeFinite(lexicon, at(step)) &&
        at(step + 1)?.form !== ',' &&
        !hasVerbBefore(at, -1) &&
        lacksVerbAfter(at, step + 1)
        ? "l'a"
        : undefined;
    },
  },
  {
    category: 'HOM_PLUTOT',
    sure: true,
    words: 2,
    forms: ['plus'],
    choose: (_word, at, lexicon) =>
      at(1)?.form === 'tôt' &&
      at(2)?.form === 'à' &&
      isInfinitive(lexicon, at(3)) &&
      isOneOf(at(-1), /^(?:cherch|vis|tend|consist|aspir|incit|invit|pouss|servi|sert)\p{L}*$/u) &&
      comparesAims(at, lexicon)
        ? 'plutôt'
        : undefined,
  },
  {
    category: 'HOM_SANS',
    sure: true,
    forms: ["s'"],
    choose: (_word, at, lexicon) =>
      at(1)?.form === 'en' &&
      isInfinitive(lexicon, at(2)) &&
      /^(?:VERBf|VERBp|NOUN|ADJ)$/.test(at(-1)?.tag ?? '') &&
      noInfinitiveAsked(at, lexicon)
        ? 'sans'
        : undefined,
  },
];
