import type { Lexicon, Reading } from '../../lexicon/lexicon.ts';
import type { Word } from '../../text/document.ts';
import { marksOf } from '../agreement/marks.ts';
import { finiteReadings, hasSlot } from '../rule.ts';
import { saysBefore } from './clause-verbs.ts';
import { type Homophone, isInfinitive, isOneOf } from './homophone.ts';

const opens = /^(?:[,;:]|et|mais|car|or|que|qu'|où|si|quand|puisque|lorsque|donc|ainsi)$/;
const wants =
  /^(?:veut|voulait|voudrait|peut|pouvait|pourrait|doit|devait|croit|prétend|sait|savait|ose|désire|souhaite|espère|va|allait)$/;
const has = /^(?:a|avait|aura|aurait|ait|ai|as)$/;
/** Participles and adjectives of which nobody says « entirely ». */
const notByDegrees =
  /^(?:venus|partis|morts|nés|arrivés|allés|rentrés|restés|devenus|revenus|égaux|mortels|responsables|coupables|concernés|frères|citoyens|innocents|condamnés|invités|présents|réunis|soumis|humains)$/;

const isParticipleReading = ({ features }: Reading) => features.startsWith('K');

const isOnly = (lexicon: Lexicon, word: Word | undefined, number: 's' | 'p') => {
  const readings = word ? finiteReadings(lexicon, word.form) : [];
  return (
    readings.length > 0 &&
    readings.every((reading) =>
      [...'PSIFCJT'].some((tense) => hasSlot(reading, tense, '3', number)),
    )
  );
};

/** tout / tous, by the verb that follows or the one before. */
export const sureAll: Homophone[] = [
  {
    category: 'HOM_TOUT',
    sure: true,
    forms: ['tous', 'toute'],
    choose(word, at, lexicon) {
      const [before, next] = [at(-1), at(1)];
      const opening = before === undefined || opens.test(before.form);
      if (opening && /^(?:VERBf|AUXf)$/.test(next?.tag ?? '') && isOnly(lexicon, next, 's'))
        return 'tout';
      if (word.form === 'toute') return undefined;
      // « Elles sont tous venues ».
      const isTheirs =
        at(-2)?.form === 'elles' &&
        isOneOf(before, /^(?:sont|étaient|furent|seront|seraient|ont)$/);
      if (isTheirs && isOneOf(next, /es$/) && /^(?:VERBp|ADJ)$/.test(next!.tag)) return 'toutes';
      // « on va tous mourir », « il les a tous perdus » : somebody else is meant.
      if (saysBefore(at, /^(?:on|les|nous|vous|en|ils|elles|eux)$/)) return undefined;
      const modal = isOneOf(before, /^(?:pas|jamais)$/) ? at(-2) : before;
      if (isOneOf(modal, wants) && isInfinitive(lexicon, next)) return 'tout';
      return isOneOf(before, has) &&
        next !== undefined &&
        marksOf(lexicon, next.form, isParticipleReading).has('ms') &&
        (next.tag === 'VERBp' || next.tag === 'ADJ')
        ? 'tout'
        : undefined;
    },
  },
  {
    category: 'HOM_TOUT',
    sure: true,
    forms: ['tout'],
    choose(_word, at, lexicon) {
      const [before, next] = [at(-1), at(1)];
      const opening = before === undefined || opens.test(before.form);
      if (opening && /^(?:VERBf|AUXf)$/.test(next?.tag ?? '') && isOnly(lexicon, next, 'p'))
        return 'tous';
      // « Ils ont tout le même âge ».
      if (
        isOneOf(before, /^(?:ont|avons|avez|avaient|auront)$/) &&
        isOneOf(next, /^(?:le|la)$/) &&
        at(2)?.form === 'même'
      )
        return 'tous';
      // « Ils veulent tout devenir riches » : nobody becomes « everything ».
      if (
        isOneOf(before, /^(?:veulent|peuvent|doivent|voulons|pouvons|devons|espèrent|rêvent)$/) &&
        isOneOf(next, /^(?:devenir|être|partir|mourir|vivre|réussir|rester|venir|participer)$/)
      )
        return 'tous';
      // « Ils ont tout refusé de partir » : what they refused comes after.
      if (
        isOneOf(before, /^(?:ont|avons|avaient)$/) &&
        next?.tag === 'VERBp' &&
        isOneOf(at(2), /^d[e']$/) &&
        isInfinitive(lexicon, at(3))
      )
        return 'tous';
      // « Ils l'ont tout trahi » : the object is « l' ».
      if (
        isOneOf(before, /^(?:ont|avons|avez|avaient)$/) &&
        at(-2)?.form === "l'" &&
        next?.tag === 'VERBp'
      )
        return 'tous';
      return isOneOf(before, /^(?:sont|sommes|êtes|étaient|étions|seront|serons|furent)$/) &&
        notByDegrees.test(next?.form ?? '')
        ? 'tous'
        : undefined;
    },
  },
];
