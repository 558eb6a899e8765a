import type { Passage } from './passage.ts';

const LONG_RUN = /[A-Za-z0-9+/_-]{20,}={0,2}|(?:0x)?[0-9a-fA-F]{40,}|(?:[01]{8}\s){6,}/g;

/** Runs of characters no pupil writes by hand: base64, hexadecimal, bits. */
export function findEncoded(text: string): Passage[] {
  return [...text.matchAll(LONG_RUN)]
    .filter(
      ([run]) => isBase64(run) || /^(?:0x)?[0-9a-fA-F]{40,}$/.test(run) || /^[01\s]+$/.test(run),
    )
    .map((match) => ({
      start: match.index,
      end: match.index + match[0].length,
      reason: 'encoded' as const,
    }));
}

/** Capitals, small letters and digits mixed without a space: no word of any language looks like that. */
const isBase64 = (run: string) =>
  /[a-z]/.test(run) && /[A-Z]/.test(run.slice(1)) && /\d|=$/.test(run);
