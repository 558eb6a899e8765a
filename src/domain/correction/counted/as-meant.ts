import type { Span } from '../transcript.ts';
import type { CountedText } from './counted-text.ts';

/** A word written otherwise than it is spelt, and the word it stands for. */
export type Slip = Span & { meant: string };

/** The counted text with each slip replaced by what it stands for; positions still lead back to the transcript. */
export function asMeant(counted: CountedText, slips: Slip[]): CountedText {
  const pieces: Piece[] = [];
  let text = '';
  let position = 0;
  const copy = (until: number) => {
    if (until <= position) return;
    pieces.push({ at: text.length, from: position, to: until, isSlip: false });
    text += counted.text.slice(position, until);
    position = until;
  };
  for (const { start, end, meant } of [...slips].sort((a, b) => a.start - b.start)) {
    if (start < position || meant === '') continue;
    copy(start);
    pieces.push({ at: text.length, from: start, to: end, isSlip: true });
    text += meant;
    position = end;
  }
  copy(counted.text.length);
  return {
    text,
    setAside: counted.setAside,
    inTranscript: ({ start, end }) => {
      const from = written(pieces, start, false);
      return counted.inTranscript({
        start: from,
        end: end > start ? written(pieces, end, true) : from,
      });
    },
    fromTranscript: (span) => {
      const found = counted.fromTranscript(span);
      return (
        found && {
          start: read(pieces, found.start, text, false),
          end: read(pieces, found.end, text, true),
        }
      );
    },
  };
}

/** A stretch kept, or a slip: where it begins in the text as meant, and what it covers of the text as written. */
type Piece = { at: number; from: number; to: number; isSlip: boolean };

/** Nobody can point inside a word that was written otherwise: its edges stand for it. */
function written(pieces: Piece[], offset: number, isEnd: boolean): number {
  const piece = pieces.findLast(({ at }) => (isEnd ? at < offset : at <= offset)) ?? pieces[0];
  if (!piece) return offset;
  if (piece.isSlip) return isEnd ? piece.to : piece.from;
  return Math.min(piece.from + (offset - piece.at), piece.to);
}

function read(pieces: Piece[], offset: number, text: string, isEnd: boolean): number {
  const index = pieces.findLastIndex(({ from }) => (isEnd ? from < offset : from <= offset));
  const piece = pieces[Math.max(0, index)];
  if (!piece) return offset;
  const end = pieces[Math.max(0, index) + 1]?.at ?? text.length;
  if (piece.isSlip) return isEnd ? end : piece.at;
  return Math.min(piece.at + (offset - piece.from), end);
}
