import type { Lexicon } from '../../lexicon/lexicon.ts';
import type { Word } from '../../text/document.ts';
import type { At } from '../rule.ts';
import { determinerMarks } from './determiners.ts';
import { isNoun, type Marks, marksOf, meet } from './marks.ts';

/** « Quelles leçons avons-nous tirées ? » */
export const asksFor = (at: At) => askedObject(at) !== undefined;

/** « Combien de fois », « Combien de kilomètres » : how often, how far. */
const measures =
  /^(?:fois|temps|ans|années|jours|heures|mois|minutes|siècles|semaines|kilomètres|mètres|euros|francs|pages)$/;

/** Where the noun stands that is asked for: « Combien de guerres les hommes ont-ils déclarées ? » */
export function askedObject(at: At): number | undefined {
  // « À quel spectacle les a-t-on conviés ? » : the object is « les ».
  if (!at(1)?.form.startsWith('-') || /^(?:les|l'|la|nous|vous)$/.test(at(-1)?.form ?? ''))
    return undefined;
  for (let step = -1; at(step) && step > -7 && inSubject.test(at(step)!.tag); step--) {
    if (at(step)!.tag !== 'NOUN') continue;
    if (/^quel/.test(at(step - 1)?.form ?? ''))
      return at(step - 2)?.tag === 'ADP' ? undefined : step;
    const counted = /^d[e']$/.test(at(step - 1)?.form ?? '') && at(step - 2)?.form === 'combien';
    if (counted) return measures.test(at(step)!.form) ? undefined : step;
  }
  return undefined;
}

/** Where the noun stands that « que » makes the object of the auxiliary at 0. */
export function objectBefore(at: At, next: Word | undefined): number | undefined {
  // « dix minutes que je l'ai retrouvée » : the object is « l' ».
  if (/^(?:l'|les)$/.test(at(-1)?.form ?? '')) return undefined;
  let step = -1;
  while (
    at(step) &&
    step > -7 &&
    (inSubject.test(at(step)!.tag) || /^n[e']$/.test(at(step)!.form)) &&
    !/^qu[e']$/.test(at(step)!.form)
  )
    step--;
  if (step === -1 || !/^qu[e']$/.test(at(step)?.form ?? '')) return undefined;
  // « les métaphores filées que l'auteur a employées ».
  let place = step - 1;
  while (/^(?:ADJ|VERBp)$/.test(at(place)?.tag ?? '') && place > step - 3) place--;
  const noun = at(place);
  if (noun?.tag !== 'NOUN' || isComplement(at, place)) return undefined;
  const closed = next === undefined || next.kind !== 'word' || /^(?:VERBf|AUXf)$/.test(next.tag);
  // « la lettre que Valmont a écrite à Cécile » : given to somebody, where « la preuve que Dieu a parlé à Moïse » says what is.
  const told = saying.test(noun.form) && !closed && !upheld.test(participleAfter(at)?.form ?? '');
  return linking.test(noun.form) || told ? undefined : place;
}

/** « la thèse que l'auteur a défendue » : one upholds a thesis, and says nothing more. */
const upheld =
  /^(?:défendu|exposé|développé|avancé|exprimé|formulé|émis|présenté|proposé|adopté|rejeté|critiqué|contesté|forgé|conçu|abandonné|combattu)e?s?$/;

function participleAfter(at: At): Word | undefined {
  let step = 1;
  while (at(step)?.tag === 'ADV') step++;
  return at(step);
}

/** « le trésor des montres qu'il a accumulé », « c'est dans ces corridors qu'on a crié » : not surely the object. */
function isComplement(at: At, noun: number): boolean {
  const determiner = determinerMarks(at(noun - 1)?.form ?? '') ? noun - 1 : noun - 2;
  const before = at(determiner - 1);
  if (/^(?:des|du)$/.test(at(determiner)?.form ?? '') && before?.tag === 'NOUN') return true;
  if (/^(?:de|d')$/.test(before?.form ?? '')) return true;
  if (before?.tag !== 'ADP') return false;
  return [-2, -3, -4, -5].some((back) => /^(?:c'|ce)$/.test(at(determiner + back)?.form ?? ''));
}

/** What a subject is made of: « l'auteur de ce livre », « il », « on y ». */
const inSubject = /^(?:DET|ADJ|NOUN|PROPN|PRON|ADP|NUM)$/;

/** After these, « que » only links: « chaque fois qu'il a sonné ». */
const linking = /^(?:fois|nuit|façon|manière|chance|peur|sorte|temps|jour|moment|années?|besoin)$/;
/** After these, « que » may open what the noun says: « la preuve qu'il a menti ». */
const saying =
  /^(?:idées?|impression|preuves?|fait|sentiment|certitude|conviction|espoir|crainte|condition|opinion|nouvelle|pensée|thèse|hypothèse|affirmation|raison|rumeur|annonce|croyance|assurance|foi)$/;

/** « Ces libertés, le peuple les a conquises » : the noun set first tells the gender. */
export function topicMarks(at: At, lexicon: Lexicon): Marks | undefined {
  let comma = -2;
  while (at(comma) && comma > -7 && at(comma)!.form !== ',') comma--;
  const noun = at(comma - 1);
  const determiner = at(comma - 2);
  if (at(comma)?.form !== ',' || noun?.tag !== 'NOUN' || at(comma - 3) !== undefined)
    return undefined;
  const asked = determinerMarks(determiner?.form ?? '');
  const marks = asked && meet(marksOf(lexicon, noun.form, isNoun), asked);
  return marks?.size === 1 && [...marks][0]!.endsWith('p') ? marks : undefined;
}

/** These are done to somebody and have no other object: « la peur que Dieu a parlé à Moïse ». */
const indirect =
  /^(?:parlé|menti|plu|nui|obéi|résisté|renoncé|échappé|appartenu|survécu|succédé|cédé|participé|songé|pensé|répondu|contribué|réfléchi|assisté|accédé|procédé|ressemblé|désobéi|servi|tenu|réussi|commencé|appris|cherché|aidé|consacré)e?s?$/;

/** « a écrit à Cécile », « a fait à son père » : to whom, where « a commencé à lire » has another act. */
export function isGivenTo(at: At, participle: number): boolean {
  if (indirect.test(at(participle)!.form)) return false;
  const next = at(participle + 1)?.form ?? '';
  const [first, second] = [at(participle + 2), at(participle + 3)];
  if (/^(?:au|aux)$/.test(next)) return first?.tag === 'NOUN';
  if (next !== 'à' || !first || first.tag === 'VERBi') return false;
  return (
    first.raw !== first.form ||
    (determinerMarks(first.form) !== undefined && second?.tag === 'NOUN')
  );
}
