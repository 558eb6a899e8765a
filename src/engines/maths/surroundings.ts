import type { Token } from './token.ts';

const plain = (word: string) => word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

// After these words the number that follows is only a piece of what is meant: "la moitié de 6 + 2".
const TAKES_WHAT_FOLLOWS =
  /^(?:d|de|du|des|a|au|aux|par|pour|sur|entre|plus|moins|fois|virgule|modulo|mod|multiplie|divise|ajoute|ote|retranche|racine|carre|carree|cube|cosinus|sinus|tangente|double|triple|moitie|tiers|quart|somme|produit|difference|quotient|oppose|inverse|log|logarithme|exponentielle|vecteur|lim|limite|max|min|pgcd|ppcm|un|vn|wn|sous|jusqu|vers|environ|pres)$/;
// Before these words the number that ends the formula is not the whole result: "= 3 millions".
const CHANGES_WHAT_PRECEDES =
  /^(?:fois|mille|milliers?|millions?|milliards?|centaines?|dizaines?|douzaines?|dixiemes?|centiemes?|milliemes?|pour|pourcents?|modulo|mod|heures?|minutes?|secondes?|jours?|semaines?|mois|ans?|annees?|plus|moins|sur|virgule|demi|demie|un|vn|wn|au|puissance|points?|carres?|cubes?|degres?|radians?|divise|multiplie|h|min|s|si|modulo|euros?|centimes?)$/;

/** Whether what stands before a run may change the meaning of its first side. */
export function isDoubtfulBefore(tokens: Token[], from: number): boolean {
  const first = tokens[from]!;
  const before = tokens[from - 1];
  if (!before || before.kind === 'link') return false;
  if (before.kind === 'newline') return startsWithDash(first);
  if (before.kind === 'word') {
    const word = plain(before.value);
    // "x = 2 ou x = 3" joins two statements, "la somme de 3 et 4 = 7" does not.
    if (/^(?:et|ou)$/.test(word)) return first.kind !== 'name';
    return TAKES_WHAT_FOLLOWS.test(word) || isBinary(first);
  }
  const earlier = tokens[from - 2];
  // "12 : 4", "2, 5": a break between two numbers may be a division or a comma.
  const isQuantity = earlier !== undefined && /^(?:number|close|unit)$/.test(earlier.kind);
  if (
    /^[:,.]$/.test(before.value) &&
    (isQuantity || (before.value === ':' && earlier?.kind === 'name'))
  )
    return first.kind === 'number' || first.kind === 'open' || isBinary(first);
  return isBinary(first) && first.value !== '-';
}

const isBinary = (token: Token) => token.kind === 'operator' || token.kind === 'postfix';
/** A dash that opens a line lists as often as it subtracts. */
const startsWithDash = (token: Token) => token.kind === 'operator';

/** Whether what stands after a run may change the meaning of its last side. */
export function isDoubtfulAfter(tokens: Token[], to: number): boolean {
  const after = tokens[to];
  if (!after) return false;
  if (after.kind === 'word') {
    if (CHANGES_WHAT_PRECEDES.test(plain(after.value))) return true;
    const next = tokens[to + 1];
    return next !== undefined && /^(?:operator|relation|postfix)$/.test(next.kind);
  }
  const next = tokens[to + 1];
  if (/^[:,]$/.test(after.value) && next?.kind === 'number') return true;
  return tokens[to - 1]?.value === '!';
}

/** A calculation that goes on at the next line: "3(x + 2)" then "(x − 1)", or "+ 5". */
export function followsDoubtfully(tokens: Token[], to: number): boolean {
  if (tokens[to]?.kind !== 'newline') return false;
  const next = tokens[to + 1];
  if (next?.kind === 'operator') return true;
  if (next?.kind !== 'open') return false;
  // A line with its own sign of relation is a new statement.
  for (let i = to + 2; tokens[i] && tokens[i]!.kind !== 'newline'; i++) {
    if (tokens[i]!.kind === 'word') return i > to + 2;
    if (tokens[i]!.kind === 'relation') return false;
  }
  return true;
}
