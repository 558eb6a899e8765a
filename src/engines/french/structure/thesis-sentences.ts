import type { Lexicon } from '../lexicon/lexicon.ts';
import type { FrenchDocument } from '../text/document.ts';
import type { Expressions } from './expressions.ts';
import type { MarkerRole } from './markers.ts';

const lemmaCache = new WeakMap<Expressions<MarkerRole>, Map<string, boolean>>();

/** Sentences where somebody affirms, shows, distinguishes…: any form of the listed verbs, « selon », « d'après ». */
export function thesisSentences(
  { words }: FrenchDocument,
  markers: Expressions<MarkerRole>,
  lexicon: Lexicon,
): ReadonlySet<number> {
  const known = lemmaCache.get(markers) ?? new Map<string, boolean>();
  lemmaCache.set(markers, known);
  const found = new Set<number>();
  const isThesisForm = (form: string) => {
    const cached = known.get(form);
    if (cached !== undefined) return cached;
    const answer = lexicon
      .readings(form)
      .some(
        ({ pos, lemma }) =>
          pos === 'v' && thirdPersons(lemma, lexicon).some((third) => isListed(third, markers)),
      );
    if (known.size > 20_000) known.clear();
    known.set(form, answer);
    return answer;
  };
  for (const [i, word] of words.entries()) {
    if (word.kind !== 'word' || word.shield === 'quotation') continue;
    const verb = word.tag.startsWith('VERB');
    const listed = markers.at(words, i);
    const isMark =
      listed?.values.includes('thesis') &&
      (verb || listed.to > i + 1 || !lexicon.isWord(word.form) || word.tag === 'ADP');
    if (isMark || (verb && isThesisForm(word.form))) found.add(word.sentence);
  }
  return found;
}

/** The lists give « affirme »: every other form of the verb is found through it. */
const thirdPersons = (lemma: string, lexicon: Lexicon) =>
  lexicon
    .formsOf(lemma)
    .filter(({ reading }) => /^P.*3s|^PS13s/.test(reading.features))
    .map(({ form }) => form);

const isListed = (form: string, markers: Expressions<MarkerRole>) =>
  markers.hasSingle(form, 'thesis');
