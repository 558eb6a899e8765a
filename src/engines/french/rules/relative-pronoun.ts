import type { Lexicon } from '../lexicon/lexicon.ts';
import type { Word } from '../text/document.ts';
import { isNoun, marksOf } from './agreement/marks.ts';
import { type At, eachWord } from './rule.ts';
import { slotOf } from './subject-pronouns.ts';

const ofSomething = /^(?:besoin|envie|peur|honte|conscience|horreur)$/;
const speaks =
  /^(?:parl|rêv|dispos|souvien|souvenai|souvenon)(?:e|es|ent|ons|ez|ait|aient|ais|t|s)?$/;
/** After these, « que » opens what the noun says: « le fait que je parle ». */
const saysSomething =
  /^(?:fait|idée|preuve|certitude|espoir|crainte|peur|condition|sentiment|impression|fois|façon|manière|sorte|point|temps|langue|mot)s?$/;

/** « la chose que j'ai besoin », « le livre que je parle » : ces verbes veulent « dont ». */
export const relativePronoun = eachWord((word, at, { lexicon }) => {
  if (!/^qu[e']$/.test(word.form) || word.shield) return undefined;
  const noun = at(-1);
  if (!noun || (noun.tag !== 'NOUN' && noun.form !== 'ce') || saysSomething.test(noun.form))
    return undefined;
  const named = at(1)?.tag === 'DET' && at(2)?.tag === 'NOUN';
  if (!named && !slotOf(at(1)?.form ?? '')) return undefined;
  const next = named ? 3 : 2;
  const reflexive = /^(?:se|me|te|nous|vous)$/.test(at(next)?.form ?? '') ? 1 : 0;
  const verb = at(next + reflexive);
  const after = at(next + 1 + reflexive);
  const hasNeed =
    /^(?:ai|as|a|avons|avez|ont|avait|avaient|aurait|aura|ait)$/.test(verb?.form ?? '') &&
    ofSomething.test(after?.form ?? '') &&
    // « ce que j'ai besoin de savoir », « Est-il ce qu'il a conscience d'être ? » : the object of the act.
    !/^(?:d[e']|que|qu')$/.test(at(next + 2 + reflexive)?.form ?? '');
  const howMuch = /^(?:peu|beaucoup|souvent|encore|tant|trop|rarement|toujours|volontiers)$/;
  const past = howMuch.test(after?.form ?? '') ? at(next + 2 + reflexive) : after;
  const will =
    /^(?:vais|va|allons|allez|vont|veux|veut|voulons|veulent|peut|peuvent|doit)$/.test(
      verb?.form ?? '',
    ) &&
    after?.form === 'parler' &&
    (at(next + 2)?.kind !== 'word' || /^(?:VERB|AUX)f$/.test(at(next + 2)!.tag));
  const talks =
    speaks.test(verb?.form ?? '') && (past?.kind !== 'word' || /^(?:VERBf|AUXf)$/.test(past.tag));
  if ((!hasNeed && !talks && !will && !spokenOf(at, next, noun, lexicon)) || isCleft(at))
    return undefined;
  return {
    rule: 'relative/dont',
    category: 'SYN_REL',
    from: word.index,
    to: word.index + 1,
    message:
      'On parle « de » quelque chose, on a besoin « de » quelque chose : le pronom est « dont ».',
    suggestions: ['dont'],
  };
});

const having = /^(?:ai|as|a|avons|avez|ont|avais|avait|avaient|aura|aurait)$/;
const things =
  /^(?:livre|roman|film|sujet|problème|événement|poème|texte|projet|article|phénomène|débat|ouvrage|procédé|thème)s?$/;

/** « une œuvre que j'ai entendu parler », « le livre que je vous ai parlé » : one speaks of it. */
function spokenOf(at: At, from: number, noun: Word, lexicon: Lexicon): boolean {
  let step = from;
  while (/^(?:vous|nous|te|t'|lui|leur|m'|me)$/.test(at(step)?.form ?? '')) step++;
  if (!having.test(at(step)?.form ?? '')) return false;
  step += /^(?:déjà|souvent|toujours|beaucoup|tant)$/.test(at(step + 1)?.form ?? '') ? 2 : 1;
  const heard = at(step)?.form === 'entendu' && at(step + 1)?.form === 'parler';
  const after = at(step + (heard ? 2 : 1));
  const closed =
    after === undefined || after.kind !== 'word' || /^(?:VERB|AUX)f$|^ADV$/.test(after.tag);
  if (!closed || !(heard || at(step)?.form === 'parlé')) return false;
  // « l'homme que j'ai entendu parler » : he speaks; of a feminine the participle would agree.
  return (
    things.test(noun.form) ||
    (heard && noun.tag === 'NOUN' && !marksOf(lexicon, noun.form, isNoun).has('ms'))
  );
}

/** « c'est bien des hommes qu'il parle » : « de » has been said already. */
function isCleft(at: At): boolean {
  let step = -1;
  while (at(step) && step > -8 && !/^(?:de|d'|du|des)$/.test(at(step)!.form)) step--;
  if (!/^(?:de|d'|du|des)$/.test(at(step)?.form ?? '')) return false;
  step--;
  while (at(step)?.tag === 'ADV') step--;
  return /^(?:est|était|sera|serait|fut|soit)$/.test(at(step)?.form ?? '');
}
