import type { Lexicon } from '../../lexicon/lexicon.ts';
import type { Word } from '../../text/document.ts';
import { type At, finiteReadings, hasSlot } from '../rule.ts';
import { saysBefore } from './clause-verbs.ts';
import {
  canBeFinite,
  canBeNoun,
  type Homophone,
  isInfinitive,
  isOneOf,
  isParticiple,
} from './homophone.ts';
import { pastClitics } from './where-clause.ts';

const opens = /^(?:[,;:]|et|mais|car|or|que|qu'|où|si|quand|puisque|lorsque|donc|ainsi|dont)$/;
const several = /^(?:on|les|nous|vous|en|ils|elles|eux)$/;
/** What nobody does to « everything ». */
const aloneActs = /^(?:mourir|partir|vieillir|dormir|exister|naître|survivre|réussir|participer)$/;
const having = /^(?:a|ai|as|avons|avez|ont|avait|avaient|avais|aura|aurait)$/;

/** What people, not things, do to somebody; what is offered to people. */
const loved =
  /^(?:aim|conn|oubli|abandonn|respect|détest|admir|ignor|méprisé|craint|haï)(?:é|u)?e?s?$/;
const open =
  /^(?:accessible|ouvert|commun|connu|bénéfique|plaît|plaire|profite|profitera|appartient|appliquent|applique|droits|même|mêmes)e?s?$/;

/** Conjugated in this number only; orders are left out, they have no subject. */
const isOnly = (lexicon: Lexicon, word: Word | undefined, number: 's' | 'p') => {
  const readings = word
    ? finiteReadings(lexicon, word.form).filter(({ features }) => !features.startsWith('Y'))
    : [];
  return (
    word?.tag.endsWith('f') === true &&
    !(number === 'p' && canBeNoun(lexicon, word)) &&
    readings.length > 0 &&
    readings.every((reading) => [...'PSIFCJT'].some((t) => hasSlot(reading, t, '3', number)))
  );
};

/** tout / tous: everything, or everybody. */
export const sureEveryone: Homophone[] = [
  {
    category: 'HOM_TOUT',
    sure: true,
    forms: ['tout'],
    choose(_word, at, lexicon) {
      const [before, next] = [at(-1), at(1)];
      const opening = before === undefined || opens.test(before.form);
      if (opening && isOnly(lexicon, at(pastClitics(at, 1)), 'p')) return 'tous';
      // « nous allions tout les deux », « de tout les accueillir ».
      if (next?.form === 'les' && !isOneOf(before, /^(?:avant|après|malgré|surtout|par|en|du)$/)) {
        if (at(2)?.tag === 'NUM' || isOneOf(at(2), /^(?:deux|trois|quatre|cinq|six)$/))
          return 'tous';
        if (isInfinitive(lexicon, at(2)) && at(2)!.tag === 'VERBi') return 'tous';
      }
      // « partagée par tout » : no place is meant, so it is by whom.
      if (before?.form === 'par' && (next?.kind !== 'word' || isOneOf(next, /^qu[e']$/)))
        return 'tous';
      // « aimé de tout, », « accessible à tout. » : people, not things.
      const closed = next === undefined || next.kind !== 'word';
      if (closed && before?.form === 'de' && loved.test(at(-2)?.form ?? '')) return 'tous';
      if (closed && isOneOf(before, /^(?:à|pour)$/) && open.test(at(-2)?.form ?? '')) return 'tous';
      if (isOneOf(next, /^(?:tant|autant)$/) && isOneOf(at(2), /^que$/) && isOneOf(at(3), several))
        return 'tous';
      // « vous aurez tout passé vos épreuves », « ils veulent tout comprendre le monde » : the object follows.
      const object =
        isOneOf(at(2), /^(?:vos|nos|leurs?|le|la|l'|les|un|une|des)$/) && at(3)?.tag === 'NOUN';
      if (
        object &&
        isOneOf(before, /^(?:av[eo]\p{L}+|aur[eo]\p{L}+|ont|auront|avaient)$/u) &&
        next?.tag === 'VERBp'
      )
        return 'tous';
      if (
        object &&
        isOneOf(before, /^(?:veulent|peuvent|doivent|voulons|pouvons|devons)$/) &&
        isInfinitive(lexicon, next)
      )
        return 'tous';
      // « les habitants ont tout été évacués ».
      if (
        isOneOf(before, /^(?:ont|avons|avez|avaient)$/) &&
        next?.form === 'été' &&
        /[ius]s$|és$/.test(at(2)?.form ?? '')
      )
        return 'tous';
      if (aloneActs.test(next?.form ?? '') && saysBefore(at, several)) return 'tous';
      // « il les a tout perdus ».
      return isOneOf(before, having) &&
        at(-2)?.form === 'les' &&
        isParticiple(lexicon, next) &&
        /s$/.test(next!.form)
        ? 'tous'
        : undefined;
    },
  },
  {
    category: 'HOM_TOUT',
    sure: true,
    forms: ['tous'],
    choose(_word, at, lexicon) {
      const [before, next] = [at(-1), at(1)];
      const opening = before === undefined || opens.test(before.form);
      // « Tous admire son courage » : there the ending may be the slip.
      const later = before !== undefined || pastClitics(at, 1) > 1;
      if (opening && later && isOnly(lexicon, at(pastClitics(at, 1)), 's')) return 'tout';
      // « tous l'après-midi », where « tous l'aiment » has its verb.
      if (at(2)?.tag === 'NOUN' && !canBeFinite(lexicon, at(2)) && !isFloating(at)) {
        if (isOneOf(next, /^(?:le|l'|ce|cet|mon|ton|son|notre|votre)$/)) return 'tout';
        if (isOneOf(next, /^(?:la|cette|ma|ta|sa)$/)) return 'toute';
      }
      if (next?.form === 'à' && isOneOf(at(2), /^(?:fait|coup)$/)) return 'tout';
      if (next?.form === 'de' && at(2)?.form === 'suite') return 'tout';
      if (next?.form === "d'" && at(2)?.form === 'abord') return 'tout';
      // « avant tous le bonheur », « pas du tous. », « tous ça ».
      if (isOneOf(next, /^(?:ça|cela|ceci)$/)) return 'tout';
      if (
        isOneOf(before, /^(?:avant|malgré|après)$/) &&
        (next?.kind !== 'word' || isOneOf(next, /^(?:le|la|l'|un|une|à)$/))
      )
        return 'tout';
      if (isOneOf(before, /^(?:du|un)$/) && next?.kind !== 'word') return 'tout';
      // « Le tous est de savoir ».
      if (before?.form === 'le' && /^(?:VERBf|AUXf)$/.test(next?.tag ?? '')) return 'tout';
      // « Voilà qui change tous. » : one does it, and nobody is named.
      return isOnly(lexicon, before, 's') &&
        !before!.tag.startsWith('AUX') &&
        next?.kind !== 'word' &&
        !saysBefore(at, several)
        ? 'tout'
        : undefined;
    },
  },
  {
    // « toutes la vallée » : one of them.
    category: 'HOM_TOUT',
    sure: true,
    forms: ['toutes'],
    choose: (_word, at, lexicon) =>
      isOneOf(at(1), /^(?:la|sa|ma|ta|cette)$/) &&
      at(2)?.tag === 'NOUN' &&
      !canBeFinite(lexicon, at(2)) &&
      !isFloating(at)
        ? 'toute'
        : undefined,
  },
];

/** « ils cherchent tous le bonheur », « il garantit à tous la liberté » : said of people told before. */
const isFloating = (at: At) =>
  at(-1)?.tag === 'ADP' ||
  saysBefore(at, several) ||
  saysBefore(at, /^(?:des|ces|ses|nos|vos|leurs)$|(?:ent|ont|ons|ez)$/);
