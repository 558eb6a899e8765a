import { existsSync, readFileSync } from 'node:fs';
import { splitSentences } from '../../src/engines/french/text/split-sentences.ts';
import { type IsCompound, splitWords } from '../../src/engines/french/text/split-words.ts';
import { unitsOf } from '../../src/engines/french/text/units.ts';

export type Split = 'train' | 'dev' | 'test';

/** Sources in the order of their domain number; `share` is held out for each of dev and test. */
export const sources = [
  { name: 'novels', heldOut: 0.012 },
  { name: 'wikibooks', heldOut: 0.06 },
  { name: 'wikiquote', heldOut: 0.06 },
  { name: 'treebanks', heldOut: 0 },
  { name: 'service-public', heldOut: 0.02 },
  { name: 'labour-guides', heldOut: 0.02 },
  { name: 'law', heldOut: 0.01 },
  { name: 'agreements', heldOut: 0.01 },
  { name: 'libreoffice', heldOut: 0.02 },
  { name: 'gimp', heldOut: 0.02 },
  { name: 'gnome', heldOut: 0.02 },
  { name: 'handbook', heldOut: 0.02 },
  { name: 'other-docs', heldOut: 0.02 },
  { name: 'treebanks-dev', heldOut: 1 },
] as const;

export const longestSentence = 94;
const common = new Set(
  "de la le les et des un une est que qui il en dans l' d' pas à ne je se du c'est".split(' '),
);

/** The novels are in order: their dev and test parts are the ends, so that no book is in two parts. */
function splitOf(name: string, line: string, index: number, total: number, heldOut: number): Split {
  if (heldOut === 1) return 'dev';
  if (name === 'novels') {
    if (index > total * (1 - heldOut)) return 'test';
    return index > total * (1 - 2 * heldOut) ? 'dev' : 'train';
  }
  const draw = (fnv(line) % 100000) / 100000;
  if (draw < heldOut) return 'dev';
  return draw < 2 * heldOut ? 'test' : 'train';
}

function fnv(line: string): number {
  let hash = 2166136261;
  for (let i = 0; i < line.length; i++) hash = Math.imul(hash ^ line.charCodeAt(i), 16777619) >>> 0;
  return hash;
}

export type CorpusSentence = { domain: number; split: Split; forms: string[]; flags: number[] };

export function* readCorpus(
  folder: string,
  isCompound: IsCompound,
  onTest: (name: string, line: string) => void,
): Generator<CorpusSentence> {
  for (const [domain, { name, heldOut }] of sources.entries()) {
    const path = `${folder}/${name}.txt`;
    if (!existsSync(path)) continue;
    const lines = readFileSync(path, 'utf8').split('\n');
    for (const [index, line] of lines.entries()) {
      if (line.length < 20) continue;
      const split = splitOf(name, line, index, lines.length, heldOut);
      if (split === 'test') onTest(name, line);
      else
        yield* sentencesOf(
          line.replace(/\s*\[\d+\]\s*/g, ' ').replace(/_/g, ''),
          isCompound,
          domain,
          split,
        );
    }
  }
}

function* sentencesOf(
  line: string,
  isCompound: IsCompound,
  domain: number,
  split: Split,
): Generator<CorpusSentence> {
  const pieces = splitWords(line, isCompound);
  const starts = splitSentences(pieces, line, longestSentence);
  for (let s = 0; s < starts.length; s++) {
    const units = unitsOf(pieces.slice(starts[s], starts[s + 1]), line);
    const forms = units.map((unit) => unit.form);
    if (forms.length < 4 || !forms.some((form) => common.has(form))) continue;
    if (forms.filter((form) => /^\p{L}/u.test(form)).length < forms.length * 0.55) continue;
    yield {
      domain,
      split,
      forms,
      flags: units.map((unit) => unit.capital | (unit.eligible ? 4 : 0)),
    };
  }
}
