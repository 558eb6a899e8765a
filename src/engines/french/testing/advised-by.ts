import { readFileSync } from 'node:fs';
import { loadLexicon } from '../lexicon/lexicon.ts';
import { parsePhrases, phraseRule } from '../rules/phrases.ts';
import type { Rule } from '../rules/rule.ts';
import { loadTagger } from '../tagging/tagger.ts';
import { readDocument } from '../text/document.ts';

const file = (path: string) => new URL(`../../../../${path}`, import.meta.url);
const lexicon = loadLexicon(file('models/french-lexicon.bin.zst'));
const tagger = loadTagger(file('models/french-tagger.bin.zst'), lexicon);

/** The phrases of the reference, as a rule like the others. */
export const phrases = phraseRule(
  parsePhrases(readFileSync(file('content/references/phrases.tsv'), 'utf8')),
);

/** First suggestions of these rules on a text, without the encoder; `kind` keeps the rules of that name. */
export function advisedBy(rules: Rule[], text: string, kind = /./): (string | undefined)[] {
  const document = readDocument(text, lexicon, tagger);
  return rules
    .flatMap((rule) => rule({ document, lexicon }))
    .filter(({ rule }) => kind.test(rule))
    .map(({ suggestions }) => suggestions[0]);
}
