import type { Lexicon } from '../lexicon/lexicon.ts';
import { borrowedPhrases } from './borrowed-phrases.ts';
import type { FrenchDocument, Shield, Word } from './document.ts';

type Range = { from: number; to: number; shield: Shield };

const openers: Record<string, string> = { '«': '»', '“': '”', '"': '"', '‹': '›' };

export function shieldsOf(document: FrenchDocument, lexicon: Lexicon): Range[] {
  return [
    ...quotations(document),
    ...formulas(document.words),
    ...foreign(document.words, lexicon),
    ...verses(document),
    ...mentions(document.words, lexicon),
    ...borrowed(document.words),
  ];
}

/** Past this many words a mark was forgotten: without a limit, a page of opening marks would take minutes. */
const longestQuotation = 400;

/** From an opening mark to its closing one, within the paragraph; a mark never closed shields nothing. */
function quotations({ words, paragraphs, sentences }: FrenchDocument): Range[] {
  const ranges: Range[] = [];
  for (const paragraph of paragraphs) {
    const last = sentences[paragraph.to - 1]!.to;
    // Once no closing mark is left, looking again for each opening one would take for ever.
    const unclosed = new Set<string>();
    for (let i = sentences[paragraph.from]!.from; i < last; i++) {
      const closer = openers[words[i]!.form];
      if (!closer || unclosed.has(closer)) continue;
      let end = i + 1;
      const limit = Math.min(last, i + longestQuotation);
      while (end < limit && words[end]!.form !== closer) end++;
      if (end < limit) {
        ranges.push({ from: i, to: end + 1, shield: 'quotation' });
        i = end;
      } else unclosed.add(closer);
    }
  }
  return ranges;
}

const operators = new Set([
  '=',
  '+',
  '<',
  '>',
  '×',
  '÷',
  '≤',
  '≥',
  '≠',
  '∈',
  '→',
  '⇔',
  '⇒',
  '√',
  '^',
  '²',
  '³',
  '/',
  '*',
  '\\',
  '$',
  '{',
  '}',
  '|',
  '∞',
  'π',
  '%',
  '#',
  '_',
]);

/** What stands within three words of an operator, or between letters used as variables, is not prose. */
function formulas(words: Word[]): Range[] {
  const ranges: Range[] = [];
  for (const [i, word] of words.entries()) {
    if (word.kind === 'word' || !operators.has(word.form)) continue;
    const near = (step: number) => {
      let at = i;
      while (Math.abs(at - i) < 4 && words[at + step] && isSymbol(words[at + step]!)) at += step;
      return at;
    };
    ranges.push({ from: near(-1), to: near(1) + 1, shield: 'formula' });
  }
  return ranges;
}

const isSymbol = (word: Word) =>
  word.kind !== 'word' ||
  (word.raw.length <= 2 &&
    !['a', 'à', 'y', 'et', 'ou', 'on', 'de', 'la', 'le', 'un', 'en', 'si'].includes(word.form));

/** Two unknown words in a row, or an unknown one beside English or Latin small words: another language. */
function foreign(words: Word[], lexicon: Lexicon): Range[] {
  const ranges: Range[] = [];
  const odd = words.map((word) => word.kind === 'word' && isOdd(word, lexicon));
  for (let i = 0; i < words.length; i++) {
    if (!odd[i]) continue;
    let end = i + 1;
    let count = 1;
    while (
      end < words.length &&
      words[end]!.sentence === words[i]!.sentence &&
      (odd[end] || (odd[end + 1] && words[end]!.kind === 'word'))
    ) {
      if (odd[end]) count += 1;
      end += 1;
    }
    if (
      count >= 3 ||
      (count === 2 && end - i === 2 && words.slice(i, end).some((word) => small.has(word.form)))
    ) {
      ranges.push({ from: i, to: end, shield: 'foreign' });
    }
    i = end - 1;
  }
  return ranges;
}

const small = new Set(
  'the of and to in is are be was for with that this it not my your his her from by at an as he she we they der die das und ist nicht ein eine zu den von il lo gli di che con per non el los las del ad ex et cum homo hominis sum ergo est'
    .split(' ')
    .filter(
      (word) =>
        !['est', 'et', 'il', 'la', 'as', 'non', 'an', 'den', 'con', 'die', 'per'].includes(word),
    ),
);

function isOdd(word: Word, lexicon: Lexicon): boolean {
  if (word.form.length < 2 || word.form.startsWith('-') || word.form.endsWith("'")) return false;
  return !lexicon.isWord(word.form) && (small.has(word.form) || !lexicon.isName(word.form));
}

/** Lines broken like verse: three or more short lines that each start with a capital. */
function verses({ text, sentences, words }: FrenchDocument): Range[] {
  const ranges: Range[] = [];
  for (const { from, to } of sentences) {
    let breaks = 0;
    for (let i = from + 1; i < to; i++) {
      const between = text.slice(words[i - 1]!.end, words[i]!.start);
      if (
        (between.includes('\n') || words[i - 1]!.form === '/') &&
        /\p{Lu}/u.test(words[i]!.raw[0]!)
      )
        breaks += 1;
    }
    if (breaks >= 2 && breaks * 12 > to - from) ranges.push({ from, to, shield: 'verse' });
  }
  return ranges;
}

const kindsOfWords =
  /^(?:adjectifs?|adverbes?|pronoms?|conjonctions?|prépositions?|articles?|déterminants?|interjections?)$/;

/** « le verbe tacher », « le mot liberté », « le pronom on » : a word that is spoken of, not used. */
function mentions(words: Word[], lexicon: Lexicon): Range[] {
  const isMentioned = (named: Word, word: Word) => {
    if (/^(?:verbes?|infinitifs?)$/.test(named.form))
      return lexicon.readings(word.form).some(({ features }) => features === 'W');
    if (/^(?:mots?|termes?|noms?|substantifs?)$/.test(named.form)) return word.tag === 'NOUN';
    return kindsOfWords.test(named.form) && !/^(?:VERB|AUX|PUNCT)/.test(word.tag);
  };
  return words.flatMap((word, i) =>
    word.kind === 'word' &&
    words[i - 1]?.sentence === word.sentence &&
    isMentioned(words[i - 1]!, word)
      ? [{ from: i, to: i + 1, shield: 'mention' as const }]
      : [],
  );
}

const byFirst = Map.groupBy(borrowedPhrases, ([first]) => first);

function borrowed(words: Word[]): Range[] {
  return words.flatMap(({ form }, i) =>
    (byFirst.get(form) ?? [])
      .filter((phrase) => phrase.every((part, k) => words[i + k]?.form === part))
      .map((phrase) => ({ from: i, to: i + phrase.length, shield: 'foreign' as const })),
  );
}
