import type { Span } from '../analysis.ts';

type Line = Span & { indented: boolean };

const finished = /[.!?…:;»”")\]]\s*$/u;
const bullet = /^\s*(?:[-–—•*]\s|\d{1,2}[.)]\s|[IVX]{1,4}[.)]\s)/u;

/**
 * Blocks of text that belong together. A page read by OCR has a line feed at every line of the page: those join;
 * a typed text has one line feed a paragraph: those cut.
 */
export function splitParagraphs(text: string): Span[] {
  const lines = linesOf(text);
  const wrapped = isWrapped(text, lines);
  const longest = Math.max(0, ...lines.map(({ start, end }) => end - start));
  const paragraphs: Span[] = [];
  let previous: Line | undefined;
  for (const line of lines) {
    const joins = previous && wrapped && !startsParagraph(text, previous, line, longest);
    if (joins) paragraphs[paragraphs.length - 1]!.end = line.end;
    else paragraphs.push({ start: line.start, end: line.end });
    previous = line;
  }
  return paragraphs;
}

function linesOf(text: string): Line[] {
  const lines: Line[] = [];
  for (const match of text.matchAll(/[^\n]+/g)) {
    const raw = match[0];
    if (raw.trim() === '') continue;
    const lead = raw.length - raw.trimStart().length;
    lines.push({
      start: match.index + lead,
      end: match.index + raw.trimEnd().length,
      indented: lead > 0,
    });
  }
  return lines;
}

/** Most lines of a wrapped text stop in the middle of a sentence. */
function isWrapped(text: string, lines: Line[]): boolean {
  if (lines.length < 2) return false;
  const lengths = lines.map(({ start, end }) => end - start).sort((a, b) => a - b);
  if (lengths[lengths.length >> 1]! > 130) return false;
  const open = lines
    .slice(0, -1)
    .filter(({ start, end }) => !finished.test(text.slice(start, end)));
  const followed = lines.slice(1).filter(({ start }) => /\p{Ll}/u.test(text[start]!));
  return open.length >= lines.length * 0.4 && followed.length >= lines.length * 0.3;
}

function startsParagraph(text: string, previous: Line, line: Line, longest: number): boolean {
  const between = text.slice(previous.end, line.start);
  if (between.split('\n').length > 2 || bullet.test(text.slice(line.start, line.end))) return true;
  if (!finished.test(text.slice(previous.start, previous.end))) return false;
  const short = previous.end - previous.start < longest * 0.75;
  return line.indented || (short && /[\p{Lu}«]/u.test(text[line.start]!));
}
