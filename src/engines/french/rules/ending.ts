import type { Lexicon } from '../lexicon/lexicon.ts';
import type { Word } from '../text/document.ts';
import { type At, eachWord, isVerbReading } from './rule.ts';

const prepositions = new Set(['à', 'de', "d'", 'pour', 'sans']);
const modals =
  /^(?:peux|peut|peuvent|pouvons|pouvez|pouvait|pouvaient|pourra|pourrait|pourraient|pourront|dois|doit|doivent|devons|devez|devait|devaient|devra|devrait|devraient|faut|faudra|faudrait|fallait|veux|veut|veulent|voulait|voulaient|voudrait|vais|va|vont|allait|allaient|allons|allez|puisse|puissent|ose|osent|sait|savent)$/;
const between = new Set([
  'ne',
  'pas',
  'se',
  "s'",
  'le',
  'la',
  "l'",
  'les',
  'lui',
  'leur',
  'y',
  'en',
  'nous',
  'vous',
  'me',
  "m'",
  'te',
  "t'",
  'jamais',
  'plus',
  'toujours',
  'donc',
  'alors',
  'ainsi',
  'aussi',
  'bien',
  'tout',
  'rien',
  'pourtant',
  'également',
]);
const auxiliaries =
  /^(?:ai|as|a|avons|avez|ont|avais|avait|avaient|aura|aurait|auraient|ayant|avoir)$/;

/** « cherche à dominé », « a montrer » : -er et -é. */
export const ending = eachWord((word, at, { lexicon }) => {
  if (word.shield || word.raw !== word.form) return undefined;
  if (/é(?:e?s?)$/.test(word.form)) return toInfinitive(word, at, lexicon);
  if (/ez$/.test(word.form))
    return afterModal(at) || prepositions.has(at(-1)?.form ?? '')
      ? infinitiveFinding(word, lexicon, /r$|re$/)
      : undefined;
  if (/er$/.test(word.form)) return toParticiple(word, at, lexicon);
  return undefined;
});

function toInfinitive(word: Word, at: At, lexicon: Lexicon) {
  const readings = lexicon.readings(word.form);
  if (!readings.some((r) => r.features.startsWith('K'))) return undefined;
  if (sharesPreposition(at)) return infinitiveFinding(word, lexicon);
  // « peuvent nous isolés » : after the pronoun no noun can stand.
  if (/^(?:nous|vous|se|s'|me|m'|te|t'|lui|y)$/.test(at(-1)?.form ?? '') && afterModal(at))
    return infinitiveFinding(word, lexicon);
  if (!readings.every((r) => r.features.startsWith('K'))) return undefined;
  if (afterModal(at) || beginsBy(at)) return infinitiveFinding(word, lexicon);
  const before = at(-1);
  if (!before || !prepositions.has(before.form)) return undefined;
  const owner = at(-2)?.form ?? '';
  // « rien de changé », « quelque chose de cassé », « un de perdu », « à peine, à demi »…
  if (
    /^d/.test(before.form) &&
    (/^(?:rien|chose|quoi|un|une|deux|personne|plus|moins|autre|autres|beaucoup|peu|pas|assez|trop)$/.test(
      owner,
    ) ||
      owner === '')
  )
    return undefined;
  const next = at(1);
  if (next && /^(?:NOUN|PROPN)$/.test(next.tag)) return undefined;
  if (before.form === 'pour' && !next) return undefined;
  return infinitiveFinding(word, lexicon);
}

/** « de mentir et de volé » : the first one is an infinitive. */
function sharesPreposition(at: At): boolean {
  const preposition = at(-1)?.form ?? '';
  if (!/^(?:de|à|pour|sans)$/.test(preposition) || !/^(?:et|ou)$/.test(at(-2)?.form ?? ''))
    return false;
  for (let step = -3; at(step) && step > -10; step--)
    if (at(step)!.form === preposition && at(step + 1)?.tag === 'VERBi') return true;
  return false;
}

/** « commencer par expliqué ». */
const beginsBy = (at: At) => at(-1)?.form === 'par' && /^(?:commenc|fini)/.test(at(-2)?.form ?? '');

function afterModal(at: At): boolean {
  // « il se sait observé », « elle se veut engagée » : the participle tells of the subject.
  if (/^(?:sait|savent|veut|veulent|voulait)$/.test(at(-1)?.form ?? '') && isReflexive(at(-2)))
    return false;
  let step = -1;
  while (at(step) && between.has(at(step)!.form)) step--;
  const modal = at(step);
  return (
    modal !== undefined &&
    modals.test(modal.form) &&
    !(modal.tag === 'NOUN') &&
    at(-1)?.form !== 'être'
  );
}

const isReflexive = (word: Word | undefined) =>
  word !== undefined && /^(?:se|s'|me|m'|te|t'|nous|vous)$/.test(word.form);

function infinitiveFinding(word: Word, lexicon: Lexicon, kind = /er$/) {
  const lemma = lexicon
    .readings(word.form)
    .find((r) => isVerbReading(r) || r.features.startsWith('K'))?.lemma;
  if (!lemma || !kind.test(lemma)) return undefined;
  return {
    rule: 'ending/infinitive',
    category: 'VER_INF' as const,
    from: word.index,
    to: word.index + 1,
    message: `Ici le verbe est à l'infinitif : « ${lemma} » (on dirait « vendre », pas « vendu »).`,
    suggestions: [lemma],
  };
}

function toParticiple(word: Word, at: At, lexicon: Lexicon) {
  if (!lexicon.readings(word.form).some((r) => isVerbReading(r) && r.features === 'W'))
    return undefined;
  let step = -1;
  while (
    at(step) &&
    /^(?:pas|jamais|toujours|déjà|bien|souvent|aussi|ainsi|donc|beaucoup|plus|mal|trop|tant|été|longtemps|peu)$/.test(
      at(step)!.form,
    )
  )
    step--;
  const auxiliary = at(step);
  const passive = afterToBe(at, step);
  if (passive && word.tag !== 'NOUN')
    return participleFinding(word, `${word.form.slice(0, -2)}${passive}`);
  if (lexicon.readings(word.form).some((r) => r.pos === 'nc' || r.pos === 'adj')) return undefined;
  if (!auxiliary || !auxiliaries.test(auxiliary.form)) return undefined;
  if (auxiliary.form === 'a' && !isSubject(at(step - 1))) return undefined;
  return participleFinding(word, `${word.form.slice(0, -2)}é`);
}

const toBe =
  /^(?:est|sont|suis|es|sommes|êtes|était|étaient|étais|sera|seront|serait|seraient|fut)$/;
const endings: Record<string, string> = { elle: 'ée', ils: 'és', elles: 'ées', nous: 'és' };

/** « ils sont arriver », « il s'est tromper » : how the participle ends; undefined where an infinitive may stand. */
function afterToBe(at: At, step: number): string | undefined {
  if (!toBe.test(at(step)?.form ?? '')) return undefined;
  let back = step - 1;
  while (at(back) && /^(?:ne|n'|se|s'|me|m'|te|t'|y|en)$/.test(at(back)!.form)) back--;
  const subject = at(back)?.form ?? '';
  if (!/^(?:il|elle|on|ils|elles|je|tu)$/.test(subject)) return undefined;
  return endings[subject] ?? 'é';
}

function participleFinding(word: Word, participle: string) {
  return {
    rule: 'ending/participle',
    category: 'VER_INF' as const,
    from: word.index,
    to: word.index + 1,
    message: `Après l'auxiliaire, le participe passé : « ${participle} » (on dirait « vendu », pas « vendre »).`,
    suggestions: [participle],
  };
}

/** « il a », « qui n'a », « l'a » : surely the auxiliary and not « à ». */
const isSubject = (word: Word | undefined) =>
  word !== undefined && /^(?:il|elle|on|qui|n'|l'|m'|t'|y|ça|cela)$/.test(word.form);
