import type { Category } from '../category.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { phoneticKey } from '../lexicon/phonetic-key.ts';
import type { RuleFinding } from '../rules/rule.ts';
import { withCapitalOf } from '../rules/rule.ts';
import type { FrenchDocument, Word } from '../text/document.ts';
import { bareLigatures } from './bare-ligatures.ts';
import { isDerived } from './derived-words.ts';
import { baseLetter } from './edit-costs.ts';
import { isReformed } from './reformed-words.ts';
import type { Speller, Suggestion } from './suggest.ts';

/** Ranks suggestions by how well they fit the sentence; without an encoder, as they come. */
export type Fitness = (word: Word, form: string) => number | undefined;

export type Vocabulary = {
  lexicon: Lexicon;
  speller: Speller;
  /** A word of another language may be meant: it is shown, never held for certain. */
  isForeign(form: string): boolean;
};

export function findMisspellings(
  document: FrenchDocument,
  vocabulary: Vocabulary,
  fitness: Fitness,
): RuleFinding[] {
  const capitals = new Set(
    document.words
      .filter((w) => w.raw !== w.form && !opensSentence(document, w))
      .map((w) => w.form),
  );
  const counts = new Map<string, number>();
  for (const { form } of document.words) counts.set(form, (counts.get(form) ?? 0) + 1);
  const found = bareLigatures(document, vocabulary.lexicon);
  for (const word of document.words) {
    if (!isUnknown(word, vocabulary) || capitals.has(word.form)) continue;
    if (word.raw !== word.form && !opensSentence(document, word)) continue;
    if (inCompound(document, word)) continue;
    const before = document.words[word.index - 1];
    const finding = judge(word, before, vocabulary, fitness, counts.get(word.form)!);
    if (finding)
      found.push(besideStranger(document, word, vocabulary) ? doubted(finding) : finding);
  }
  return found;
}

const doubted = (finding: RuleFinding): RuleFinding => ({ ...finding, rule: 'spelling/far' });

/** « dona eis » : beside a word that resembles nothing, another language. */
function besideStranger({ words }: FrenchDocument, { index, sentence }: Word, known: Vocabulary) {
  // « movere, docere, placere ».
  const past = (step: number) =>
    words[index + (words[index + step]?.form === ',' ? 2 * step : step)];
  return [past(-1), past(1)].some(
    (other) =>
      other?.sentence === sentence &&
      isUnknown(other, known) &&
      !known.lexicon.isName(other.form) &&
      (known.speller.suggest(other.form)[0]?.cost ?? Infinity) > nearest,
  );
}

/** A suggestion that costs more is another word. */
const nearest = 1.05;

const opensSentence = ({ sentences, words }: FrenchDocument, word: Word) => {
  const first = sentences[word.sentence]!.from;
  for (let i = first; i < word.index; i++) if (words[i]!.kind === 'word') return false;
  return true;
};

/** A part of an unknown compound (« spino-thalamique ») or of an address (« impots.gouv ») is judged by nobody. */
function inCompound({ words, text }: FrenchDocument, word: Word): boolean {
  if (/^\.\p{Ll}/u.test(text.slice(word.end, word.end + 2))) return true;
  const [before, after] = [words[word.index - 1], words[word.index + 1]];
  return (
    (before?.form === '-' && before.end === word.start) ||
    (after?.form === '-' && after.start === word.end)
  );
}

/** Dictionaries hold words (« évidement », « verité ») that a pupil hardly ever means. */
const seldomMeant = 40;

/** Not in any list, not a name, not built on a known word, not part of something that follows other rules. */
function isUnknown(word: Word, { lexicon, speller }: Vocabulary): boolean {
  const { form, raw } = word;
  if (
    word.kind !== 'word' ||
    word.shield ||
    form.length < 2 ||
    form.endsWith("'") ||
    form.startsWith('-')
  )
    return false;
  if (lexicon.isWord(form))
    return lexicon.frequency(form) < seldomMeant && raw === form && speller.isKnownSlip(form);
  if (
    /[^\p{L}'-]/u.test(form) ||
    (raw.length > 1 && raw === raw.toUpperCase()) ||
    /\p{Ll}\p{Lu}/u.test(raw)
  )
    return false;
  if (/^[ivxlcdm]+(?:e|er|ème)?$/.test(form) && raw !== form) return false;
  if (raw !== form && acceptsBareCapital(form, lexicon, speller)) return false;
  if (
    form.includes('-') &&
    form.split('-').every((part) => part === '' || lexicon.isWord(part) || lexicon.isName(part))
  )
    return false;
  if (isPluralOfPlainWord(form, lexicon) || isReformed(form, lexicon)) return false;
  return !isDerived(form, lexicon) || isSlipOfCommonWord(form, lexicon, speller);
}

/** « moles » : words added without their forms take an -s as others do. */
const isPluralOfPlainWord = (form: string, lexicon: Lexicon) =>
  form.length > 4 &&
  form.endsWith('s') &&
  lexicon.isWord(form.slice(0, -1)) &&
  lexicon.readings(form.slice(0, -1)).length === 0;

/** « reflexion » could be built on « flexion », but everybody means « réflexion ». */
function isSlipOfCommonWord(form: string, lexicon: Lexicon, speller: Speller): boolean {
  const [best] = speller.suggest(form);
  // « contreculture » : since 1990, in one word.
  if (/^(?:contre|entre)/.test(form) && best?.text.replace(/[- ]/, '') === form) return false;
  return best !== undefined && best.cost <= 0.35 && lexicon.frequency(best.text) >= 60;
}

/** A word that opens a sentence may be a name; one that ends like this is not. */
const notAName = /(?:ment|tion|sion|ité|ence|ance|isme|iste|ique|eux|euse|aire)s?$/u;

/** « Etat », « Ecole » : a capital may go without its accent; « Apres » lacks another one. */
function acceptsBareCapital(form: string, lexicon: Lexicon, speller: Speller): boolean {
  if (speller.isKnownSlip(form) && speller.suggest(form)[0]!.text.slice(1) !== form.slice(1))
    return false;
  return 'àâéèêîô'
    .split('')
    .some((letter) => baseLetter(letter) === form[0] && lexicon.isWord(letter + form.slice(1)));
}

function judge(
  word: Word,
  before: Word | undefined,
  { lexicon, speller, isForeign }: Vocabulary,
  fitness: Fitness,
  count: number,
): RuleFinding | undefined {
  const opening = word.raw !== word.form && !notAName.test(word.form);
  const ranked = inContext(word, before, speller.suggest(word.form), fitness);
  const best = ranked[0];
  const isName = lexicon.isName(word.form);
  if (isName && (opening || !best || !isBareCommonWord(word.form, best, lexicon))) return undefined;
  const close =
    best !== undefined &&
    isClose(word, best, lexicon, count, opening) &&
    (best.cost <= 0.35 || !isForeign(word.form));
  if (!best || best.cost > 2.1 || (opening && !close)) return undefined;
  return {
    rule: close ? 'spelling/near' : 'spelling/far',
    category: categoryOf(word.form, best.text),
    from: word.index,
    to: word.index + 1,
    message: `« ${word.raw} » n'est pas dans le dictionnaire.`,
    suggestions: ranked.slice(0, 4).map(({ text }) => withCapitalOf(word.raw, text)),
  };
}

/** « societe » is also the name of a site: in lower case the word without its accents is meant. */
const isBareCommonWord = (form: string, best: Suggestion, lexicon: Lexicon) =>
  best.cost <= 0.35 || (bare(best.text) === form && lexicon.frequency(best.text) >= 100);

/** Near enough, and common enough, for the word meant to leave no doubt. */
function isClose(
  word: Word,
  best: Suggestion,
  lexicon: Lexicon,
  count: number,
  opening: boolean,
): boolean {
  if (best.cost === 0) return true;
  if (word.form.length < 4 || best.cost > (opening ? 0.45 : nearest)) return false;
  // « tragicomédie » : since 1990 many compounds may be written in one word.
  if (best.text.replaceAll('-', '') === word.form) return false;
  if (count >= 3 && best.cost > 0.4) return false;
  if (best.text.includes(' ')) return true;
  if (best.cost <= 0.4) return lexicon.frequency(best.text) >= 15;
  return lexicon.frequency(best.text) >= 45 && isUsualSlip(word.form, best.text);
}

/**
 * Written by ear, or one letter wrong inside a word long enough to be known by the rest:
 * a short unknown word (« cerfa », « missa ») is more often a word of elsewhere.
 */
function isUsualSlip(written: string, meant: string): boolean {
  if (phoneticKey(written) === phoneticKey(meant)) return true;
  return written.length >= 7 && baseLetter(written[0]!) === baseLetter(meant[0]!);
}

/** The encoder's preference (in nats) weighs against the cost of the slip. */
const contextWeight = 0.09;
/** Beyond this many nats the encoder says no more: what was written counts too. */
const mostContext = 5;

/** After « nous », the verb ends in -ons. */
const asked = (before: Word | undefined, { text }: Suggestion) =>
  before?.form === 'nous' && text.endsWith('ons') ? 0.5 : 0;

function inContext(
  word: Word,
  before: Word | undefined,
  suggestions: Suggestion[],
  fitness: Fitness,
): Suggestion[] {
  if (suggestions.some(({ text }) => text.includes(' '))) return suggestions;
  const fits = suggestions.map(({ text }) => fitness(word, text) ?? 0);
  const least = Math.max(...fits) - mostContext;
  const scored = suggestions.map((suggestion, i) => ({
    ...suggestion,
    rank: suggestion.rank - contextWeight * Math.max(least, fits[i]!) - asked(before, suggestion),
  }));
  return scored.sort((a, b) => a.rank - b.rank || (a.text < b.text ? -1 : 1));
}

function categoryOf(wrong: string, right: string): Category {
  if (bare(wrong) === bare(right)) return 'ACCENT';
  return single(bare(wrong)) === single(bare(right)) ? 'DOUBLE' : 'ORTH';
}

const bare = (form: string) => [...form].map(baseLetter).join('');
const single = (form: string) => form.replace(/(.)\1/g, '$1');
