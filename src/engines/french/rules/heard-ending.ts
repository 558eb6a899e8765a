import type { Lexicon } from '../lexicon/lexicon.ts';
import type { Word } from '../text/document.ts';
import {
  type At,
  conjugate,
  eachWord,
  isVerbReading,
  type RuleFinding,
  withCapitalOf,
} from './rule.ts';

/** « vous oublier », « semble critiqué la noblesse », « Flaubert a passer » : [e] has four spellings, the place chooses. */
export const heardEnding = eachWord((word, at, { lexicon }) => {
  if (word.shield) return undefined;
  const first = asSubject(word, at, lexicon);
  if (first || word.raw !== word.form) return first;
  return (
    afterYou(word, at, lexicon) ??
    beforeObject(word, at, lexicon) ??
    afterMake(word, at, lexicon) ??
    afterHas(word, at, lexicon)
  );
});

const verbLemma = (lexicon: Lexicon, form: string) =>
  lexicon.readings(form).find((r) => isVerbReading(r) || r.features.startsWith('K'))?.lemma;

/** No conjugated verb before the clause ends. */
function lacksVerb(at: At, from: number): boolean {
  for (let step = from; at(step); step++) {
    if (/^(?:VERB|AUX)f$/.test(at(step)!.tag)) return false;
    if (/^(?:[,;:.?!]|qu[e']|qui|dont|où|et|mais|car|si|quand)$/.test(at(step)!.form)) return true;
  }
  return true;
}

/** « Vous engager à payer » stands alone in a list of duties. */
function isSentence(at: At): boolean {
  let last = 0;
  while (at(last + 1)) last++;
  return /^[.?!…]/.test(at(last)!.form);
}

/** « Vous oublier que… », « Si vous observé la carte » : a subject and no verb but this one. */
function afterYou(word: Word, at: At, lexicon: Lexicon): RuleFinding | undefined {
  if (at(-1)?.form !== 'vous' || !/(?:er|és?|ait|ais)$/.test(word.form)) return undefined;
  const before = at(-2);
  if (before && !/^(?:[,;:]|si|que|qu'|quand|lorsque|mais|et|car|où)$/.test(before.form))
    return undefined;
  const readings = lexicon.readings(word.form);
  if (!readings.every((r) => isVerbReading(r) || r.features.startsWith('K'))) return undefined;
  const lemma = verbLemma(lexicon, word.form);
  if (!lemma || !lacksVerb(at, 1) || !isSentence(at)) return undefined;
  // « Vous aider est un plaisir », « et vous parler » : the infinitive may be the subject, or one more.
  if (/er$/.test(word.form) && /^(?:et|ou|,)$/.test(before?.form ?? '')) return undefined;
  // « vous chantait une chanson » : the subject may come after.
  if (/ai[st]$/.test(word.form) && at(1)?.tag !== 'VERBi') return undefined;
  const meant = conjugate(lexicon, lemma, 'P', '2', 'p');
  return meant && /ez$/.test(meant)
    ? finding(word, meant, 'Après « vous », le verbe finit par -ez.')
    : undefined;
}

/** « Aidé les autres, c'est s'aider » : what « c'est » takes up. */
function asSubject(word: Word, at: At, lexicon: Lexicon): RuleFinding | undefined {
  if (
    at(-1) ||
    !/é$/.test(word.form) ||
    !/^(?:les|le|la|l'|ses|son|sa|un|une|des)$/.test(at(1)?.form ?? '')
  )
    return undefined;
  const lemma = verbLemma(lexicon, word.form);
  for (let step = 2; at(step) && step < 10; step++) {
    if (at(step)!.form !== ',') continue;
    const taken = at(step + 1)?.form === "c'" && at(step + 2)?.form === 'est';
    return taken && lemma && /er$/.test(lemma)
      ? finding(
          word,
          withCapitalOf(word.raw, lemma),
          `Ici le verbe est à l'infinitif : « ${lemma} ».`,
        )
      : undefined;
  }
  return undefined;
}

const takesInfinitive =
  /^(?:semble|semblent|semblait|semblaient|paraît|paraissait|ose|osent|osait|prétend|prétendent|espère|espèrent|désire|désirent|souhaite|souhaitent|préfère|préfèrent|croit|croient|pense|pensent|déclare|affirme|fait|font|faisait|laisse|laissent|vient|viennent|fera|faire|laisser|oser)$/;

/** « semble critiqué la noblesse » : with an object after it, it is no passive. */
function beforeObject(word: Word, at: At, lexicon: Lexicon): RuleFinding | undefined {
  if (!/é$/.test(word.form) || !takesInfinitive.test(at(-1)?.form ?? '')) return undefined;
  if (!/^(?:VERB|AUX)/.test(at(-1)!.tag)) return undefined;
  if (!/^(?:le|la|l'|les|un|une|ses|son|sa|ces|cette|ce|leurs?|nos|notre)$/.test(at(1)?.form ?? ''))
    return undefined;
  if (
    !/^(?:NOUN|ADJ)$/.test(at(2)?.tag ?? '') ||
    timed.test(at(2)!.form) ||
    timed.test(at(3)?.form ?? '')
  )
    return undefined;
  if (!lexicon.readings(word.form).every(({ features }) => features.startsWith('K')))
    return undefined;
  const lemma = verbLemma(lexicon, word.form);
  return lemma && /er$/.test(lemma)
    ? finding(
        word,
        lemma,
        `Ici le verbe est à l'infinitif : « ${lemma} » (on dirait « vendre », pas « vendu »).`,
      )
    : undefined;
}

const makes =
  /^(?:fais|fait|faisons|font|faisais|faisait|faisaient|ferai|fera|feront|ferait|fit|firent|fasse|fassent|faire|laisse|laissent|laissait|laissaient|laissa|laisser|laissera)$/;

/** « elle se fait abandonné par son mari » : one lets oneself be done to. */
function afterMake(word: Word, at: At, lexicon: Lexicon): RuleFinding | undefined {
  if (!/é(?:e?s?)$/.test(word.form) || !makes.test(at(-1)?.form ?? '')) return undefined;
  if (!/^(?:se|s'|me|m'|te|t'|nous|vous)$/.test(at(-2)?.form ?? '')) return undefined;
  const readings = lexicon.readings(word.form);
  // « le temps se fait pressé » : by somebody, or a form that is nothing but a participle.
  if (at(1)?.form !== 'par' && !readings.every(({ features }) => features.startsWith('K')))
    return undefined;
  const lemma = verbLemma(lexicon, word.form);
  return lemma && /er$/.test(lemma)
    ? finding(
        word,
        lemma,
        `Après « ${at(-2)!.raw} ${at(-1)!.raw} », le verbe est à l'infinitif : « ${lemma} ».`,
      )
    : undefined;
}

const timed =
  /^(?:jours?|soirs?|matins?|nuits?|années?|mois|semaines?|fois|heures?|instants?|moments?|lendemain|veille|plupart)$/;

/** « Flaubert a passer cinq ans » : without it the sentence would have no verb. */
function afterHas(word: Word, at: At, lexicon: Lexicon): RuleFinding | undefined {
  if (at(-1)?.form !== 'a' || at(-1)!.raw !== 'a' || !/er$/.test(word.form) || word.tag !== 'VERBi')
    return undefined;
  const named = /^(?:PROPN|NOUN)$/.test(at(-2)?.tag ?? '');
  const opens = at(-3) === undefined || (at(-3)!.tag === 'DET' && at(-4) === undefined);
  if (!named || !opens || lexicon.readings(word.form).some(({ pos }) => pos === 'nc'))
    return undefined;
  for (let step = 1; at(step); step++) {
    if (/^(?:qu[e']|qui|dont|où|car|mais|quand|parce|lorsqu[e'])$/.test(at(step)!.form)) break;
    if (/^(?:VERB|AUX)f$/.test(at(step)!.tag)) return undefined;
  }
  const participle = `${word.form.slice(0, -2)}é`;
  return finding(
    word,
    participle,
    `Après l'auxiliaire, le participe passé : « ${participle} » (on dirait « vendu », pas « vendre »).`,
  );
}

const finding = (word: Word, suggestion: string, message: string): RuleFinding => ({
  rule: 'ending/sure/heard',
  category: 'VER_INF',
  from: word.index,
  to: word.index + 1,
  message,
  suggestions: [suggestion],
});
