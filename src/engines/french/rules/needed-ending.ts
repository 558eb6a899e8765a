import type { Lexicon } from '../lexicon/lexicon.ts';
import type { Word } from '../text/document.ts';
import { opensClause } from './agreement/clause-openings.ts';
import { isAdjective, type Marks, marksOf, meet, numbersIn } from './agreement/marks.ts';
import { readGroup } from './agreement/noun-group.ts';
import { isNeededVerb } from './is-needed-verb.ts';
import { type At, conjugate, isVerbReading, type Rule, type RuleFinding } from './rule.ts';

/** « L'Église exercer une influence », « le poète rêvé de voyages », « ou seulement protégé les libertés ». */
export const neededEnding: Rule = ({ document: { words, sentences }, lexicon }) =>
  sentences.flatMap(({ from, to }) => {
    const found: RuleFinding[] = [];
    const ends = words[to - 1]!.form;
    for (let i = from; i < to; i++) {
      const word = words[i]!;
      if (word.shield || word.kind !== 'word') continue;
      const at: At = (step) => (i + step >= from && i + step < to ? words[i + step] : undefined);
      const finding =
        (ends === '.' && opensClause(words, i, from)
          ? withoutVerb(words, i, from, to, lexicon)
          : undefined) ??
        joinedInfinitive(word, at, lexicon) ??
        joinedParticiple(word, at, lexicon) ??
        afterI(word, at, lexicon);
      if (finding) found.push(finding);
    }
    return found;
  });

const isOnlyParticiple = (lexicon: Lexicon, form: string) => {
  const readings = lexicon.readings(form);
  return readings.length > 0 && readings.every(({ features }) => features.startsWith('K'));
};

const agrees = (word: Word, marks: Marks, lexicon: Lexicon) =>
  meet(marksOf(lexicon, word.form, isAdjective), marks).size > 0;

/** A subject, then an infinitive or a participle, and no verb the clause could do with. */
function withoutVerb(
  words: Word[],
  start: number,
  from: number,
  to: number,
  lexicon: Lexicon,
): RuleFinding | undefined {
  const group = readGroup(words, start, to, lexicon);
  if (!group?.determiner || /^(?:de|d')$/.test(words[start]!.form)) return undefined;
  const numbers = numbersIn(group.marks);
  const [number] = numbers;
  if (numbers.size !== 1 || !number) return undefined;
  const told = group.after.at(-1);
  const word =
    told && words[group.to - 1] === told && /é$/.test(told.form) ? told : words[group.to];
  if (!word || word.index >= to || word.shield || word.raw !== word.form) return undefined;
  const at: At = (step) =>
    word.index + step >= from && word.index + step < to ? words[word.index + step] : undefined;
  const infinitive = word.tag === 'VERBi' && /er$/.test(word.form);
  // « Un peuple opprimé par son roi. » may stand alone; after what sets the scene, or before its object, it may not.
  const introduced = start > from && words[start - 1]!.form === ',';
  const participle =
    introduced &&
    /^(?:VERBp|ADJ)$/.test(word.tag) &&
    /é$/.test(word.form) &&
    lexicon.readings(word.form).some(({ features }) => features.startsWith('K')) &&
    lexicon
      .readings(word.form)
      .every(({ pos, features }) => pos === 'adj' || features.startsWith('K'));
  if ((!infinitive && !participle) || !isNeededVerb(at)) return undefined;
  // « Au loin, le village oublié de tous. » : a picture; « Quand il était jeune, le poète rêvé » is a story.
  const tells = words.slice(from, start).some(({ tag }) => /^(?:VERB|AUX)f$/.test(tag));
  const object = /^(?:le|la|l'|les|ses|son|sa|leurs?)$/.test(at(1)?.form ?? '');
  if (participle && !tells && !object && numbers.size === 1 && agrees(word, group.marks, lexicon))
    return undefined;
  if (participle && /^(?:par|comme)$/.test(at(1)?.form ?? '')) return undefined;
  const lemma = lexicon
    .readings(word.form)
    .find((r) => isVerbReading(r) || r.features.startsWith('K'))?.lemma;
  if (!lemma || !/er$/.test(lemma)) return undefined;
  const forms = (infinitive ? ['P', 'I'] : ['I', 'P']).flatMap(
    (tense) => conjugate(lexicon, lemma, tense, '3', number) ?? [],
  );
  if (forms.length === 0) return undefined;
  return finding(word, forms, `Le sujet « ${group.noun.raw} » attend ici un verbe conjugué.`);
}

const modal =
  /^(?:peu[tx]|peuvent|pouv\p{L}+|pourr\p{L}+|doi[ts]|doivent|dev(?:ons|ez|ait|aient|rait|raient|ra|ront)|faut|faudra|faudrait|fallait|veut|veulent|voul\p{L}+|va|vont|allait|allons)$/u;

/** « doit-il contrôler ou seulement protégé les libertés » : one more infinitive of the same modal. */
function joinedInfinitive(word: Word, at: At, lexicon: Lexicon): RuleFinding | undefined {
  if (word.tag !== 'VERBp' || !/[éiu]$/.test(word.form)) return undefined;
  let step = -1;
  while (at(step)?.tag === 'ADV' && step > -3) step--;
  if (!/^(?:et|ou)$/.test(at(step)?.form ?? '')) return undefined;
  if (
    !/^(?:le|la|l'|les|un|une|des|ses|son|sa|ces|cette|ce|leurs?|nos|notre)$/.test(
      at(1)?.form ?? '',
    )
  )
    return undefined;
  for (let back = step - 1; at(back) && back > step - 9; back--) {
    const { tag, form } = at(back)!;
    if (/^(?:VERB|AUX)f$/.test(tag) || /^(?:avoir|être)$/.test(form) || tag === 'VERBp')
      return undefined;
    if (tag !== 'VERBi') continue;
    const led = [1, 2, 3, 4].some((more) => modal.test(at(back - more)?.form ?? ''));
    const lemma = lexicon.readings(word.form).find((r) => r.features.startsWith('K'))?.lemma;
    const meant = lemma && /[ei]r$|re$/.test(lemma) ? lemma : undefined;
    return led && meant
      ? finding(
          word,
          [meant],
          `Comme « ${at(back)!.raw} », ce verbe est à l'infinitif : « ${meant} ».`,
        )
      : undefined;
  }
  return undefined;
}

/** « Lassé d'attendre et fatiguer par le voyage » : a second participle beside the one that opens. */
function joinedParticiple(word: Word, at: At, lexicon: Lexicon): RuleFinding | undefined {
  if (!/er$/.test(word.form) || word.tag === 'NOUN' || at(1)?.form !== 'par') return undefined;
  if (!/^(?:et|ou)$/.test(at(-1)?.form ?? '')) return undefined;
  let first = -2;
  while (at(first - 1) && !/^[,;:]$/.test(at(first - 1)!.form)) {
    if (/^(?:VERB|AUX)f$/.test(at(first)!.tag)) return undefined;
    first--;
  }
  const opening = at(first);
  const ending = /(?:é|i|u)(e?s?)$/.exec(opening?.form ?? '')?.[1];
  if (opening?.tag !== 'VERBp' || ending === undefined) return undefined;
  const meant = `${word.form.slice(0, -2)}é${ending}`;
  return lexicon.readings(meant).some(({ features }) => features.startsWith('K'))
    ? finding(word, [meant], `Comme « ${opening.raw} », c'est un participe passé : « ${meant} ».`)
    : undefined;
}

/** « Je pensé que » : a subject, and no auxiliary. */
function afterI(word: Word, at: At, lexicon: Lexicon): RuleFinding | undefined {
  if (!/^(?:je|j')$/.test(at(-1)?.form ?? '') || !/é$/.test(word.form)) return undefined;
  const lemma = lexicon.readings(word.form).find((r) => r.features.startsWith('K'))?.lemma;
  const form = lemma && /er$/.test(lemma) && conjugate(lexicon, lemma, 'I', '1', 's');
  if (!form || !isOnlyParticiple(lexicon, word.form)) return undefined;
  return finding(word, [form], `Le verbe a un sujet, « je » : il se conjugue.`);
}

const finding = (word: Word, suggestions: string[], message: string): RuleFinding => ({
  rule: 'ending/sure/needed',
  category: 'VER_INF',
  from: word.index,
  to: word.index + 1,
  message,
  suggestions,
});
