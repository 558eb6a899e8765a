import type { Connector, Paragraph, Span, Structure } from '../analysis.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import type { FrenchDocument } from '../text/document.ts';
import { findExamples } from './find-examples.ts';
import { findPlan } from './find-plan.ts';
import { findProblem } from './find-problem.ts';
import { findQuotations } from './find-quotations.ts';
import type { Mention } from './find-references.ts';
import { findTransitions } from './find-transitions.ts';
import type { Marks } from './marks.ts';
import { findSections } from './sections.ts';

/** What was seen of the text before its structure is told. */
export type Signs = {
  paragraphs: Paragraph[];
  marks: Marks;
  connectors: Connector[];
  mentions: Mention[];
  theses: ReadonlySet<number>;
  /** Stems of the exam question, empty when it is not known. */
  subject: ReadonlySet<string>;
};

/** Where no introduction was told apart, its question and plan are looked for in this first share of the text. */
const openingShare = 0.3;

/** The parts of an essay and the signs that announce them. What is not found is simply left out. */
export function findStructure(document: FrenchDocument, signs: Signs, lexicon: Lexicon): Structure {
  const { paragraphs, marks, connectors, mentions, theses, subject } = signs;
  const sections = findSections(document, paragraphs, marks);
  const area = sections.introduction ?? openingOf(document);
  const problem = findProblem(document, area, marks, subject);
  const plan = findPlan({ document, marks, lexicon }, area);
  return {
    ...sections,
    ...(problem && { problem }),
    ...(plan && { plan }),
    transitions: findTransitions(document, paragraphs, connectors, marks),
    connectors,
    quotations: findQuotations(document, mentions, theses),
    examples: findExamples(document, paragraphs, connectors, mentions, marks),
  };
}

const openingOf = ({ text }: FrenchDocument): Span => ({
  start: 0,
  end: Math.floor(text.length * openingShare),
});
