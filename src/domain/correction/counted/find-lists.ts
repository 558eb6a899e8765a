import { fold, foldedWords } from '../fold.ts';
import type { Passage } from './passage.ts';
import { segmentsOf } from './segments.ts';

const MANY = 5;
const SHORT = 2;
const SENTENCE_LIKE = 5;
const NAMES = 4;

/** Names, key words or connectors put one after the other: they decorate, they do not say. */
export function findLists(text: string): Passage[] {
  return segmentsOf(text)
    .filter(({ text: s }) => isBareList(s) || isListOfNames(s) || isHeapOfConnectors(s))
    .map(({ start, end }) => ({ start, end, reason: 'list' as const }));
}

const CONNECTORS =
  /\b(?:donc|ainsi|cependant|mais|car|or|puis|enfin|ensuite|pourtant|toutefois|neanmoins|finalement|en effet|par exemple|en conclusion|en outre|de plus|d'abord|par consequent|en revanche|par ailleurs|premierement|deuxiemement|autrement dit|au contraire)\b/g;
const HEAP = 0.3;
/** An honest sentence may open on one link word and turn on another. */
const LINKS = 4;

/** Link words with hardly anything to link. */
function isHeapOfConnectors(sentence: string): boolean {
  const words = foldedWords(sentence).length;
  const links = fold(sentence).replaceAll('’', "'").match(CONNECTORS) ?? [];
  return links.length >= LINKS && foldedWords(links.join(' ')).length / words >= HEAP;
}

function isBareList(sentence: string): boolean {
  const lengths = sentence
    .split(/[,;:/|•]\s*|\s[–-]\s|\s(?:et|ou|puis)\s/)
    .map((chunk) => foldedWords(chunk).length)
    .filter((length) => length > 0);
  const short = lengths.filter((length) => length <= SHORT).length;
  return (
    lengths.length >= MANY && short / lengths.length >= 0.75 && Math.max(...lengths) < SENTENCE_LIKE
  );
}

/** « Platon, Aristote, Kant, Hegel et Marx l'ont dit » explains none of them. */
function isListOfNames(sentence: string): boolean {
  const name = String.raw`(?:[dl]['’])?\p{Lu}[\p{L}'’-]+`;
  const nextName = new RegExp(
    `(?<=${name}(?: \\p{Lu}[\\p{L}'’-]+)?)(?:,| et| ou|,? puis) ${name}`,
    'gu',
  );
  const followers = sentence.match(nextName)?.length ?? 0;
  return followers >= NAMES - 1;
}
