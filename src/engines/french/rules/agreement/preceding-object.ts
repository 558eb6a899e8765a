import type { Lexicon } from '../../lexicon/lexicon.ts';
import type { Word } from '../../text/document.ts';
import { determinerMarks } from './determiners.ts';
import { isNoun, type Marks, marksOf, meet } from './marks.ts';

type At = (step: number) => Word | undefined;

/** « Quelles leçons avons-nous tirées ? » */
export const asksFor = (at: At) =>
  at(-1)?.tag === 'NOUN' && /^quel/.test(at(-2)?.form ?? '') && at(1)?.form.startsWith('-');

/** Where the noun stands that « que » makes the object of the auxiliary at 0. */
export function objectBefore(at: At, next: Word | undefined): number | undefined {
  // « dix minutes que je l'ai retrouvée » : the object is « l' ».
  if (/^(?:l'|les)$/.test(at(-1)?.form ?? '')) return undefined;
  let step = -1;
  while (at(step) && step > -7 && inSubject.test(at(step)!.tag) && !/^qu[e']$/.test(at(step)!.form))
    step--;
  const noun = at(step - 1);
  if (step === -1 || !/^qu[e']$/.test(at(step)?.form ?? '') || noun?.tag !== 'NOUN')
    return undefined;
  if (isComplement(at, step - 1)) return undefined;
  const closed = next === undefined || next.kind !== 'word' || /^(?:VERBf|AUXf)$/.test(next.tag);
  return linking.test(noun.form) || (saying.test(noun.form) && !closed) ? undefined : step - 1;
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
  /^(?:idées?|impression|preuves?|fait|sentiment|certitude|conviction|espoir|crainte|condition|opinion|nouvelle|pensée|thèse|hypothèse|affirmation|raison)$/;

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
