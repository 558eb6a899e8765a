import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** A text with its faults: what is wrong, where, and what was meant. */
export type MarkedText = {
  class: string;
  wrong: string;
  right: string;
  faults: { start: number; end: number; meant: string }[];
};
export type Half = 'dev' | 'test' | 'all';

const folder = new URL('../french-sets/', import.meta.url);
const lines = (file: string) =>
  readFileSync(new URL(file, folder), 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'));
const kept = <T>(list: T[], half: Half) =>
  list.filter((_, i) => half === 'all' || (i % 2 === 0) === (half === 'dev'));

/** « Les hommes [on|ont] cru » gives the wrong text, the right one and the fault. */
export function readMarked(source: string, name = ''): MarkedText {
  const text: MarkedText = { class: name, wrong: '', right: '', faults: [] };
  let at = 0;
  for (const match of source.matchAll(/\[([^|\]]*)\|([^\]]*)\]/g)) {
    const before = source.slice(at, match.index);
    text.wrong += before;
    text.right += before;
    const [, written = '', meant = ''] = match;
    if (written !== meant)
      text.faults.push({
        start: text.wrong.length,
        end: text.wrong.length + written.length,
        meant,
      });
    text.wrong += written;
    text.right += meant;
    at = match.index + match[0].length;
  }
  text.wrong += source.slice(at);
  text.right += source.slice(at);
  return text;
}

export const pairs = (half: Half) =>
  kept(lines('pairs.tsv'), half).map((line) => {
    const [name = '', source = ''] = line.split('\t');
    return readMarked(source, name);
  });
export const misspellings = (half: Half) =>
  kept(lines('misspellings.tsv'), half).map((line) => readMarked(line));
export const correctSentences = (half: Half) => kept(lines('correct.txt'), half);

export function essays(half: Half): MarkedText[] {
  const blocks = readFileSync(new URL('essays.txt', folder), 'utf8')
    .split(/^=== .*$/m)
    .slice(1);
  return kept(
    blocks.map((block) => readMarked(block.trim())),
    half,
  );
}

/** By a fixed fingerprint of the line: adding a line moves no other. */
const keptByPrint = (list: string[], half: Half) =>
  list.filter((line) => half === 'all' || (fingerprint(line) % 2 === 0) === (half === 'dev'));

function fingerprint(line: string): number {
  let hash = 2166136261;
  for (const letter of line) hash = Math.imul(hash ^ letter.codePointAt(0)!, 16777619) >>> 0;
  return hash >>> 7;
}

/** What copies of Première and Terminale look like: one natural fault a sentence, and right sentences that tempt. */
export const copyFaults = (half: Half) =>
  keptByPrint(lines('copies-faults.tsv'), half).map((line) => {
    const [name = '', source = ''] = line.split('\t');
    return readMarked(source, name);
  });
export const copyMisspellings = (half: Half) =>
  keptByPrint(lines('copies-misspellings.tsv'), half).map((line) => readMarked(line));
export const copySentences = (half: Half) => keptByPrint(lines('copies-correct.txt'), half);

/** Edited prose set aside before training, where it is at hand: nothing was tuned on it but the certainty of the rules' first draft. */
export function cleanProse(words: number): { name: string; text: string }[] {
  const prose = new URL('../../.cache/train/heldout/', import.meta.url);
  if (!existsSync(prose)) return [];
  return readdirSync(prose).map((name) => {
    const paragraphs = readFileSync(new URL(name, prose), 'utf8').split('\n').filter(Boolean);
    const chosen: string[] = [];
    let count = 0;
    for (const paragraph of paragraphs) {
      if (count > words) break;
      chosen.push(paragraph);
      count += paragraph.split(/\s+/).length;
    }
    return { name: name.replace('.txt', ''), text: chosen.join('\n\n') };
  });
}
