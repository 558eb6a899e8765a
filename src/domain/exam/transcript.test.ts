import { expect, test } from 'vitest';
import { MAX_TRANSCRIPT_LENGTH, sanitiseTranscript } from './transcript.ts';

test('control characters go, line feeds and tabs stay', () => {
  expect(sanitiseTranscript('un\u0000\u0007\r\ndeux\rtrois\tquatre')).toBe(
    'un\ndeux\ntrois\tquatre',
  );
});

test('an accent is one character however it was typed', () => {
  expect(sanitiseTranscript('e\u0301te\u0301')).toBe('été');
});

test('what is stored is at most 250,000 characters', () => {
  expect(sanitiseTranscript('a'.repeat(300_000))).toHaveLength(MAX_TRANSCRIPT_LENGTH);
});
