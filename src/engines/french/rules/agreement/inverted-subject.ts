import type { Word } from '../../text/document.ts';
import { finiteReadings, hasSlot, type Rule, type RuleFinding } from '../rule.ts';
import { readGroup } from './noun-group.ts';
import { checkVerb } from './noun-verb.ts';

const plural = /^(?:les|ces|ses|mes|tes|nos|vos|leurs|plusieurs|quelques|deux|trois|quatre)$/;
/** After a verb « des » may open its complement: « ce que pense des hommes un sage ». */
const pluralOrSome = /^(?:des|les|ces|ses|mes|tes|nos|vos|leurs|plusieurs|quelques|deux|trois)$/;
/** Verbs that say where a thing is, and take no object. */
const standing =
  /^(?:vivre|exister|régner|naître|mourir|surgir|coexister|subsister|circuler|figurer|apparaître|demeurer|éclater|débuter|commencer|disparaître|émerger|arriver|venir|survenir|intervenir|couler|pousser|briller|dormir|défiler|souffler|retentir|résonner|reposer|siéger|gronder|flotter|habiter|grandir|résider|sommeiller|séjourner|pendre|traîner|grouiller|fleurir|rôder|planer|persister|monter|jaillir|percer|perdurer|résonner|sonner|trôner|stationner|transparaître)$/;
const standingSelf =
  /^(?:trouver|dresser|élever|cacher|ajouter|mêler|opposer|succéder|développer|former|poser|produire|dérouler|dessiner|multiplier|étendre|étaler|ouvrir|échapper|tenir|presser|bousculer|entasser|rassembler|aligner|croiser|dissimuler|profiler|détacher|accumuler|affronter|installer|joindre|superposer|réunir|blottir|nicher|situer|côtoyer|révéler|manifester|jouer|lire)$/;
const time = /^(?:jours?|soirs?|matins?|nuits?|années?|mois|semaines?|fois|heures?|temps)$/;

const inPlace = /^(?:DET|ADJ|NOUN|PROPN|NUM|ADV)$/;

/** « les idées que défend les philosophes », « Dans les villes vit des millions » : the subject comes after. */
export const invertedSubject: Rule = ({ document: { words, sentences }, lexicon }) =>
  words.flatMap((verb): RuleFinding[] => {
    if (verb.tag !== 'VERBf' || verb.shield || verb.raw !== verb.form) return [];
    const { from, to } = sentences[verb.sentence]!;
    const singular = finiteReadings(lexicon, verb.form).filter((reading) =>
      [...'PIFCJ'].some((tense) => hasSlot(reading, tense, '3', 's')),
    );
    if (singular.length === 0) return [];
    const self = /^(?:se|s')$/.test(words[verb.index - 1]?.form ?? '');
    const before = words[verb.index - (self ? 2 : 1)];
    if (!before || before.sentence !== verb.sentence) return [];
    const intransitive = singular.some(({ lemma }) => (self ? standingSelf : standing).test(lemma));
    const placed = intransitive && isPlace(words, from, before.index + 1);
    if (!placed && !opensRelative(before, words[before.index - 1], verb)) return [];
    const start = pastWhen(words, verb.index + 1);
    // « apparaît de nouvelles formes ».
    const some =
      placed && /^(?:de|d')$/.test(words[start]?.form ?? '') && words[start + 1]?.tag === 'ADJ';
    if (!some && !(placed ? pluralOrSome : plural).test(words[start]?.form ?? '')) return [];
    const group = readGroup(words, start, to, lexicon);
    if (!group || !(group.determiner || some) || time.test(group.noun.form)) return [];
    if (![...group.marks].every((mark) => mark.endsWith('p'))) return [];
    return checkVerb('sure/inverted-subject', group.noun, ['3', 'p'], verb, lexicon);
  });

/** « apparaît pour la première fois », « surgit alors ». */
function pastWhen(words: Word[], at: number): number {
  const ahead = words.slice(at, at + 4).map(({ form }) => form);
  if (/^pour la (?:première|dernière|seconde) fois$/.test(ahead.join(' '))) return at + 4;
  return words[at]?.tag === 'ADV' ? at + 1 : at;
}

/** « les idées que », « ce que », « le pays où » ; never « quel que soit ». */
const opensRelative = (link: Word, before: Word | undefined, verb: Word) =>
  /^(?:que|qu'|où|dont)$/.test(link.form) &&
  (before?.tag === 'NOUN' || /^(?:ce|là|ainsi|alors|ici)$/.test(before?.form ?? '')) &&
  !/^(?:soit|vive|fût|fait)$/.test(verb.form);

/** « Dans les grandes villes », « À cela » : from the start of the sentence to the verb, nothing but a place. */
function isPlace(words: Word[], from: number, end: number): boolean {
  if (
    end === from + 3 &&
    /^peu à peu$/.test(
      words
        .slice(from, end)
        .map(({ form }) => form)
        .join(' '),
    )
  )
    return true;
  if (
    !/^(?:dans|sur|sous|chez|derrière|devant|parmi|à|au|aux|en|après|pendant|depuis|vers|entre|alors|puis|ensuite|ainsi|ici|là|partout|autour|près|de)$/.test(
      words[from]!.form,
    )
  )
    return false;
  if (from + 1 === end)
    return words[from]!.tag === 'ADV' || /^(?:puis|là|alors)$/.test(words[from]!.form);
  if (/^(?:cela|ceci)$/.test(words[from + 1]?.form ?? '')) return from + 2 === end;
  return words
    .slice(from + 1, end)
    .every(({ form, tag }) => inPlace.test(tag) || /^(?:de|d'|du|des)$/.test(form));
}
