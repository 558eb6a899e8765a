import type { Lexicon } from '../lexicon/lexicon.ts';
import type { Word } from '../text/document.ts';
import { opensClause } from './agreement/clause-openings.ts';
import { numbersIn } from './agreement/marks.ts';
import { readGroup } from './agreement/noun-group.ts';
import { finiteReadings, hasSlot, isFiniteTag, type Rule, type RuleFinding } from './rule.ts';
import { slotOf } from './subject-pronouns.ts';

/** « L'homme vie en société », « l'auteur emplois un mot » : a noun where the verb should be, heard the same. */
export const missingVerb: Rule = ({ document: { words, sentences }, lexicon }) =>
  sentences.flatMap(({ from, to }) => {
    for (let at = from; at < to; at++) {
      if (!opensClause(words, at, from)) continue;
      const subject = subjectAt(words, at, to, lexicon);
      const word = subject && words[subject.to];
      if (!word || subject.to >= to || !looksLikeVerb(word, lexicon)) continue;
      if (hasVerb(words, subject.to + 1, to)) continue;
      const verb = heardAs(word.form, subject.number, lexicon);
      if (verb) return [finding(word, verb)];
    }
    return [];
  });

function subjectAt(words: Word[], at: number, to: number, lexicon: Lexicon) {
  const slot = slotOf(words[at]!.form);
  if (slot?.[0] === '3') return { to: at + 1, number: slot[1] };
  const group = readGroup(words, at, to, lexicon);
  if (!group?.determiner || group.after.length > 0) return undefined;
  const [number, another] = numbersIn(group.marks);
  return number && !another ? { to: group.to, number } : undefined;
}

/** Only a noun, and not one that another noun may take beside it (« un mot clé »). */
function looksLikeVerb(word: Word, lexicon: Lexicon): boolean {
  if (word.kind !== 'word' || word.shield || word.raw !== word.form || word.form.length < 3)
    return false;
  const readings = lexicon.readings(word.form);
  return word.tag === 'NOUN' && readings.length > 0 && readings.every(({ pos }) => pos === 'nc');
}

/** Another conjugated verb before the clause ends would be the verb. */
function hasVerb(words: Word[], from: number, to: number): boolean {
  for (let i = from; i < to && !/^[.;:?!]$/.test(words[i]!.form); i++)
    if (isFiniteTag(words[i])) return true;
  return false;
}

function heardAs(form: string, number: string, lexicon: Lexicon): string | undefined {
  return lexicon
    .soundAlikes(form)
    .filter((other) => lastSounded(other) === lastSounded(form))
    .filter((other) => finiteReadings(lexicon, other).some((r) => hasSlot(r, 'P', '3', number)))
    .sort((a, b) => lexicon.frequency(b) - lexicon.frequency(a))[0];
}

/** A mute « e » gives its consonant a sound: « source » is not « sourd ». */
const lastSounded = (form: string) =>
  /([bcdfgjklmnpqrstvxz])e(?:s|nt)?$/.exec(form)?.[1]?.replace('c', 's');

const finding = (word: Word, verb: string): RuleFinding => ({
  rule: 'missing-verb',
  category: 'VER_CONJ',
  from: word.index,
  to: word.index + 1,
  message: `Il faut un verbe ici : « ${verb} ».`,
  suggestions: [verb],
});
