import { expect, test } from 'vitest';
import { asMeant } from './as-meant.ts';
import { countedText } from './counted-text.ts';

const written = 'Nous nous demandreons comment la frase touche kelqu’un.';
const counted = countedText(written, { language: 'fr', prose: false });
const slip = (word: string, meant: string) => {
  const start = written.indexOf(word);
  return { start, end: start + word.length, meant };
};
const meant = asMeant(counted, [
  slip('kelqu’un', 'quelqu’un'),
  slip('demandreons', 'demanderons'),
  slip('frase', 'phrase'),
]);

test('words written otherwise are read as the words they stand for', () => {
  expect(meant.text).toBe('Nous nous demanderons comment la phrase touche quelqu’un.');
});

test.each([
  ['demanderons', 'demandreons'],
  ['la phrase', 'la frase'],
  ['phrase touche quelqu’un', 'frase touche kelqu’un'],
  ['quelqu’un.', 'kelqu’un.'],
])('« %s » leads back to what the pupil wrote: « %s »', (words, theirs) => {
  const start = meant.text.indexOf(words);
  const place = meant.inTranscript({ start, end: start + words.length });
  expect(written.slice(place.start, place.end)).toBe(theirs);
  const back = meant.fromTranscript(place)!;
  expect(meant.text.slice(back.start, back.end)).toBe(words);
});

test('a place inside a slip stands for the whole word', () => {
  const start = meant.text.indexOf('rase');
  const place = meant.inTranscript({ start, end: start + 4 });
  expect(written.slice(place.start, place.end)).toBe('frase');
});

test('a text without slips is itself', () => {
  expect(asMeant(counted, []).text).toBe(written);
});
