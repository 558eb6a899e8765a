import type { CriterionKey, Family } from '../rubric.ts';
import * as contraction from './contraction.ts';
import * as development from './development.ts';
import * as documents from './documents.ts';
import * as ending from './ending.ts';
import * as exact from './exact-sciences.ts';
import * as examples from './examples.ts';
import * as introduction from './introduction.ts';
import * as knowledge from './knowledge.ts';
import * as shown from './shown-work.ts';
import type { CopyView, Sign } from './sign.ts';
import * as reading from './text-reading.ts';

const worth = (sign: Sign, bands: number): Sign => ({ ...sign, worth: bands });

const ENDING = [
  ending.conclusionPresent,
  ending.conclusionAnswers,
  ending.conclusionSize,
  ending.correctLanguage,
  ending.richLanguage,
];
const KNOWLEDGE = [
  knowledge.explainedReferences,
  knowledge.preciseReferences,
  knowledge.usedReferences,
];

/** What is looked for in each criterion of each family of exercises; five bands in all, at most. */
export const SIGNS: Record<Family, Record<CriterionKey, Sign[]>> = {
  dissertation: {
    problematique: [
      introduction.opening,
      introduction.problem,
      introduction.plan,
      introduction.terms,
      introduction.tension,
      introduction.subjectTakenUp,
    ],
    argumentation: [
      development.amount,
      development.paragraphs,
      development.links,
      development.reasons,
      development.objections,
      development.transitions,
      development.order,
      development.economy,
    ],
    references: KNOWLEDGE,
    exemples: [examples.exampleCount, examples.analysedExamples, examples.preciseExamples],
    conclusion: ENDING,
  },
  'text-reading': {
    problematique: [
      introduction.opening,
      worth(introduction.problem, 1.2),
      worth(introduction.plan, 1),
      reading.textPresented,
      reading.themeSeen,
      worth(introduction.terms, 0.5),
    ],
    argumentation: [
      worth(development.amount, 1.3),
      worth(development.paragraphs, 0.4),
      reading.interpretation,
      worth(development.links, 0.5),
      worth(development.reasons, 0.4),
      worth(development.order, 0.7),
      reading.notRetold,
    ],
    references: [
      worth(knowledge.explainedReferences, 3.4),
      worth(knowledge.preciseReferences, 0.9),
      worth(introduction.terms, 0.7),
    ],
    exemples: [reading.quotations, reading.shortQuotations, reading.analysedQuotations],
    conclusion: ENDING,
  },
  'experimental-sciences': {
    problematique: [
      introduction.opening,
      introduction.problem,
      introduction.plan,
      worth(introduction.terms, 0.9),
      worth(introduction.subjectTakenUp, 1.2),
    ],
    argumentation: [
      worth(development.amount, 1.5),
      worth(development.reasons, 1.5),
      worth(development.links, 0.7),
      worth(development.paragraphs, 0.5),
      worth(development.order, 0.8),
    ],
    references: [
      worth(knowledge.explainedReferences, 3.2),
      worth(documents.definedNotions, 1),
      worth(development.amount, 0.8),
    ],
    exemples: [documents.figures, documents.observations, documents.documentsNamed],
    conclusion: ENDING,
  },
  'foreign-language': {
    problematique: [
      worth(introduction.subjectTakenUp, 1.8),
      introduction.opening,
      worth(introduction.problem, 0.9),
      worth(development.amount, 1.6),
    ],
    argumentation: [
      worth(development.amount, 1.4),
      worth(development.links, 1.3),
      worth(development.paragraphs, 0.6),
      worth(development.objections, 0.7),
      worth(development.order, 0.9),
    ],
    references: [worth(ending.richLanguage, 3), worth(knowledge.preciseReferences, 1.9)],
    exemples: [worth(examples.exampleCount, 2.4), worth(documents.documentsNamed, 2.4)],
    conclusion: [worth(ending.correctLanguage, 3.3), worth(ending.richLanguage, 1.6)],
  },
  contraction: {
    problematique: [contraction.ideasKept],
    argumentation: [worth(contraction.ideasKept, 2.5), contraction.logicKept],
    references: [contraction.voiceKept],
    exemples: [contraction.reworded],
    conclusion: [contraction.formatKept, worth(ending.correctLanguage, 1.7)],
  },
  'short-answer': {
    problematique: [worth(introduction.subjectTakenUp, 2.8), worth(development.amount, 2.1)],
    argumentation: [
      worth(development.reasons, 2.2),
      worth(development.links, 1.2),
      worth(development.amount, 1.5),
    ],
    references: [documents.definedNotions, worth(knowledge.explainedReferences, 2.9)],
    exemples: [
      worth(documents.figures, 1.9),
      worth(examples.exampleCount, 1.8),
      worth(documents.documentsNamed, 1.2),
    ],
    conclusion: [worth(ending.correctLanguage, 2.5), worth(development.amount, 2.4)],
  },
  'exact-sciences': {
    problematique: [exact.questionsAnswered],
    argumentation: [exact.justified],
    references: [exact.theoremsNamed, exact.courseKnown],
    exemples: [exact.exactCalculations],
    conclusion: [exact.conclusionsWritten],
  },
  translation: {
    problematique: [worth(development.amount, 4)],
    argumentation: [worth(development.amount, 4)],
    references: [worth(ending.richLanguage, 4)],
    exemples: [worth(ending.correctLanguage, 4.5)],
    conclusion: [worth(ending.correctLanguage, 4), worth(ending.richLanguage, 0.9)],
  },
};

/** The same criteria where the questions are not known: the points are no longer those of a statement. */
export const SHOWN_SIGNS: Record<CriterionKey, Sign[]> = {
  problematique: [shown.workShown],
  argumentation: [shown.reasonsGiven],
  references: [shown.lawsApplied, worth(shown.workShown, 2)],
  exemples: [shown.soundCalculations],
  conclusion: [shown.answersWritten],
};

/** A value of physics means nothing without its unit. */
export const SHOWN_WITH_UNITS = {
  ...SHOWN_SIGNS,
  exemples: [worth(shown.soundCalculations, 3.8), shown.unitsGiven],
};

/** What to look for in this copy. */
export function signsFor({ facts, rubric }: CopyView): Record<CriterionKey, Sign[]> {
  if (!facts.shown) return SIGNS[rubric.family];
  return rubric.subject === 'physique-chimie' ? SHOWN_WITH_UNITS : SHOWN_SIGNS;
}
