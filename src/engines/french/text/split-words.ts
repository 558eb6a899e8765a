import type { Span, TokenKind } from '../analysis.ts';

/** A piece of text with the form the lexicon knows: lower case, plain apostrophe, composed accents. */
export type Piece = Span & { form: string; kind: TokenKind };

/** Whether a hyphenated word is one word of the language (« arc-en-ciel ») rather than two put side by side. */
export type IsCompound = (form: string) => boolean;

const pieces =
  /https?:\/\/\S+|www\.\S+|[\w.+-]+@[\w-]+\.[\w.]+|\p{L}[\p{L}\p{M}]*(?:[-‐‑]\p{L}[\p{L}\p{M}]*)*(?:['’ʼ`´](?=[\p{L}«"“]))?|\d+(?:[.,]\d+)*(?:(?:er|re|ère|e|è|ème|ième|nd|nde|°)(?![\p{L}\d]))?|\.\.\.+|…+|[^\s]/gu;

const pronoun =
  'je|tu|il|elle|on|nous|vous|ils|elles|ce|moi|toi|le|la|les|lui|leur|y|en|là|ci|même|mêmes';
const inverted = new RegExp(`(?:-t)?-(?:${pronoun})$`, 'u');

/** Apostrophes that belong to the word itself: the parts are one word. */
const apostropheWords = /^(?:aujourd'hui|prud'hom.*|presqu'îles?|quelqu'une?|c'est-à-dire|o'.+)$/u;

export function splitWords(text: string, isCompound: IsCompound): Piece[] {
  const found: Piece[] = [];
  for (const match of text.matchAll(pieces)) {
    const raw = match[0];
    const start = match.index;
    const kind = kindOf(raw);
    if (kind === 'word' && raw.length > 2 && /[-‐‑]/.test(raw))
      splitHyphens(raw, start, isCompound, found);
    else found.push({ start, end: start + raw.length, form: normalise(raw), kind });
  }
  return joinApostrophes(found);
}

export function normalise(raw: string): string {
  const form = raw
    .toLowerCase()
    .replace(/[’ʼ`´]/g, "'")
    .replace(/[‐‑]/g, '-');
  return form.normalize('NFC');
}

function kindOf(raw: string): TokenKind {
  if (/^(?:https?:|www\.)|@/.test(raw) && raw.length > 1) return 'other';
  if (/^\p{L}/u.test(raw)) return 'word';
  if (/^\d/.test(raw)) return 'number';
  return /^[\p{P}«»]/u.test(raw) ? 'punctuation' : 'other';
}

/** « pouvons-nous » gives « pouvons » + « -nous »; an unknown compound gives its parts and its hyphens. */
function splitHyphens(raw: string, start: number, isCompound: IsCompound, found: Piece[]): void {
  const elided = /['’ʼ`´]$/.test(raw);
  let head = normalise(elided ? raw.slice(0, -1) : raw);
  const tails: string[] = [];
  while (!isCompound(head)) {
    const tail = inverted.exec(head);
    if (!tail || tail.index === 0) break;
    tails.unshift(tail[0]);
    head = head.slice(0, tail.index);
  }
  const parts =
    head.includes('-') && !isCompound(head) ? head.split(/(-)/).filter(Boolean) : [head];
  parts.push(...tails);
  if (elided) parts.push(`${parts.pop()}'`);
  let from = start;
  for (const form of parts) {
    const kind = form === '-' ? 'punctuation' : 'word';
    found.push({ start: from, end: from + form.length, form, kind });
    from += form.length;
  }
}

function joinApostrophes(found: Piece[]): Piece[] {
  const joined: Piece[] = [];
  for (const piece of found) {
    const last = joined.at(-1);
    if (
      last?.form.endsWith("'") &&
      last.end === piece.start &&
      apostropheWords.test(last.form + piece.form)
    ) {
      joined[joined.length - 1] = { ...last, end: piece.end, form: last.form + piece.form };
    } else joined.push(piece);
  }
  return joined;
}
