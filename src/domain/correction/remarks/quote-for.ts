import type { Quote } from '../evidence.ts';
import type { CopyFacts } from '../facts/copy-facts.ts';
import type { Span } from '../transcript.ts';

/** A quotation longer than this is read by nobody. */
const LONGEST = 260;
/** A single word says nothing of an argument: its sentence does. */
const A_FEW_WORDS = 40;

/** The words to show for a stretch of the copy: whole sentences where possible, never half a page. */
export function quoteFor(span: Span, facts: CopyFacts, text: string): Quote {
  const touched = facts.sentences.filter(({ start, end }) => start < span.end && end > span.start);
  const first = touched[0];
  const shown =
    span.end - span.start < A_FEW_WORDS && first ? first : firstSentences(span, touched);
  const cut = shown.end - shown.start > LONGEST ? cutAtWord(shown, text) : shown;
  return { text: text.slice(cut.start, cut.end), near: cut.start };
}

function firstSentences(span: Span, sentences: Span[]): Span {
  if (span.end - span.start <= LONGEST) return span;
  const whole = sentences.filter(
    ({ start, end }) => start >= span.start && end - span.start <= LONGEST,
  );
  return { start: span.start, end: whole.at(-1)?.end ?? sentences[0]?.end ?? span.end };
}

function cutAtWord({ start }: Span, text: string): Span {
  const end = text.lastIndexOf(' ', start + LONGEST);
  return { start, end: end > start ? end : start + LONGEST };
}
