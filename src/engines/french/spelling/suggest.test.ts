import { describe, expect, it } from 'vitest';
import { loadLexicon } from '../lexicon/lexicon.ts';
import { makeSpeller } from './suggest.ts';

const lexicon = loadLexicon(new URL('../../../../models/french-lexicon.bin.zst', import.meta.url));
const speller = makeSpeller(lexicon, new Map([['biensur', 'bien sûr']]));
const first = (form: string) => speller.suggest(form)[0]?.text;

describe('spelling suggestions', () => {
  it('puts the word meant first for accents, doubled letters, sounds and swaps', () => {
    const slips = {
      societé: 'société',
      litérature: 'littérature',
      philosofe: 'philosophe',
      apparance: 'apparence',
      dailleurs: "d'ailleurs",
      proffesseur: 'professeur',
    };
    for (const [wrong, right] of Object.entries(slips))
      expect([wrong, first(wrong)]).toEqual([wrong, right]);
  });

  it('takes the fixed spellings as they are', () => {
    expect(speller.suggest('biensur')).toEqual([{ text: 'bien sûr', cost: 0, rank: 0 }]);
  });

  it('stays silent on what looks like no word at all', () => {
    expect(speller.suggest('x'.repeat(60))).toEqual([]);
    expect(speller.suggest('qwxzk')).toEqual([]);
  });
});
