import { readFileSync } from 'node:fs';

type Ranges = [from: number, to: number][];
const coverage = JSON.parse(
  readFileSync(new URL('./fonts/coverage.json', import.meta.url), 'utf8'),
) as { letters: Ranges; signs: Ranges };

const UNKNOWN = '\ufffd';
const isIn = (ranges: Ranges, code: number) =>
  ranges.some(([from, to]) => code >= from && code <= to);

/** A stretch of text that one face can print. */
export type Run = { text: string; face: 'letters' | 'signs' };

/**
 * Any text as what our faces can print: French spaces before double punctuation, no control or
 * direction characters, a visible sign for what no face knows. Nothing in it is more than text.
 */
export function printable(text: string): Run[] {
  const clean = text
    .normalize('NFC')
    .replace(/[^\n\t\P{Cc}]|\p{Cf}/gu, '')
    .replaceAll('\t', '    ')
    .replace(/[\u202f\u2007\u2009]/g, '\u00a0')
    .replaceAll('\u2011', '-')
    .replace(/ (?=[;:!?»])|(?<=«) /g, '\u00a0');
  const runs: Run[] = [];
  for (const letter of clean) {
    const code = letter.codePointAt(0)!;
    const isLetter = letter === '\n' || isIn(coverage.letters, code);
    const face = isLetter ? 'letters' : 'signs';
    const shown = isLetter || isIn(coverage.signs, code) ? letter : UNKNOWN;
    const last = runs.at(-1);
    if (last?.face === face) last.text += shown;
    else runs.push({ text: shown, face });
  }
  return runs;
}
