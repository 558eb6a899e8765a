import type { Finding, Metrics, Structure } from './analysis.ts';
import type { Lexicon } from './lexicon/lexicon.ts';
import { isCounted } from './structure/paragraph-roles.ts';
import type { FrenchDocument, Word } from './text/document.ts';

const contentTags = /^(?:NOUN|ADJ|VERB|ADV)/;
const windowSize = 100;
const repetitionReach = 40;

export function measure(
  document: FrenchDocument,
  findings: Finding[],
  structure: Structure,
  lexicon: Lexicon,
): Metrics {
  const words = document.words.filter(isCounted);
  const lengths = document.sentences.map(
    ({ from, to }) => document.words.slice(from, to).filter(isCounted).length,
  );
  const lemmas = words.map((word) => (isContent(word) ? lemmaOf(word, lexicon) : undefined));
  const content = lemmas.filter((lemma) => lemma !== undefined);
  const per = (count: number) => (words.length === 0 ? 0 : round((count / words.length) * 1000));
  const faults = findings.filter(({ certainty }) => certainty === 'certain');
  return {
    characters: document.text.length,
    words: words.length,
    sentences: document.sentences.length,
    paragraphs: document.paragraphs.length,
    wordsPerSentence: lengths.length === 0 ? 0 : round(words.length / lengths.length),
    longestSentence: lengths.reduce((most, length) => Math.max(most, length), 0),
    lexicalVariety: variety(content),
    repetitionRate: content.length === 0 ? 0 : round(repeats(lemmas) / content.length),
    mostRepeated: mostRepeated(content),
    connectorsPerThousandWords: per(structure.connectors.length),
    distinctConnectors: new Set(structure.connectors.map(({ text }) => text.toLowerCase())).size,
    faultsPerThousandWords: per(faults.length),
    faultsByCategory: Object.fromEntries(countBy(faults.map(({ category }) => category))),
  };
}

/** Not the little verbs and adverbs every text repeats. */
const isContent = ({ tag, form, kind }: Word) =>
  kind === 'word' && contentTags.test(tag) && form.length > 3 && !common.has(form);
const common = new Set(
  'être avoir faire plus très bien aussi ainsi donc même tout tous toute toutes avec dans pour être était sont ont fait peut cette'.split(
    ' ',
  ),
);

export function lemmaOf(word: Word, lexicon: Lexicon): string {
  const readings = lexicon.readings(word.form);
  const wanted = word.tag.startsWith('VERB')
    ? 'v'
    : word.tag === 'NOUN'
      ? 'nc'
      : word.tag === 'ADJ'
        ? 'adj'
        : 'adv';
  return (readings.find(({ pos }) => pos === wanted) ?? readings[0])?.lemma ?? word.form;
}

/** Mean share of distinct lemmas over windows of a fixed size: long texts are not punished. */
function variety(lemmas: string[]): number {
  if (lemmas.length === 0) return 0;
  if (lemmas.length <= windowSize) return round(new Set(lemmas).size / lemmas.length);
  let sum = 0;
  let windows = 0;
  for (let at = 0; at + windowSize <= lemmas.length; at += windowSize / 2) {
    sum += new Set(lemmas.slice(at, at + windowSize)).size / windowSize;
    windows += 1;
  }
  return round(sum / windows);
}

/** Content words already said within the forty words before them. */
function repeats(lemmas: (string | undefined)[]): number {
  const last = new Map<string, number>();
  let count = 0;
  for (const [i, lemma] of lemmas.entries()) {
    if (lemma === undefined) continue;
    if (i - (last.get(lemma) ?? -Infinity) <= repetitionReach) count += 1;
    last.set(lemma, i);
  }
  return count;
}

function mostRepeated(lemmas: string[]): { word: string; count: number }[] {
  return [...countBy(lemmas)]
    .map(([word, count]) => ({ word, count }))
    .filter(({ count }) => count > 2)
    .sort((a, b) => b.count - a.count || (a.word < b.word ? -1 : 1))
    .slice(0, 8);
}

function countBy<K>(keys: K[]): Map<K, number> {
  const counts = new Map<K, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

const round = (value: number) => Math.round(value * 1000) / 1000;
