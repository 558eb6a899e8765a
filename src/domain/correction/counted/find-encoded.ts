import type { Passage } from './passage.ts';

const LONG_RUN = /[A-Za-z0-9+/_-]{32,}={0,2}|(?:0x)?[0-9a-fA-F]{40,}|(?:[01]{8}\s){6,}/g;

/** Runs of characters no pupil writes by hand: base64, hexadecimal, bits. */
export function findEncoded(text: string): Passage[] {
  return [...text.matchAll(LONG_RUN)]
    .filter(
      ([run]) =>
        /\d/.test(run) && (/[a-z]/.test(run) || /^[\d\s]+$/.test(run) || /[A-F]/.test(run)),
    )
    .map((match) => ({
      start: match.index,
      end: match.index + match[0].length,
      reason: 'encoded' as const,
    }));
}
