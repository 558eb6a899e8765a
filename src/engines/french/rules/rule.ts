import type { Category } from '../category.ts';
import type { Lexicon, Reading } from '../lexicon/lexicon.ts';
import type { FrenchDocument, Word } from '../text/document.ts';

/** What a rule sees: the words around a place, and the lexicon. */
export type RuleContext = { document: FrenchDocument; lexicon: Lexicon };

/** A finding before its certainty and its line are known; words `from` to `to`, the latter excluded. */
export type RuleFinding = {
  rule: string;
  category: Category;
  from: number;
  to: number;
  message: string;
  suggestions: string[];
};

export type Rule = (context: RuleContext) => RuleFinding[];

/** The word so many steps away, within the sentence. */
export type At = (step: number) => Word | undefined;

/** A rule that looks at each word in turn. */
export function eachWord(
  look: (word: Word, at: At, context: RuleContext) => RuleFinding | undefined,
): Rule {
  return (context) => {
    const { words } = context.document;
    const found: RuleFinding[] = [];
    for (const word of words) {
      if (word.kind !== 'word') continue;
      const at = (step: number) => {
        const other = words[word.index + step];
        return other?.sentence === word.sentence ? other : undefined;
      };
      const finding = look(word, at, context);
      if (finding) found.push(finding);
    }
    return found;
  };
}

export const isVerbTag = (word: Word | undefined) =>
  word !== undefined && /^(?:VERB|AUX)/.test(word.tag);
export const isFiniteTag = (word: Word | undefined) =>
  word !== undefined && /^(?:VERB|AUX)f$/.test(word.tag);

export const isVerbReading = ({ pos }: Reading) => pos === 'v' || pos.startsWith('aux');

/** The readings of a form as a conjugated verb, e.g. « P3s ». */
export function finiteReadings(lexicon: Lexicon, form: string): Reading[] {
  return lexicon
    .readings(form)
    .filter((reading) => isVerbReading(reading) && /^[PSIFCJTY]/.test(reading.features));
}

/** Lefff folds slots together: « PS13s » holds P3s. */
export function hasSlot(
  { features }: Reading,
  tense: string,
  person: string,
  number: string,
): boolean {
  const found = /^([A-Z]+)([123]*)([sp]?)$/.exec(features);
  if (!found) return false;
  const [, tenses = '', persons = '', numbers = ''] = found;
  return (
    tenses.includes(tense) &&
    (persons === '' || persons.includes(person)) &&
    (numbers === '' || numbers === number)
  );
}

/** The form of a verb in a given slot, the most frequent when several exist. */
export function conjugate(
  lexicon: Lexicon,
  lemma: string,
  tense: string,
  person: string,
  number: string,
): string | undefined {
  const forms = lexicon
    .formsOf(lemma)
    .filter(({ reading }) => isVerbReading(reading) && hasSlot(reading, tense, person, number))
    .map(({ form }) => form);
  return forms.sort((a, b) => lexicon.frequency(b) - lexicon.frequency(a) || (a < b ? -1 : 1))[0];
}

/** Gives a suggestion the capital of what it replaces. */
export function withCapitalOf(raw: string, text: string): string {
  const first = raw[0] ?? '';
  if (first === first.toLowerCase() || text === '') return text;
  return text[0]!.toUpperCase() + text.slice(1);
}

export const startsWithVowel = (form: string) => /^[aeiouyhàâäéèêëîïôöùûüœæ]/u.test(form);
