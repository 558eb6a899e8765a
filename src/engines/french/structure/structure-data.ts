import { readFileSync } from 'node:fs';
import type { Language } from '../analysis.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { type ConnectorTable, makeConnectorTable } from './connectors.ts';
import { type Markers, makeMarkers } from './markers.ts';
import { loadRarity, type Rarity } from './rarity.ts';
import { makeReferenceIndex, type ReferenceIndex } from './reference-index.ts';
import { readWordFamilies, type WordFamilies } from './word-families.ts';
import { loadWordFlow, type WordFlow } from './word-flow.ts';

/** Lists and tables that tell the structure of an essay, loaded once. */
export type StructureData = {
  connectors: Record<Language, ConnectorTable>;
  markers: Record<Language, Markers>;
  references: ReferenceIndex;
  families: WordFamilies;
  rarity: Rarity;
  flow: WordFlow;
};

export function loadStructureData(root: URL, lexicon: Lexicon): StructureData {
  const read = (name: string) => readFileSync(new URL(`content/references/${name}`, root), 'utf8');
  return {
    connectors: {
      fr: makeConnectorTable(read('connectors.tsv')),
      en: makeConnectorTable(read('english-connectors.tsv')),
    },
    markers: {
      fr: makeMarkers(read('markers.tsv'), read('essay-markers.tsv')),
      en: makeMarkers(read('english-markers.tsv')),
    },
    references: makeReferenceIndex(read),
    families: readWordFamilies(read('word-families.tsv')),
    rarity: loadRarity(new URL('models/french-rarity.bin.zst', root)),
    flow: loadWordFlow(new URL('models/french-flow.bin.zst', root), lexicon),
  };
}
