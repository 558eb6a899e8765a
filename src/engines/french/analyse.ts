import type { Analysis, AnalysisContext, Token } from './analysis.ts';
import { analyseEnglish } from './english/analyse-english.ts';
import type { FrenchEngine } from './french-engine.ts';
import { languageFindings } from './language-findings.ts';
import { measure } from './metrics.ts';
import { coherenceOf } from './structure/coherence.ts';
import { findReferences } from './structure/find-references.ts';
import { findStructure } from './structure/find-structure.ts';
import { paragraphRoles } from './structure/paragraph-roles.ts';
import { subjectOverlap } from './structure/subject-overlap.ts';
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
  const paragraphs = paragraphRoles(document, engine.lists);
  const structure = findStructure(document, paragraphs, engine.lists);
  const subject = context.subject
    ? subjectOverlap(context.subject, text, engine.lexicon)
    : undefined;
  return {
    language: context.language ?? 'fr',
    tokens: document.words.map((word) => tokenOf(word, english)),
    sentences: document.sentences.map(({ start, end }) => ({ start, end })),
    paragraphs,
    findings,
    metrics: measure(document, findings, structure, engine.lexicon),
    structure,
    references: findReferences(document, engine.lists, engine.lexicon),
    ...(subject ? { subject } : {}),
    coherence: english
      ? { score: 0, verdict: 'prose', repeatedSentences: 0 }
      : coherenceOf(document, engine.classes),
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
