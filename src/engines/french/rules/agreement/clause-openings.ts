import type { Word } from '../../text/document.ts';
import { isFiniteTag } from '../rule.ts';

const links = /^(?:que|qu'|si|lorsqu[e']|puisqu[e']|quoiqu[e']|car|mais|or|quand|comme|où|dont)$/;

/** A subject may stand here: at the start, after a link word, after what sets the scene. */
export function opensClause(words: Word[], at: number, from: number): boolean {
  if (at === from) return true;
  const before = words[at - 1]!;
  if (/^qu[e']$/.test(before.form) && compares(words, at - 2) && !concedes(words, at - 2, from))
    return false;
  if (links.test(before.form)) return before.tag !== 'ADV' || /^(?:comme|où)$/.test(before.form);
  if (before.form === ';' || before.form === ':') return true;
  if (before.form === ',') return isIntroduction(words, from, at - 1);
  // « …, donc l'aire est égale ».
  if (/^(?:donc|ainsi|alors|puis|enfin|pourtant|cependant|ensuite)$/.test(before.form))
    return at - 1 === from || /^[,;:]$/.test(words[at - 2]!.form);
  return before.form === 'et' && hasOwnVerb(words, at - 2, from);
}

/** « ainsi que les règles », « moins bonnes que notre but » : one more term, not a clause. */
const compares = (words: Word[], last: number) =>
  [0, 1, 2].some((back) =>
    /^(?:ainsi|autant|plus|moins|aussi|si|mieux|meilleure?s?|pire|même|mêmes|autre|autres|bien)$/.test(
      words[last - back]?.form ?? '',
    ),
  );

/** « Bien que les lois changent » : a clause, where « aussi bien que les lois » is one more term. */
const concedes = (words: Word[], last: number, from: number) =>
  words[last]?.form === 'bien' && (last === from || words[last - 1]?.form === ',');

/** « À la fin, les deux hommes… », « Ainsi, les hommes… » : what comes before the first comma only sets the scene. */
function isIntroduction(words: Word[], from: number, comma: number): boolean {
  const first = words[from]!;
  const opens =
    /^(?:ADP|ADV|SCONJ|VERBg)$/.test(first.tag) ||
    /^(?:d'|en|quand|comme)$/.test(first.form) ||
    (/^quel/.test(first.form) && words[from + 1]?.form === 'que') ||
    (first.tag === 'DET' && setsTime(words, from, comma));
  return opens && words.slice(from, comma).every(({ kind }) => /^(?:word|number)$/.test(kind));
}

const time =
  /^(?:nuit|jour|soir|matin|année|an|fois|lendemain|veille|semaine|mois|printemps|été|automne|hiver|siècle|époque|dimanche|samedi)$/;

/** « La nuit, », « Ce jour-là, », « Le devoir remis, », « Le train ayant été supprimé, » : when, or after what. */
function setsTime(words: Word[], from: number, comma: number): boolean {
  const inside = words.slice(from, comma);
  if (inside.length <= 3 && inside.some(({ form }) => time.test(form))) return true;
  if (inside.some((word) => isFiniteTag(word))) return false;
  return inside.some(({ form }) => /^(?:ayant|étant)$/.test(form));
}

/** Before « et », a whole clause: what follows is a second one, not a second subject. */
function hasOwnVerb(words: Word[], last: number, from: number): boolean {
  let found = false;
  for (let i = last; i >= from; i--) {
    const { form } = words[i]!;
    // The verb of a relative clause leaves its noun waiting for another.
    if (/^(?:qui|que|qu'|dont|où|lequel|laquelle|lesquels|lesquelles)$/.test(form)) return false;
    if (/^[,;:]$/.test(form)) return found;
    if (isFiniteTag(words[i])) found = true;
  }
  return found;
}

/** « , qui aurait pu le sauver, », « , en cherchant son intérêt, » : the index past it, or the same when there is none. */
export function pastAside(words: Word[], at: number, to: number, plural = false): number {
  if (words[at]?.form !== ',' || at + 2 >= to) return at;
  const first = words[at + 1]!;
  // « Mes forêts, d'Hélène Dorion, mêle » : what has an author is a title, one or many.
  if (/^d[e']$/.test(first.form) && words[at + 2]!.raw !== words[at + 2]!.form) return at;
  const begins =
    (first.form === 'une' && words[at + 2]!.form === 'fois') ||
    // « Les romans de Zola, chef de file du naturalisme, ».
    (first.tag === 'NOUN' && words[at + 2]!.kind === 'word' && words[at + 2]!.tag !== 'NOUN') ||
    /^(?:qui|que|qu'|dont|où|selon|lui|elle|eux|elles|en|quand|lorsqu[e']|grâce|face|faute|malgré|loin)$/.test(
      first.form,
    ) ||
    /^(?:VERBp|VERBg|ADJ|ADP|ADV)$/.test(first.tag);
  // « la raison, comme la passion, » may count for two; what is plural already stays plural.
  const example = plural && first.form === 'comme';
  if (
    (!begins && !example) ||
    (!example && /^(?:comme|avec|ainsi|et|ou|ni|voire|puis|non|même|plus)$/.test(first.form))
  )
    return at;
  for (let i = at + 2; i < Math.min(to, at + longestAside); i++) {
    if (words[i]!.form === ',') return i + 1;
    if (!/^(?:word|number)$/.test(words[i]!.kind)) return at;
  }
  return at;
}

const longestAside = 14;
