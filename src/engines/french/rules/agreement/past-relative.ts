import type { Lexicon } from '../../lexicon/lexicon.ts';
import type { Word } from '../../text/document.ts';
import { finiteReadings, hasSlot, isFiniteTag } from '../rule.ts';
import { isClitic } from '../subject-pronouns.ts';
import { numbersIn } from './marks.ts';
import { type NounGroup, readGroup } from './noun-group.ts';
import type { Headed } from './pronoun-heads.ts';

const ofWhat = /^(?:de|d'|du|des)$/;

/** « Les lois que vote le Parlement doit », « les villes qui bordent la mer attire » : past the relative clause, the verb of the head. */
export function pastRelative(
  words: Word[],
  at: number,
  to: number,
  lexicon: Lexicon,
): Headed | undefined {
  const before = words[at - 1];
  if (before?.sentence === words[at]!.sentence && before.form !== ',') return undefined;
  const group = readGroup(words, at, to, lexicon);
  if (!group?.determiner || words[at]!.shield) return undefined;
  const [number, another] = numbersIn(group.marks);
  if (!number || another) return undefined;
  const link = words[group.to]?.form ?? '';
  const verb =
    link === 'qui'
      ? pastOwnVerb(words, group, number, to, lexicon)
      : /^(?:que|qu'|dont|où)$/.test(link)
        ? pastInverted(words, group.to + 1, to, lexicon)
        : undefined;
  if (!verb || verb.shield || verb.raw !== verb.form) return undefined;
  if (words[verb.index + 1]?.form.startsWith('-')) return undefined;
  return { head: group.noun, person: '3', number: number as 's' | 'p', verb };
}

/** « que vote le Parlement (de ce pays) » and, next to it, another verb. */
function pastInverted(words: Word[], from: number, to: number, lexicon: Lexicon): Word | undefined {
  if (words[from]?.tag !== 'VERBf') return undefined;
  const subject = readGroup(words, from + 1, to, lexicon);
  const named = words[from + 1]?.tag === 'DET' && words[from + 2]?.tag === 'PROPN';
  if (!subject?.determiner && !named) return undefined;
  let at = pastComplements(words, subject?.determiner ? subject.to : from + 3, to, lexicon);
  while (at < to && isClitic(words[at]!)) at++;
  return at < to && isFiniteTag(words[at]) ? words[at] : undefined;
}

/** « du roman », « de ce pays » : past what completes a noun. */
export function pastComplements(words: Word[], from: number, to: number, lexicon: Lexicon): number {
  let at = from;
  while (at < to && ofWhat.test(words[at]!.form)) {
    const inner = readGroup(words, at + (/^d[e']$/.test(words[at]!.form) ? 1 : 0), to, lexicon);
    if (!inner) return at;
    at = inner.to;
  }
  return at;
}

/** « qui se trouvent près de la mer » : its own verb agrees; the next one, alone in the sentence, is the head's. */
function pastOwnVerb(
  words: Word[],
  group: NounGroup,
  number: string,
  to: number,
  lexicon: Lexicon,
): Word | undefined {
  let at = group.to + 1;
  while (at < to && (isClitic(words[at]!) || words[at]!.tag === 'ADV')) at++;
  const own = words[at];
  if (at >= to || own?.tag !== 'VERBf' || !bears(own, number, lexicon)) return undefined;
  let found: Word | undefined;
  for (let i = at + 1; i < to; i++) {
    const { tag, form, kind } = words[i]!;
    if (isFiniteTag(words[i])) {
      if (found) return undefined;
      found = words[i];
    } else if (!found && !(kind === 'word' && plain.test(tag)) && !isClitic(words[i]!))
      return undefined;
    if (!found && /^(?:que|qu'|qui|dont|où|si|comme|et|ou|ni|quand)$/.test(form)) return undefined;
  }
  // « la pêche côtière » : after a determiner or « de », a noun the tagger misread.
  const before = found && words[found.index - 1];
  return before && /^(?:NOUN|ADJ|PROPN|PRON|ADV)$/.test(before.tag) ? found : undefined;
}

const plain = /^(?:NOUN|ADJ|DET|ADP|ADV|PROPN|NUM|VERB[ip])$/;

const bears = (verb: Word, number: string, lexicon: Lexicon) =>
  finiteReadings(lexicon, verb.form).some((reading) =>
    [...'PSIFCJT'].some((tense) => hasSlot(reading, tense, '3', number)),
  );
