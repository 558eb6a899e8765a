import { expect, it } from 'vitest';
import { loadLexicon } from '../lexicon/lexicon.ts';
import { splitWords } from '../text/split-words.ts';
import { loadTagger } from './tagger.ts';

const models = new URL('../../../../models/', import.meta.url);
const lexicon = loadLexicon(new URL('french-lexicon.bin.zst', models));
const tagger = loadTagger(new URL('french-tagger.bin.zst', models), lexicon);

it('tells a noun from a verb by what surrounds it', () => {
  const text = 'La porte est fermée mais il porte un livre et les poules du couvent couvent.';
  const pieces = splitWords(text, lexicon.isCompound);
  const { tags } = tagger.tag(
    pieces.map(({ form }) => form),
    pieces.map(({ start, end }) => text.slice(start, end)),
  );
  const tagOf = (index: number) => tags[index];
  expect([tagOf(1), tagOf(6)]).toEqual(['NOUN', 'VERBf']);
  expect(tagOf(3)).toBe('VERBp');
});
