import type { Piece } from './split-words.ts';

const terminal = new Set(['.', '!', '?', '…', '...']);
const closing = new Set(['»', '"', ')', ']', '”']);
const abbreviations = new Set(
  'm mm mme mmes mlle dr pr st ste p pp cf etc mgr vol n no art chap ed éd j c av apr env ex fig al trad coll ibid op cit t v'.split(
    ' ',
  ),
);

/** Cuts one paragraph's pieces into sentences; returns the index where each sentence starts. */
export function splitSentences(pieces: Piece[], text: string, longest = Infinity): number[] {
  const starts: number[] = pieces.length > 0 ? [0] : [];
  for (let i = 0; i < pieces.length - 1; i++) {
    if (!terminal.has(pieces[i]!.form) && !/^(?:\.{3,}|…+)$/.test(pieces[i]!.form)) continue;
    if (pieces[i]!.form === '.' && i > 0 && isAbbreviation(pieces[i - 1]!, text)) continue;
    let next = i + 1;
    while (
      next < pieces.length &&
      (terminal.has(pieces[next]!.form) || closing.has(pieces[next]!.form))
    )
      next++;
    if (next < pieces.length && opens(text, pieces[next]!.start, pieces[i]!.end)) starts.push(next);
    i = next - 1;
  }
  return longest === Infinity ? starts : cutLong(starts, pieces, longest);
}

function isAbbreviation(piece: Piece, text: string): boolean {
  const raw = text.slice(piece.start, piece.end);
  return abbreviations.has(piece.form) || (raw.length === 1 && raw !== raw.toLowerCase());
}

/** A sentence starts with a capital, a dash, an opening quote or, after a space, a figure. */
function opens(text: string, at: number, previousEnd: number): boolean {
  const first = text[at]!;
  if (/\p{Lu}/u.test(first) || '«“—–-•'.includes(first)) return true;
  return at > previousEnd && (first === '"' || /\d/.test(first));
}

/** Sentences over the model's reach are cut at their last strong pause, else at a comma. */
function cutLong(starts: number[], pieces: Piece[], longest: number): number[] {
  const cut: number[] = [];
  for (let s = 0; s < starts.length; s++) {
    const end = starts[s + 1] ?? pieces.length;
    let from = starts[s]!;
    cut.push(from);
    while (end - from > longest) {
      from = pause(pieces, from, from + longest);
      cut.push(from);
    }
  }
  return cut;
}

function pause(pieces: Piece[], from: number, limit: number): number {
  const earliest = from + Math.floor((limit - from) / 3);
  for (const marks of [[';', ':', '—'], [',']]) {
    for (let i = limit - 1; i > earliest; i--) if (marks.includes(pieces[i]!.form)) return i + 1;
  }
  return limit;
}
