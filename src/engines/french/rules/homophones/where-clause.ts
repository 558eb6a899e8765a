import type { Lexicon } from '../../lexicon/lexicon.ts';
import type { Word } from '../../text/document.ts';
import type { At } from '../rule.ts';
import { hasVerbBefore, isVerb, saysBefore } from './clause-verbs.ts';
import { canBeFinite, isDeterminer, isInfinitive, isOneOf } from './homophone.ts';
import { when, whereOrWhen } from './place-or-time.ts';

const clitic = /^(?:se|s'|ne|n'|y|en|lui|leur|les|le|la|l'|nous|vous|me|m'|te|t')$/;
/** Verbs that may come before their subject: « Dans la ville ou le village vit une foule ». */
const standing = /^(?:vi[tv]|viv|exist|règn|régn|naît|naiss|appara|surgi|demeur|rest|trouv|figur)/;

export function pastClitics(at: At, from: number): number {
  let step = from;
  while (isOneOf(at(step), clitic) && at(step)?.tag !== 'DET') step++;
  return step;
}

/** Where the verb stands of the clause that opens at `from` on its own subject: « la natalité baisse », « Zola écrit ». */
export function verbOfClause(at: At, from: number): number | undefined {
  let step = from;
  if (at(step)?.tag === 'PROPN') {
    while (at(step)?.tag === 'PROPN') step++;
  } else if (at(step)?.tag === 'VERBi') {
    // « des cas ou mentir semble nécessaire ».
    return isVerb(at, step + 1) ? step + 1 : undefined;
  } else {
    if (!isDeterminer(at(step)) && at(step)?.tag !== 'DET') return undefined;
    step++;
    while (/^(?:ADJ|NUM)$/.test(at(step)?.tag ?? '')) step++;
    if (at(step)?.tag !== 'NOUN') return undefined;
    step++;
    while (at(step)?.tag === 'ADJ') step++;
  }
  step = pastClitics(at, step);
  return isVerb(at, step) && goesWith(at(from)!, at(step)!) ? step : undefined;
}

/** « l'État ou la région peuvent » : the verb has another subject. */
const goesWith = (first: Word, verb: Word) =>
  /(?:ent|ont)$/.test(verb.form) ===
  /^(?:les|des|ces|ses|mes|tes|nos|vos|leurs|plusieurs|quelques|certains|certaines)$/.test(
    first.form,
  );

/** The place or the moment just before, past one adjective, and its determiner. */
function antecedent(at: At): { noun: Word; determiner: number } | undefined {
  const noun = at(-1)?.tag === 'ADJ' && isOneOf(at(-2), whereOrWhen) ? -2 : -1;
  if (!isOneOf(at(noun), whereOrWhen) || /^\p{Lu}/u.test(at(noun)!.raw)) return undefined;
  const determiner = at(noun - 1)?.tag === 'ADJ' ? noun - 2 : noun - 1;
  return isDeterminer(at(determiner)) ||
    isOneOf(at(determiner), /^(?:au|aux|du|des|quel|quelle|quels)$/)
    ? { noun: at(noun)!, determiner }
    : undefined;
}

/** « Les pays ou la natalité baisse vieillissent » : a second verb, with nothing to bring it. */
function hasSecondVerb(at: At, verb: number): boolean {
  for (let step = verb + 1; at(step); step++) {
    if (at(step)!.kind !== 'word') return false;
    if (isOneOf(at(step), /^(?:et|ou|mais|qu[e']|qui|dont|où|quand|si|comme|car)$/)) return false;
    if (isVerb(at, step)) return !isOneOf(at(step - 1), /^(?:il|elle|on|ils|elles|je|tu|nous)$/);
  }
  return false;
}

/** A verb before, and no pause since: « s'il tarde, le maire de la ville ou la région paie » opens anew. */
function hasVerbInReach(at: At, from: number): boolean {
  for (let step = from; at(step) && at(step)!.form !== ','; step--)
    if (isVerb(at, step)) return true;
  return false;
}

export function followsClause(at: At): boolean {
  const found = antecedent(at);
  const verb = found && verbOfClause(at, 1);
  if (!found || verb === undefined) return false;
  const { noun, determiner } = found;
  const before = at(determiner - 1);
  const contracted = isOneOf(at(determiner), /^(?:au|aux|du)$/);
  // « Le siècle ou Molière » : a moment and a name are not two of a kind.
  if (at(1)?.tag === 'PROPN' && when.test(noun.form)) return true;
  if (before === undefined && !contracted) return hasSecondVerb(at, verb);
  // « dans la ville ou le village vit une foule » : the subject may come after.
  if (standing.test(at(verb)!.form) && isDeterminer(at(verb + 1))) return false;
  if (/^(?:VERBf|VERBi|AUXf)$/.test(before?.tag ?? '')) return true;
  if (!contracted && before?.tag !== 'ADP') return false;
  // « les écoles de la ville ou le quartier » : the subject may stand before the place.
  const first = contracted ? determiner : determiner - 1;
  return at(first - 1) === undefined || hasVerbInReach(at, first) || hasSecondVerb(at, verb);
}

const anybody = /^(?:chacun|chacune|tout|rien|personne|nul|on|tous)$/;
const impersonal = /^(?:pleut|faut|fallait|faudra|y|s'agit|neige|fait|est|suffit)$/;

/** « un état ou chacun craint la mort », « les régions ou il pleut peu manquent d'eau ». */
export function followsPronoun(at: At, lexicon: Lexicon): boolean {
  const found = antecedent(at);
  const first = at(1)?.form === "l'" && at(2)?.form === 'on' ? 2 : 1;
  const pronoun = at(first);
  if (!found || !pronoun) return false;
  const verb = pastClitics(at, first + 1);
  if (anybody.test(pronoun.form)) {
    // « Tout ou rien », « on part ou on reste ».
    if (saysBefore(at, new RegExp(`^${pronoun.form}$`))) return false;
    return canBeFinite(lexicon, at(verb)) && !isDeterminer(at(first + 1));
  }
  if (!/^(?:il|elle|ils|elles)$/.test(pronoun.form) || !isVerb(at, verb)) return false;
  const opens = at(found.determiner - 1) === undefined;
  if (opens) return hasSecondVerb(at, verb);
  return (
    pronoun.form === 'il' &&
    impersonal.test(at(first + 1)!.form) &&
    !isOneOf(at(first + 1), /^(?:fait|est)$/) &&
    !saysBefore(at, /^il$/)
  );
}

/** « un monde ou règne la violence » : what comes right after is a verb, its subject further on. */
export function followsVerb(at: At, lexicon: Lexicon): boolean {
  const found = antecedent(at);
  const verb = pastClitics(at, 1);
  if (!found || !canBeFinite(lexicon, at(verb)) || isInfinitive(lexicon, at(verb))) return false;
  if (!isDeterminer(at(verb + 1)) && at(verb + 1)?.tag !== 'PROPN') return false;
  const presented =
    isOneOf(at(found.determiner - 1), /^(?:est|sont|était|fut|sera|voici|voilà)$/) &&
    isOneOf(at(found.determiner - 2), /^(?:c'|ce|n')$/);
  return presented || (isVerb(at, verb) && !hasVerbBefore(at, -1));
}

const within = /^(?:dans|de|vers|sur|depuis|en|chez|jusqu'|par)$/;
const lives =
  /^(?:est|était|suis|vi[ts]|vivait|habit\p{L}+|pass\p{L}+|grandi\p{L}*|travaill\p{L}+|a|avait|naît|naquit)$/u;

/** « Il reste à la maison ou il sort », « on lit un livre ou on regarde un film » : one act or the other. */
export function isEitherAct(at: At): boolean {
  const pronoun = at(1)?.form ?? '';
  if (!/^(?:je|tu|il|elle|on|nous|vous|ils|elles)$/.test(pronoun)) return false;
  if (!saysBefore(at, new RegExp(`^-?(?:t-)?${pronoun}$`))) return false;
  const determiner = at(-2)?.tag === 'ADJ' ? -3 : -2;
  return !isOneOf(at(determiner - 1), within) && !lives.test(at(pastClitics(at, 2))?.form ?? '');
}
