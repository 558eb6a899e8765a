import type { Span } from '../transcript.ts';
import { findEncoded } from './find-encoded.ts';
import { type CopyLanguage, findForeign } from './find-foreign.ts';
import { findInstructions } from './find-instructions.ts';
import { findLists } from './find-lists.ts';
import { findRepeated } from './find-repeated.ts';
import type { Passage } from './passage.ts';

/** The part of a copy that is marked: what was set aside is cut out, and positions lead back. */
export type CountedText = {
  text: string;
  setAside: Passage[];
  /** Where a stretch of the counted text stands in the transcript. */
  inTranscript(span: Span): Span;
  /** The reverse; undefined for what was set aside. */
  fromTranscript(span: Span): Span | undefined;
};

type CountingRules = {
  language: CopyLanguage;
  subjectText?: string;
  /** Formulas and data are neither prose nor lists of names. */
  prose: boolean;
};

/** What counts of a copy. An attack that is cut out leaves exactly the copy that was there before. */
export function countedText(
  text: string,
  { language, subjectText, prose }: CountingRules,
): CountedText {
  const never = [...findInstructions(text), ...findEncoded(text)];
  const noProse = prose ? [...findForeign(text, language), ...findLists(text)] : [];
  const first = merge([...never, ...noProse]);
  const repeated = prose ? findRepeated(text, subjectText) : [];
  return cutOut(text, merge([...first, ...repeated]));
}

/** Overlapping passages become one; the reason found first in the list of reasons wins. */
function merge(passages: Passage[]): Passage[] {
  const merged: Passage[] = [];
  for (const passage of [...passages].sort((a, b) => a.start - b.start)) {
    const last = merged.at(-1);
    if (!last || passage.start >= last.end) {
      merged.push({ ...passage });
      continue;
    }
    last.end = Math.max(last.end, passage.end);
    if (passage.reason === 'instruction') last.reason = 'instruction';
  }
  return merged;
}

function cutOut(text: string, setAside: Passage[]): CountedText {
  const kept: { from: number; start: number; end: number }[] = [];
  let counted = '';
  let position = 0;
  for (const cut of [...setAside.map((passage) => widen(passage, text)), undefined]) {
    const end = Math.max(position, cut?.start ?? text.length);
    if (end > position) {
      kept.push({ from: counted.length, start: position, end });
      counted += text.slice(position, end);
    }
    position = Math.max(position, cut?.end ?? end);
  }
  const place = (offset: number, after: boolean) => {
    const piece = kept.findLast(({ from }) => (after ? from < offset : from <= offset)) ?? kept[0];
    return piece ? Math.min(piece.start + (offset - piece.from), piece.end) : offset;
  };
  return {
    text: setAside.length > 0 ? counted.trimEnd() : counted,
    setAside,
    inTranscript: ({ start, end }) => ({
      start: place(start, false),
      end: end > start ? place(end, true) : place(start, false),
    }),
    fromTranscript: ({ start, end }) => {
      const piece = kept.find((p) => start >= p.start && end <= p.end);
      const shift = piece && piece.from - piece.start;
      return shift === undefined ? undefined : { start: start + shift, end: end + shift };
    },
  };
}

/** Takes the blank around a passage with it: a whole line goes with its line feed, a sentence with one space. */
function widen({ start, end }: Span, text: string): Span {
  let from = start;
  let to = end;
  while (from > 0 && text[from - 1] === ' ') from--;
  while (to < text.length && text[to] === ' ') to++;
  const opensLine = from === 0 || text[from - 1] === '\n';
  const closesLine = to === text.length || text[to] === '\n';
  if (opensLine && closesLine) {
    while (to < text.length && text[to] === '\n') to++;
    if (to === text.length) while (from > 0 && text[from - 1] === '\n') from--;
    return { start: from, end: to };
  }
  if (closesLine) return { start: from, end: to };
  return opensLine ? { start: from, end: to } : { start: from, end: to - (to > end ? 1 : 0) };
}
