import { describe, expect, it } from 'vitest';
import { loadLexicon } from './lexicon.ts';

const lexicon = loadLexicon(new URL('../../../../models/french-lexicon.bin.zst', import.meta.url));

describe('lexicon', () => {
  it('knows the words of either dictionary, and the spellings of 1990', () => {
    for (const form of [
      "aujourd'hui",
      'arc-en-ciel',
      'tandis',
      'oxymore',
      'évènement',
      'connait',
      'cout',
      'anticonstitutionnellement',
    ])
      expect([form, lexicon.isWord(form)]).toEqual([form, true]);
    for (const form of ['developpement', 'nécéssaire', "c'est", 'zzz'])
      expect([form, lexicon.isWord(form)]).toEqual([form, false]);
  });

  it('gives each form its readings and each lemma its forms', () => {
    expect(lexicon.readings('règles').map(({ pos, features }) => `${pos} ${features}`)).toEqual([
      'nc fp',
      'v PS2s',
    ]);
    expect(lexicon.formsOf('cheval').map(({ form }) => form)).toEqual(['cheval', 'chevaux']);
  });

  it('numbers words one to one', () => {
    for (let number = 0; number < lexicon.graph.size; number += 997)
      expect(lexicon.number(lexicon.word(number))).toBe(number);
  });

  it('hears words that sound alike', () => {
    expect(lexicon.soundAlikes('parmis')).toContain('parmi');
    expect(lexicon.soundAlikes('nécéssaire')).toContain('nécessaire');
  });
});

it('a word with œ is read as the dictionaries that lack the letter read it', () => {
  expect(lexicon.readings('sœurs')).toEqual([{ pos: 'nc', features: 'fp', lemma: 'sœur' }]);
  expect(lexicon.formsOf('sœur').map(({ form }) => form)).toContain('sœurs');
});
