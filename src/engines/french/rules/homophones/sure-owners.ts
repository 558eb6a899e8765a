import type { Lexicon } from '../../lexicon/lexicon.ts';
import type { Word } from '../../text/document.ts';
import { isNoun } from '../agreement/marks.ts';
import { lacksVerb, saysAfter, saysBefore } from './clause-verbs.ts';
import { type Homophone, isOneOf, isParticiple, pastAdverbs } from './homophone.ts';

const isPlural = (lexicon: Lexicon, word: Word | undefined) =>
  word !== undefined &&
  lexicon.readings(word.form).some((reading) => isNoun(reading) && reading.features.endsWith('p'));

/** What each man calls his own. */
const own =
  /^(?:actes|actions|choix|désirs|passions|intérêts|opinions|fautes|erreurs|émotions|sentiments|rêves|besoins|pulsions|croyances|convictions|paroles|gestes|décisions|pensées|instincts|habitudes|préjugés|semblables|proches|parents)$/;
const whoever = /^(?:chacun|chacune|nul|quiconque|chaque|personne)$/;
const stages =
  /^(?:scène|valeur|place|lumière|avant|évidence|œuvre|garde|cause|relief|question|doute|danger|péril|pratique|parallèle|exergue|parole|mouvement)$/;
const kin = /^(?:ancêtres|aïeux|proches|semblables|contemporains|pairs|concitoyens|congénères)$/;
/** What one does to one's own people. */
const leaves = /^(?:quitt|abandonn|retrouv|rejoi[gn]|perd|trahi|honor|embrass)\p{L}*$/u;
const span = /^(?:années?|décennies?|mois|temps|jours?|semaines?)$/;

/** ces / ses, mon / m'ont, notre / nôtre, mes / mais / met, by whose thing it is. */
export const sureOwners: Homophone[] = [
  {
    // « Chacun doit assumer les conséquences de ces actes ».
    category: 'HOM_CES',
    sure: true,
    forms: ['ces'],
    choose: (_word, at) =>
      isOneOf(at(1), own) &&
      isOneOf(at(-1), /^(?:de|par|selon|à|avec|sur)$/) &&
      !isOneOf(at(2), /^(?:qui|qu[e']|dont|où|-là|-ci)$/) &&
      saysBefore(at, whoever)
        ? 'ses'
        : undefined,
  },
  {
    // « Le héros quitte ces parents pour faire fortune ».
    category: 'HOM_CES',
    sure: true,
    forms: ['ces'],
    choose: (_word, at) =>
      isOneOf(at(-1), leaves) &&
      isOneOf(at(1), /^(?:parents|proches|amis|frères|sœurs|ancêtres)$/) &&
      !isOneOf(at(2), /^(?:qui|qu[e']|dont|où|-là|-ci)$/) &&
      !saysBefore(at, /^(?:parents?|proches?|amis?|famille|les|ils|elles|des|leurs?)$/)
        ? 'ses'
        : undefined,
  },
  {
    // « Julien cache ces ambitions » : what is kept to oneself.
    category: 'HOM_CES',
    sure: true,
    forms: ['ces'],
    choose: (_word, at) =>
      isOneOf(at(-1), /^(?:cach|dissimul|avou|confess)\p{L}*$/u) &&
      /^VERB[fi]$/.test(at(-1)!.tag) &&
      isOneOf(
        at(1),
        /^(?:ambitions|larmes|intentions|projets|rêves|secrets|émotions|pensées|sentiments)$/,
      ) &&
      !isOneOf(at(2), /^(?:qui|qu[e']|dont|où|-là|-ci)$/) &&
      !saysBefore(at, /^(?:les|ils|elles|ces|des|leurs?)$/)
        ? 'ses'
        : undefined,
  },
  {
    // « venger l'honneur de ces ancêtres » : people one has, and nobody else named.
    category: 'HOM_CES',
    sure: true,
    forms: ['ces'],
    choose(_word, at, lexicon) {
      if (!isOneOf(at(1), kin) || isOneOf(at(2), /^(?:qui|qu[e']|dont|où|-là|-ci)$/))
        return undefined;
      if (!/^(?:VERBf|VERBi|ADP)$/.test(at(-1)?.tag ?? '')) return undefined;
      let someone = false;
      for (let step = -1; at(step); step--) {
        const { form, tag } = at(step)!;
        if (tag === 'NOUN' && isPlural(lexicon, at(step))) return undefined;
        if (/^(?:les|ils|elles|nous|vous|leurs?|je|j'|tu|on|et)$/.test(form)) return undefined;
        if (/^(?:il|elle|chacun)$/.test(form) || tag === 'PROPN' || tag === 'NOUN') someone = true;
      }
      return someone ? 'ses' : undefined;
    },
  },
  {
    // « C'est vers expriment la mélancolie » : a plural verb that no other subject has.
    category: 'HOM_CES',
    sure: true,
    forms: ["c'", "s'"],
    choose(_word, at, lexicon) {
      if (
        at(1)?.form !== 'est' ||
        (at(-1) &&
          at(-1)!.kind === 'word' &&
          !isOneOf(at(-1), /^(?:que|qu'|tous|toutes|parmi|dans|de|à|et)$/))
      )
        return undefined;
      const noun = /^(?:ADJ|NUM)$/.test(at(2)?.tag ?? '') && !isOneOf(at(3), /^qu[ie']/) ? 3 : 2;
      if (!isPlural(lexicon, at(noun)) || isOneOf(at(noun), /^(?:plus|pas|moins|très|temps)$/))
        return undefined;
      return /^(?:VERBf|AUXf)$/.test(at(noun + 1)?.tag ?? '') &&
        /(?:ent|ont)$/.test(at(noun + 1)!.form)
        ? 'ces'
        : undefined;
    },
  },
  {
    // « Tout le monde c'est que… », « nul ne s'est de quoi » : what is known comes after.
    category: 'HOM_CES',
    sure: true,
    forms: ["c'", "s'"],
    choose(word, at) {
      if (at(1)?.form !== 'est') return undefined;
      const asked =
        isOneOf(at(2), /^(?:que|qu'|où|comment|pourquoi|combien)$/) ||
        (at(2)?.form === 'ce' && isOneOf(at(3), /^(?:que|qu'|qui)$/)) ||
        (at(2)?.form === 'de' && at(3)?.form === 'quoi');
      // « Ce que le lecteur c'est, le héros l'ignore ».
      if (
        isOneOf(at(2), /^[,.]$/) &&
        /^(?:NOUN|PROPN)$/.test(at(-1)?.tag ?? '') &&
        saysBefore(at, /^ce$/) &&
        saysBefore(at, /^qu[e']$/)
      )
        return 'sait';
      if (!asked) return undefined;
      // « Il ne s'est qu'à moitié remis ».
      if (word.form === "s'" && at(-1)?.form === 'ne' && isOneOf(at(2), /^qu[e']$/))
        return undefined;
      if (at(-1)?.form === 'ne' || isOneOf(at(-1), /^(?:il|elle|on|chacun|personne)$/))
        return 'sait';
      return at(-1)?.form === 'monde' && at(-2)?.form === 'le' && isOneOf(at(-3), /^tou[ts]$/)
        ? 'sait'
        : undefined;
    },
  },
  {
    // « Ses dernières années, les inégalités ont augmenté » : nobody whose years they would be.
    category: 'HOM_CES',
    sure: true,
    forms: ['ses'],
    choose(_word, at) {
      const time = [2, 3].find((step) => isOneOf(at(step), span));
      if (!isOneOf(at(1), /^derni(?:er|ère)s$/) || time === undefined || at(-1)) return undefined;
      if (
        at(time + 1)?.form !== ',' ||
        !isOneOf(at(time + 2), /^(?:les|des|nos|on|nous|leurs|plusieurs)$/)
      )
        return undefined;
      return at(time + 3)?.tag === 'PRON' || saysAfter(at, /^(?:ses|son|sa|lui)$/)
        ? undefined
        : 'ces';
    },
  },
  {
    // « Ces derniers » stands for people just named: « ses derniers refusent ».
    category: 'HOM_CES',
    sure: true,
    forms: ['ses'],
    choose: (_word, at) =>
      isOneOf(at(1), /^derni(?:er|ère)s$/) && /^(?:VERBf|AUXf)$/.test(at(2)?.tag ?? '')
        ? 'ces'
        : undefined,
  },
  {
    category: 'HOM_ON',
    sure: true,
    forms: ['mon', 'ton'],
    choose: (word, at, lexicon) =>
      at(-1)?.tag === 'NOUN' &&
      isPlural(lexicon, at(-1)) &&
      isParticiple(lexicon, at(pastAdverbs(at, 1))) &&
      lexicon.readings(at(pastAdverbs(at, 1))!.form).every(({ pos }) => pos !== 'nc') &&
      at(pastAdverbs(at, 1) + 1)?.tag !== 'NOUN'
        ? `${word.form[0]}'ont`
        : undefined,
  },
  {
    category: 'HOM_CAR',
    sure: true,
    forms: ['notre', 'votre'],
    choose(word, at) {
      if (
        /^(?:NOUN|ADJ|PROPN|NUM)$/.test(at(1)?.tag ?? '') ||
        (at(1)?.kind === 'word' && !/^(?:VERB|AUX|ADP|CCONJ|ADV|PRON|SCONJ)/.test(at(1)!.tag))
      )
        return undefined;
      const meant = word.form.replace('o', 'ô');
      if (isOneOf(at(-1), /^(?:les|aux|des)$/)) return `${meant}s`;
      return isOneOf(at(-1), /^(?:le|la|du|au)$/) ? meant : undefined;
    },
  },
  {
    category: 'HOM_CAR',
    sure: true,
    forms: ['mes', 'mais'],
    choose(_word, at) {
      const subject =
        /^(?:NOUN|PROPN)$/.test(at(-1)?.tag ?? '') || isOneOf(at(-1), /^(?:qui|il|elle|on|cela)$/);
      if (!subject) return undefined;
      if (at(1)?.form === 'en' && isOneOf(at(2), stages) && lacksVerb(at)) return 'met';
      return at(1)?.form === 'fin' && isOneOf(at(2), /^(?:à|au|aux)$/) && lacksVerb(at)
        ? 'met'
        : undefined;
    },
  },
  {
    // « Je défends mais idées. »
    category: 'HOM_CAR',
    sure: true,
    forms: ['mais'],
    choose: (_word, at, lexicon) =>
      at(-1)?.tag === 'VERBf' &&
      isOneOf(at(-2), /^(?:je|j')$/) &&
      at(1)?.tag === 'NOUN' &&
      isPlural(lexicon, at(1)) &&
      (at(2) === undefined || at(2)!.kind !== 'word')
        ? 'mes'
        : undefined,
  },
];
