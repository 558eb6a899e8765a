import type { Span } from '../analysis.ts';
import type { Piece } from './split-words.ts';

/** What the corrector reads: words, with the little groups a pupil hears as one word (« c'est ») taken whole. */
export type Unit = Span & {
  form: string;
  /** First piece, and one past the last. */
  from: number;
  to: number;
  capital: Capital;
  /** False for proper nouns and whatever is not a word: never corrected. */
  eligible: boolean;
};

/** 0 none, 1 first letter, 2 all letters, 3 a figure. */
export type Capital = 0 | 1 | 2 | 3;

const groups = new Set(
  `c'est s'est l'est m'est t'est c'était s'était c'étaient s'étaient s'ait c'en s'en t'en qu'en d'en s'y n'y l'a l'as l'ont m'a m'as m'ont
  t'a t'as t'ont s'ont d'ont l'on qu'elle qu'elles qu'il qu'ils d'avantage par_ce plus_tôt bien_tôt aussi_tôt si_non en_train
  quoi_que quoi_qu' peut_être peu_être quel_que quelle_que quels_que quelles_que quel_qu' quelle_qu' quels_qu' quelles_qu'`
    .split(/\s+/)
    .map((group) => group.replace('_', ' ')),
);

/** A bare capital here is most often the accented word (« A l'aube », « Ca »): nothing to correct. */
const bareCapitals = new Set(['a', 'ca', 'o']);

export function unitsOf(pieces: Piece[], text: string): Unit[] {
  const units: Unit[] = [];
  let opening = true;
  for (let i = 0; i < pieces.length; i++) {
    const piece = pieces[i]!;
    const next = pieces[i + 1];
    const group = next && next.start - piece.end <= 1 ? grouped(piece.form, next.form) : undefined;
    const last = group ? next! : piece;
    const capital = capitalOf(text.slice(piece.start, last.end));
    const word = piece.kind === 'word';
    units.push({
      start: piece.start,
      end: last.end,
      form: group ?? piece.form,
      from: i,
      to: group ? i + 2 : i + 1,
      capital,
      eligible:
        word && (capital === 0 || (capital === 1 && opening && !bareCapitals.has(piece.form))),
    });
    if (word) opening = false;
    if (group) i++;
  }
  return units;
}

function grouped(first: string, second: string): string | undefined {
  const form = first.endsWith("'") ? first + second : `${first} ${second}`;
  return groups.has(form) ? form : undefined;
}

function capitalOf(raw: string): Capital {
  if (/^\d/.test(raw)) return 3;
  const letter = raw.startsWith('-') ? raw[1] : raw[0];
  if (!letter || letter === letter.toLowerCase()) return 0;
  return raw.length > 2 && raw === raw.toUpperCase() ? 2 : 1;
}
