import { execFileSync } from 'node:child_process';
import type { FineTag } from '../../src/engines/french/tagging/tagger.ts';
import type { IsCompound } from '../../src/engines/french/text/split-words.ts';
import { splitWords } from '../../src/engines/french/text/split-words.ts';

export type TaggedSentence = { forms: string[]; raws: string[]; tags: FineTag[] };

/** Reads CoNLL-U and lays its tags on the engine's own words; a contraction (du, aux) is a preposition. */
export function readTreebank(path: string, isCompound: IsCompound): TaggedSentence[] {
  const source = execFileSync('xz', ['-dc', path], { encoding: 'utf8', maxBuffer: 1 << 28 });
  return source.split('\n\n').flatMap((block) => alignSentence(block, isCompound) ?? []);
}

function alignSentence(block: string, isCompound: IsCompound): TaggedSentence | undefined {
  const text = /^# text = (.*)$/m.exec(block)?.[1];
  if (!text) return undefined;
  const spans = surfaceTokens(block, text);
  const sentence: TaggedSentence = { forms: [], raws: [], tags: [] };
  for (const piece of splitWords(text, isCompound)) {
    const span = spans.find(({ start, end }) => start <= piece.start && piece.start < end);
    if (!span) return undefined;
    sentence.forms.push(piece.form);
    sentence.raws.push(text.slice(piece.start, piece.end));
    sentence.tags.push(piece.form === '-' ? 'PUNCT' : span.tag);
  }
  return sentence;
}

function surfaceTokens(
  block: string,
  text: string,
): { start: number; end: number; tag: FineTag }[] {
  const spans: { start: number; end: number; tag: FineTag }[] = [];
  let at = 0;
  let covered = 0;
  for (const line of block.split('\n')) {
    const [id = '', form = '', , upos = '', , features = ''] = line.split('\t');
    if (!/^\d+(-\d+)?$/.test(id)) continue;
    const range = /^(\d+)-(\d+)$/.exec(id);
    if (!range && Number(id) <= covered) continue;
    if (range) covered = Number(range[2]);
    const start = text.indexOf(form, at);
    if (start < 0) return [];
    at = start + form.length;
    spans.push({ start, end: at, tag: range ? 'ADP' : fine(upos, features) });
  }
  return spans;
}

function fine(upos: string, features: string): FineTag {
  if (upos !== 'VERB' && upos !== 'AUX') return upos as FineTag;
  if (features.includes('VerbForm=Inf')) return `${upos}i`;
  if (features.includes('VerbForm=Part'))
    return features.includes('Tense=Pres') ? `${upos}g` : `${upos}p`;
  return `${upos}f`;
}
