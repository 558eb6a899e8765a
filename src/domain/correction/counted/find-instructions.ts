import { fold } from '../fold.ts';
import { clueWeight } from './instruction-clues.ts';
import type { Passage } from './passage.ts';
import { type Segment, segmentsOf } from './segments.ts';

const ENOUGH = 3;

/**
 * Sentences that speak to whoever corrects instead of answering the question. They are data: they
 * are set aside, shown as such, and move nothing.
 */
export function findInstructions(text: string): Passage[] {
  const segments = segmentsOf(text);
  const found = segments.filter((segment) => weigh(segment.text) >= ENOUGH);
  const broken = segments.slice(0, -1).flatMap((segment, i) => {
    const next = segments[i + 1];
    return next && isCutInTwo(segment, next, text) ? [{ segment, next }] : [];
  });
  const foundInTwo = broken
    .filter(({ segment, next }) => !found.includes(segment) && !found.includes(next))
    .filter(({ segment, next }) => weigh(`${segment.text} ${next.text}`) >= ENOUGH)
    .map(({ segment, next }) => ({ start: segment.start, end: next.end }));
  return [...found, ...foundInTwo].map(({ start, end }) => ({ start, end, reason: 'instruction' }));
}

/** A line end in the middle of a sentence, as in a photographed page. */
const isCutInTwo = (segment: Segment, next: Segment, text: string) =>
  !/[.!?…:]$/.test(segment.text) && /^[^\n]*\n[^\n]*$/.test(text.slice(segment.end, next.start));

/** An order that the pupil reports, in quotation marks inside a sentence of his own, is not his. */
function weigh(sentence: string): number {
  const own = fold(sentence.replace(/«[^»]*»|“[^”]*”|"\p{L}[^":{}]*\s[^":{}]*"/gu, ' '));
  const whole = fold(sentence);
  const wordsAround = own.match(/\p{L}{2,}/gu)?.length ?? 0;
  return clueWeight(own === whole || wordsAround < 4 ? whole : own);
}
