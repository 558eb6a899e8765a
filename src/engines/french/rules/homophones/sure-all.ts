import type { Lexicon } from '../../lexicon/lexicon.ts';
import type { Word } from '../../text/document.ts';
import { finiteReadings, hasSlot } from '../rule.ts';
import { saysBefore } from './clause-verbs.ts';
import { canBeFinite, type Homophone, isInfinitive, isOneOf } from './homophone.ts';

const opens = /^(?:[,;:]|et|mais|car|or|que|qu'|où|si|quand|puisque|lorsque|donc|ainsi)$/;
const wants =
  /^(?:veut|voulait|voudrait|peut|pouvait|pourrait|doit|devait|croit|prétend|sait|savait|ose|désire|souhaite|espère|va|allait)$/;
const has = /^(?:a|avait|aura|aurait|ait|ai|as)$/;
/** Participles and adjectives of which nobody says « entirely ». */
const notByDegrees =
  /^(?:venus|partis|morts|nés|arrivés|allés|rentrés|restés|devenus|revenus|égaux|mortels|responsables|coupables|concernés|frères|citoyens|innocents|condamnés|invités|présents|réunis|soumis|humains)$/;

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
      // « on va tous mourir », « il les a tous perdus » : somebody else is meant.
      if (saysBefore(at, /^(?:on|les|nous|vous|en|ils|elles|eux)$/)) return undefined;
      const modal = isOneOf(before, /^(?:pas|jamais)$/) ? at(-2) : before;
      if (isOneOf(modal, wants) && isInfinitive(lexicon, next)) return 'tout';
      return isOneOf(before, has) &&
        next?.tag === 'VERBp' &&
        !/s$/.test(next.form) &&
        !canBeFinite(lexicon, next)
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
      // « Ils veulent tout devenir riches » : nobody becomes « everything ».
      if (
        isOneOf(before, /^(?:veulent|peuvent|doivent|voulons|pouvons|devons|espèrent|rêvent)$/) &&
        isOneOf(next, /^(?:devenir|être|partir|mourir|vivre|réussir|rester|venir|participer)$/)
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
