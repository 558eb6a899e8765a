import { expect, test } from 'vitest';
import { gateReading } from './gate-reading.ts';

const essay = 'La liberté est-elle une illusion ? Nous verrons que non. '.repeat(8);

test('a copy read with certainty goes on', () => {
  expect(gateReading(essay, 0.93, 'image')).toEqual({ action: 'proceed', shouldProceed: true });
});

test('below 0.8 the pupil checks the text first', () => {
  expect(gateReading(essay, 0.79, 'image')).toMatchObject({ action: 'warn', shouldProceed: false });
  expect(gateReading(essay, 0.8, 'image')).toMatchObject({ action: 'proceed' });
});

test('a page of which half the words are wrong is stopped', () => {
  expect(gateReading(essay, 0.49, 'pdf')).toMatchObject({ action: 'block', reason: 'unreadable' });
});

test('text that was never guessed is not doubted, whatever its figure', () => {
  expect(gateReading(essay, 0, 'docx')).toMatchObject({ action: 'proceed' });
  expect(gateReading(essay, 0, 'pdf-text')).toMatchObject({ action: 'proceed' });
});

test('an empty text is stopped, even from Word', () => {
  expect(gateReading(' \n — ', 1, 'docx')).toMatchObject({ action: 'block', reason: 'empty' });
});

test('signs without words are stopped, a page of formulas is not', () => {
  expect(gateReading('~ | _ . ; ¢ § ^^ °° a', 0.9, 'image')).toMatchObject({ reason: 'gibberish' });
  expect(gateReading('f(x) = 3x² - 12x + 7, f(2) = -5, x = 2', 0.9, 'image')).toMatchObject({
    action: 'proceed',
  });
});

test('a short answer goes on, and is known to be short', () => {
  expect(gateReading('Oui, car la somme vaut 12.', 0.95, 'image')).toMatchObject({
    action: 'proceed',
    reason: 'little-text',
  });
});
