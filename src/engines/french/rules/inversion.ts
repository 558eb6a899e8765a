import type { Word } from '../text/document.ts';
import {
  type At,
  eachWord,
  finiteReadings,
  isFiniteTag,
  type RuleFinding,
  withCapitalOf,
} from './rule.ts';
import { slotOf } from './subject-pronouns.ts';

const subjects = new Set(['je', 'tu', 'il', 'elle', 'on', 'nous', 'vous', 'ils', 'elles', 'ce']);
/** « pouvons nous ? », « existe t-elle ? » : le trait d'union de l'inversion. */
export const inversion = eachWord((word, at, { lexicon, document }) => {
  if (word.shield || !looksFinite(word) || finiteReadings(lexicon, word.form).length === 0)
    return undefined;
  const broken = brokenT(at);
  if (broken) {
    const tie = /[dt]$/.test(word.form) ? '' : '-t';
    return hyphen(word, broken.last, `${word.raw}${tie}-${broken.pronoun}`);
  }
  const pronoun = at(1);
  if (
    !pronoun ||
    !subjects.has(pronoun.form) ||
    pronoun.start - word.end !== 1 ||
    pronoun.raw !== pronoun.form
  )
    return undefined;
  const [person, number] = slotOf(pronoun.form) ?? ['3', 's'];
  if (
    !finiteReadings(lexicon, word.form).some(
      (r) => r.features.includes(person) && r.features.endsWith(number),
    )
  )
    return undefined;
  if (
    !isQuestion(document.text, document.sentences[word.sentence]!.end) ||
    !opensClause(at, lexicon.isName)
  )
    return undefined;
  if (pronoun.form === 'ce' && word.form !== 'est' && word.form !== 'était') return undefined;
  // « qui est ce ban ? » : « ce » shows the noun that follows.
  if (
    pronoun.form === 'ce' &&
    (/^(?:NOUN|ADJ|PROPN)$/.test(at(2)?.tag ?? '') || at(2)?.form === '«')
  )
    return undefined;
  // « nous pourrions nous demander » : the subject is there already, the second « nous » is its mirror.
  if (at(-1)?.form === pronoun.form && /^[nv]ous$/.test(pronoun.form)) return undefined;
  const needsT = /[aec]$/.test(word.form) && /^(?:il|elle|on)$/.test(pronoun.form);
  return hyphen(word, pronoun, `${word.raw}${needsT ? '-t' : ''}-${pronoun.form}`);
});

const looksFinite = (word: Word) =>
  isFiniteTag(word) || /^(?:a|est|va|dit|doit|peut|faut|fait|existe)$/.test(word.form);

/** « a t il », « existe t-elle », « a-t'il » : the t of euphony badly tied. */
function brokenT(at: At): { pronoun: string; last: Word } | undefined {
  const [first, second, third] = [at(1), at(2), at(3)];
  const tie = first?.form === 't' || first?.form === "t'" ? first : undefined;
  if (!tie) return undefined;
  const bare = second?.form.replace(/^-/, '');
  if (second && bare && /^(?:il|elle|on|ils|elles)$/.test(bare))
    return { pronoun: bare, last: second };
  if (second?.form === '-' && third && /^(?:il|elle|on)$/.test(third.form))
    return { pronoun: third.form, last: third };
  return undefined;
}

const isQuestion = (text: string, end: number) =>
  /\?\s*[»”"]?\s*$/.test(text.slice(Math.max(0, end - 4), end));

/** The verb starts the question, or follows its question word or a bare noun subject. */
function opensClause(at: At, isName: (form: string) => boolean): boolean {
  let step = -1;
  while (
    at(step) &&
    /^(?:ne|n'|y|en|se|s'|le|la|les|l'|lui|leur|me|te|nous|vous|m'|t')$/.test(at(step)!.form)
  )
    step--;
  const before = at(step);
  if (!before) return true;
  if (before.kind !== 'word') return /^[,;:«(–—-]$/.test(before.form);
  if (
    /^(?:où|comment|pourquoi|quand|que|qu'|quoi|combien|qui|et|mais|donc|alors|or|ainsi|aussi)$/.test(
      before.form,
    )
  )
    return true;
  if (subjects.has(before.form) || /^(?:ça|cela|ceci|qui)$/.test(before.form)) return false;
  return /^(?:NOUN|ADJ|PROPN|VERBp|ADV)$/.test(before.tag) || isName(before.form);
}

function hyphen(word: Word, last: Word, suggestion: string): RuleFinding {
  return {
    rule: 'inversion',
    category: 'PON',
    from: word.index,
    to: last.index + 1,
    message: "Quand le pronom suit le verbe, un trait d'union les relie.",
    suggestions: [withCapitalOf(word.raw, suggestion)],
  };
}
