import type { Lexicon, Reading } from '../../lexicon/lexicon.ts';

/** Gender and number a form can bear: « ms », « fs », « mp », « fp ». */
export type Marks = ReadonlySet<string>;

const everything = ['ms', 'fs', 'mp', 'fp'];

const isNominal = ({ pos, features }: Reading) =>
  pos === 'nc' || pos === 'adj' || features.startsWith('K');

/** Lefff leaves out what does not vary: « s » is both genders, « m » both numbers. */
function expand(features: string): string[] {
  const plain = features.replace(/^K/, '');
  const gender = /^[mf]/.exec(plain)?.[0];
  const number = /[sp]$/.exec(plain)?.[0];
  return everything.filter(
    (mark) => (!gender || mark[0] === gender) && (!number || mark[1] === number),
  );
}

export function marksOf(
  lexicon: Lexicon,
  form: string,
  pos: (reading: Reading) => boolean = isNominal,
): Marks {
  const marks = new Set(
    lexicon
      .readings(form)
      .filter(pos)
      .flatMap(({ features }) => expand(features)),
  );
  if (persons.test(form)) marks.add(form.endsWith('s') ? 'fp' : 'fs');
  if (outcome.test(form)) marks.add(form.endsWith('s') ? 'mp' : 'ms');
  const [, gender] = usualGender.find(([pattern]) => pattern.test(form)) ?? [];
  return gender ? new Set([...marks].filter((mark) => mark[0] === gender)) : marks;
}

/** « la ministre », « une juge » : what dictionaries give as masculine is said of women too. */
export const persons =
  /^(?:ministre|juge|maire|cadre|médecin|auteur|professeur|écrivain|ingénieur|témoin|soldat|capitaine|notaire|poète|peintre|chef|magistrat|procureur|sculpteur|compositeur|penseur|censeur|défenseur|successeur|vainqueur|leader|mannequin|assassin|mécène|otage|prophète|apôtre|pilote|guide|commissaire|arbitre|architecte|docteur|proviseur|maître|chirurgien|substitut|recteur|agent|clown|metteur|possesseur|prédécesseur|précurseur|imposteur|orateur)s?$/;

/** « trois piles consécutifs » : what a coin shows, beside the thing itself. */
const outcome = /^piles?$/;

/** Lefff also knows « le gros œuvre », « un aide » : in a copy the common gender is meant. */
const usualGender: [RegExp, string][] = [
  [
    /^(?:œuvre|oeuvre|aide|période|part|ombre|rencontre|poche|ordonnance|barbe|flèche|plume|paille|gêne)s?$/,
    'f',
  ],
  [/^(?:espace|couple|office|prétexte|triomphe|manque|malaise)s?$/, 'm'],
];

export const isNoun = ({ pos }: Reading) => pos === 'nc';
export const isAdjective = ({ pos, features }: Reading) =>
  pos === 'adj' || features.startsWith('K');

export const numbersIn = (marks: Marks) => new Set([...marks].map((mark) => mark[1]!));
export const meet = (a: Marks, b: Marks): Marks => new Set([...a].filter((mark) => b.has(mark)));

/** The form of the same word that bears one of the wanted marks; the commonest when several do. */
export function inflect(
  lexicon: Lexicon,
  form: string,
  wanted: Marks,
  pos: (reading: Reading) => boolean,
): string | undefined {
  const lemmas = new Set(
    lexicon
      .readings(form)
      .filter(pos)
      .map(({ lemma }) => lemma),
  );
  const genders = new Set([...marksOf(lexicon, form, pos)].map((mark) => mark[0]!));
  const found: string[] = [];
  const kept = new Set<string>();
  for (const lemma of lemmas) {
    for (const { form: other, reading } of lexicon.formsOf(lemma)) {
      const marks = pos(reading) ? expand(reading.features).filter((mark) => wanted.has(mark)) : [];
      if (marks.length === 0 || other === form) continue;
      found.push(other);
      if (marks.some((mark) => genders.has(mark[0]!))) kept.add(other);
    }
  }
  // Where both genders are wanted, « dépendant » becomes « dépendants ».
  return found.sort(
    (a, b) =>
      Number(kept.has(b)) - Number(kept.has(a)) ||
      shared(b, form) - shared(a, form) ||
      lexicon.frequency(b) - lexicon.frequency(a) ||
      (a < b ? -1 : 1),
  )[0];
}

function shared(a: string, b: string): number {
  let n = 0;
  while (n < a.length && a[n] === b[n]) n++;
  return n;
}
