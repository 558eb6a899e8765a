import type { Analysis, AnalysisContext, Token } from './analysis.ts';
import { analyseEnglish } from './english/analyse-english.ts';
import type { FrenchEngine } from './french-engine.ts';
import { languageFindings } from './language-findings.ts';
import { measure } from './metrics.ts';
import { readStructure } from './structure/read-structure.ts';
import { readDocument, type Word } from './text/document.ts';

/** Everything the engine has to say of a text. The same text and context always give the same answer. */
export async function analyse(
  engine: FrenchEngine,
  text: string,
  context: AnalysisContext = {},
): Promise<Analysis> {
  const document = readDocument(text, engine.lexicon, engine.tagger);
  const english = context.language === 'en';
  const findings = english
    ? analyseEnglish(document, engine.english, context.confidences)
    : await languageFindings(document, engine, context.confidences);
  const read = readStructure(document, engine.structure, engine.lexicon, context);
  return {
    language: context.language ?? 'fr',
    tokens: document.words.map((word) => tokenOf(word, english)),
    sentences: document.sentences.map(({ start, end }) => ({ start, end })),
    findings,
    metrics: measure(document, findings, read.structure, engine.lexicon),
    ...read,
  };
}

function tokenOf({ start, end, raw, kind, sentence, tag, shield }: Word, english: boolean): Token {
  const token: Token = {
    start,
    end,
    text: raw,
    kind: shield === 'formula' ? 'formula' : kind,
    sentence,
  };
  if (!english) token.tag = tag.replace(/[figp]$/, '') as NonNullable<Token['tag']>;
  return token;
}
