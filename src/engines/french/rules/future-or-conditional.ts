import type { Lexicon } from '../lexicon/lexicon.ts';
import type { Word } from '../text/document.ts';
import { type At, conjugate, eachWord, finiteReadings, hasSlot, type RuleFinding } from './rule.ts';

const outline =
  /^(?:premièrement|deuxièmement|ensuite|enfin|puis|abord|partie|temps|finalement|lieu|point|demain)$/;
/** What a plan is made of. */
const announces =
  /^(?:montrer|voir|étudier|analyser|expliquer|tenter|essayer|commencer|aborder|présenter|parler|définir|examiner|répondre|démontrer|développer|évoquer|terminer|finir|conclure|partir|revenir|rendre|traiter|citer)$/;

/** « Je voudrai montrer », « dans un premier temps, je montrerais » : one letter, two meanings. */
export const futureOrConditional = eachWord((word, at, { lexicon }) => {
  if (!/^(?:je|j')$/.test(word.form) || word.shield) return undefined;
  let step = 1;
  while (/^(?:ne|n'|me|m'|le|la|l'|les|lui|leur|y|en|vous|te|t')$/.test(at(step)?.form ?? ''))
    step++;
  const verb = at(step);
  if (!verb || verb.shield || !/rai?s?$/.test(verb.form)) return undefined;
  const readings = finiteReadings(lexicon, verb.form);
  const future = readings.find((reading) => hasSlot(reading, 'F', '1', 's'));
  const conditional = readings.find((reading) => hasSlot(reading, 'C', '1', 's'));
  if (future && !conditional && asksConditional(at, step, future.lemma, lexicon))
    return finding(verb, conjugate(lexicon, future.lemma, 'C', '1', 's'), politely(future.lemma));
  if (conditional && !future && asksFuture(at, step, conditional.lemma, lexicon))
    return finding(verb, conjugate(lexicon, conditional.lemma, 'F', '1', 's'), later);
  return undefined;
});

const later = 'C’est une annonce, pas une supposition : le futur (on dirait « nous verrons »).';
const politely = (lemma: string) =>
  /^(?:vouloir|aimer)$/.test(lemma)
    ? 'C’est un souhait : le conditionnel (on dirait « nous voudrions »).'
    : 'Avec « si » et l’imparfait, le verbe principal est au conditionnel.';

/** « je voudrai » before an infinitive, or « si j'étais libre, je partirai ». */
function asksConditional(at: At, step: number, lemma: string, lexicon: Lexicon): boolean {
  if (/^(?:vouloir|aimer)$/.test(lemma) && /i$/.test(at(step + 1)?.tag ?? ''))
    return !says(at, /^(?:quand|lorsqu[e']|demain|toujours|jamais|dès)$/);
  return at(-1)?.form === ',' && supposes(at, lexicon);
}

/** « Si j'étais libre, » opens the sentence. */
function supposes(at: At, lexicon: Lexicon): boolean {
  let first = -1;
  while (at(first - 1)) first--;
  if (!/^(?:si|s')$/.test(at(first)!.form)) return false;
  for (let back = first + 1; back < -1; back++) {
    if (at(back)!.kind !== 'word') return false;
    if (!/^(?:VERBf|AUXf)$/.test(at(back)!.tag)) continue;
    return finiteReadings(lexicon, at(back)!.form).every(({ features }) =>
      features.startsWith('I'),
    );
  }
  return false;
}

function asksFuture(at: At, step: number, lemma: string, lexicon: Lexicon): boolean {
  if (says(at, /^(?:si|s'|même|bien|volontiers|sinon|préférence)$/)) return false;
  // « Quand j'aurai fini, je rentrerais ».
  if (at(-1)?.form === ',' && afterFuture(at, lexicon)) return true;
  // « Je finirais par une ouverture. »
  if (
    /^(?:finir|terminer|conclure|commencer)$/.test(lemma) &&
    /^(?:par|sur)$/.test(at(step + 1)?.form ?? '') &&
    (at(step + 2)?.tag === 'DET' || announces.test(at(step + 2)?.form ?? '')) &&
    !at(-1)
  )
    return true;
  const set = /^(?:,|ensuite|enfin|puis|donc)$/.test(at(-1)?.form ?? '');
  return (
    set &&
    announces.test(lemma) &&
    [-1, -2, -3, -4].some((back) => outline.test(at(back)?.form ?? '')) &&
    at(step + 1)?.form !== 'bien'
  );
}

function afterFuture(at: At, lexicon: Lexicon): boolean {
  let first = -1;
  while (at(first - 1)) first--;
  if (!/^(?:quand|lorsqu[e']|dès)$/.test(at(first)!.form)) return false;
  for (let back = first + 1; back < -1; back++)
    if (/^(?:VERBf|AUXf)$/.test(at(back)!.tag))
      return finiteReadings(lexicon, at(back)!.form).every(({ features }) =>
        features.startsWith('F'),
      );
  return false;
}

function says(at: At, pattern: RegExp): boolean {
  for (let step = -1; at(step); step--) if (pattern.test(at(step)!.form)) return true;
  for (let step = 1; at(step); step++) if (pattern.test(at(step)!.form)) return true;
  return false;
}

function finding(
  verb: Word,
  suggestion: string | undefined,
  message: string,
): RuleFinding | undefined {
  return suggestion
    ? {
        rule: 'ending/sure/future-or-conditional',
        category: 'VER_CONJ',
        from: verb.index,
        to: verb.index + 1,
        message: message.replaceAll('’', "'"),
        suggestions: [suggestion],
      }
    : undefined;
}
