import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type CertaintyTable, loadCertainty } from './certainty.ts';
import { type Corrector, loadCorrector } from './corrector/corrector.ts';
import { loadCorrectorTables } from './corrector/corrector-tables.ts';
import { loadSecondOpinion } from './corrector/second-opinion.ts';
import type { EnglishEngine } from './english/analyse-english.ts';
import { loadEnglishWords } from './english/english-words.ts';
import { type Lexicon, loadLexicon } from './lexicon/lexicon.ts';
import { allRules } from './rules/all-rules.ts';
import { parsePhrases, phraseRule } from './rules/phrases.ts';
import { parseFamiliarWords, registerRule } from './rules/register.ts';
import type { Rule } from './rules/rule.ts';
import { parseFixedSpellings } from './spelling/fixed-spellings.ts';
import { makeSpeller, type Speller } from './spelling/suggest.ts';
import { loadStructureData, type StructureData } from './structure/structure-data.ts';
import { loadTagger, type Tagger } from './tagging/tagger.ts';

/** Everything loaded once; analysing only reads it. */
export type FrenchEngine = {
  lexicon: Lexicon;
  tagger: Tagger;
  speller: Speller;
  rules: Rule[];
  certainty: CertaintyTable;
  english: EnglishEngine;
  structure: StructureData;
  /** Absent where the weights are not installed: the rules then work alone. */
  corrector?: Corrector;
};

const root = new URL('../../../', import.meta.url);
const model = (name: string) => new URL(`models/${name}`, root);
const reference = (name: string) =>
  readFileSync(new URL(`content/references/${name}`, root), 'utf8');

export async function loadFrenchEngine(): Promise<FrenchEngine> {
  const lexicon = loadLexicon(model('french-lexicon.bin.zst'));
  const certainty = loadCertainty(model('french-certainty.json'));
  const engine: FrenchEngine = {
    lexicon,
    tagger: loadTagger(model('french-tagger.bin.zst'), lexicon),
    speller: makeSpeller(lexicon, parseFixedSpellings(reference('fixed-spellings.tsv'))),
    rules: [
      ...allRules,
      phraseRule(parsePhrases(reference('phrases.tsv'))),
      registerRule(parseFamiliarWords(reference('familiar-words.tsv'))),
    ],
    certainty,
    english: {
      words: loadEnglishWords(model('english-words.bin.zst')),
      phrases: parsePhrases(reference('english-phrases.tsv')),
      certainty,
    },
    structure: loadStructureData(root, lexicon),
  };
  if (existsSync(model('french-corrector.onnx'))) {
    const tables = loadCorrectorTables(model('french-corrector.bin.zst'), lexicon);
    engine.corrector = await loadCorrector(
      fileURLToPath(model('french-corrector.onnx')),
      tables,
      loadSecondOpinion(model('french-second-opinion.bin.zst')),
    );
  }
  return engine;
}
