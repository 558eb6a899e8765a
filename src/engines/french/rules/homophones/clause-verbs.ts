import type { At } from '../rule.ts';
import { isDeterminer, isOneOf } from './homophone.ts';

export const isVerb = (at: At, step: number) => /^(?:VERBf|AUXf)$/.test(at(step)?.tag ?? '');

/** The sentence is a question. */
export function asks(at: At): boolean {
  let last = 0;
  while (at(last + 1)) last++;
  return at(last)?.form === '?';
}

/** A whole sentence, where a heading or an item of a list has no mark. */
export function endsInPeriod(at: At): boolean {
  let last = 0;
  while (at(last + 1)) last++;
  return /^[.!…]/.test(at(last)!.form);
}

/** No conjugated verb anywhere in the sentence: the word in doubt must be it. */
export const lacksVerb = (at: At) => !hasVerbBefore(at, -1) && !hasVerbFrom(at, 1);

/** The noun or name before opens the sentence: « Le maître », « Candide ». */
export const opensOnSubject = (at: At) =>
  at(-2) === undefined
    ? /^(?:PROPN|NOUN|ADJ)$/.test(at(-1)?.tag ?? '')
    : at(-1)?.tag === 'NOUN' && isDeterminer(at(-2)) && at(-3) === undefined;

export function hasVerbBefore(at: At, from: number): boolean {
  for (let step = from; at(step); step--) if (isVerb(at, step)) return true;
  return false;
}

function hasVerbFrom(at: At, from: number): boolean {
  for (let step = from; at(step); step++) if (isVerb(at, step)) return true;
  return false;
}

const linksClause = /^(?:[;:]|qu[e']|qui|dont|où|et|mais|car|quand|lorsqu[e']|puisqu[e']|parce)$/;

/** No conjugated verb up to the next clause: what is said here still lacks its own. */
export function lacksVerbAfter(at: At, from: number): boolean {
  for (let step = from; at(step) && !isOneOf(at(step), linksClause); step++)
    if (isVerb(at, step)) return false;
  return true;
}

/** Some word further back in the sentence, or further on, is one of these. */
export function saysBefore(at: At, pattern: RegExp, from = -1): boolean {
  for (let step = from; at(step); step--) if (pattern.test(at(step)!.form)) return true;
  return false;
}
export function saysAfter(at: At, pattern: RegExp, from = 1): boolean {
  for (let step = from; at(step); step++) if (pattern.test(at(step)!.form)) return true;
  return false;
}
