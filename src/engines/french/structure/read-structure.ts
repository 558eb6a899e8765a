import type { Analysis, AnalysisContext } from '../analysis.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import type { FrenchDocument } from '../text/document.ts';
import { coherenceOf } from './coherence.ts';
import { findConnectors } from './connectors.ts';
import { englishFlow } from './english-flow.ts';
import { findMentions, gatherReferences } from './find-references.ts';
import { findStructure } from './find-structure.ts';
import { findMarks } from './marks.ts';
import { paragraphRoles } from './paragraph-roles.ts';
import { contentStems } from './stems.ts';
import type { StructureData } from './structure-data.ts';
import { subjectOverlap } from './subject-overlap.ts';
import { thesisSentences } from './thesis-sentences.ts';

/** What a text is made of, beyond its words: parts, links, references, relevance, flow. */
export function readStructure(
  document: FrenchDocument,
  data: StructureData,
  lexicon: Lexicon,
  { language = 'fr', subject }: AnalysisContext,
): Pick<Analysis, 'paragraphs' | 'structure' | 'references' | 'subject' | 'coherence'> {
  const markers = data.markers[language];
  const marks = findMarks(document, markers);
  const paragraphs = paragraphRoles(document, marks);
  const ending = paragraphs.find(({ role }) => role === 'conclusion')?.start ?? Infinity;
  const connectors = findConnectors(
    document,
    data.connectors[language],
    (start) => start >= ending,
  );
  const theses = thesisSentences(document, markers, lexicon);
  const mentions = findMentions(document, data.references, lexicon, theses);
  const signs = {
    paragraphs,
    marks,
    connectors,
    mentions,
    theses,
    subject: new Set(contentStems(subject ?? '')),
  };
  const overlap = subject && subjectOverlap(subject, document.text, data.rarity, data.families);
  return {
    paragraphs,
    structure: findStructure(document, signs, lexicon),
    references: gatherReferences(document, mentions, theses),
    ...(overlap && { subject: overlap }),
    coherence: coherenceOf(document, language === 'en' ? englishFlow : data.flow),
  };
}
