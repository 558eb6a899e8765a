import { expect, test } from 'vitest';
import { loadLexicon } from './lexicon/lexicon.ts';
import { measure } from './metrics.ts';
import { loadTagger } from './tagging/tagger.ts';
import { readDocument } from './text/document.ts';

const root = new URL('../../../', import.meta.url);
const lexicon = loadLexicon(new URL('models/french-lexicon.bin.zst', root));
const tagger = loadTagger(new URL('models/french-tagger.bin.zst', root), lexicon);
const nothing = { transitions: [], connectors: [], quotations: [], examples: [] };
const metricsOf = (text: string) =>
  measure(readDocument(text, lexicon, tagger), [], nothing, lexicon);

test('words and figures are counted, an elided word as one of its own', () => {
  expect(metricsOf("L'homme naît en 1712. Il écrit.")).toMatchObject({
    words: 7,
    sentences: 2,
    longestSentence: 5,
  });
});

test('a text that says the same word again is more repetitive and less varied', () => {
  const varied = metricsOf('Le marin quitte la plage, longe la falaise et regarde une barque.');
  const dull = metricsOf('Le marin regarde le marin, le marin regarde la barque du marin.');
  expect(dull.repetitionRate).toBeGreaterThan(varied.repetitionRate);
  expect(dull.lexicalVariety).toBeLessThan(varied.lexicalVariety);
  expect(dull.mostRepeated[0]).toEqual({ word: 'marin', count: 4 });
});

test('words that are names of object members are counted like any other', () => {
  expect(metricsOf('Le constructor, le constructor et le constructor.').mostRepeated).toEqual([
    { word: 'constructor', count: 3 },
  ]);
});

test('an empty text has no rates', () => {
  expect(metricsOf('')).toMatchObject({ words: 0, wordsPerSentence: 0, repetitionRate: 0 });
});
