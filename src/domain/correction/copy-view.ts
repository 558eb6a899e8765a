import type { ExamType } from '../exam/exam.ts';
import { contentStems } from './facts/content-stems.ts';
import type { CopyFacts } from './facts/copy-facts.ts';
import { questionIn } from './facts/read-relevance.ts';
import type { ExpectedLength, Rubric } from './rubric.ts';
import type { CopyView } from './signs/sign.ts';
import type { Transcript } from './transcript.ts';

type Viewed = {
  facts: CopyFacts;
  rubric: Rubric;
  transcript: Transcript;
  examType: ExamType;
  subjectText?: string;
};

/** What signs and measures look at. A training exercise is expected to be half as long as an exam. */
export function copyView({ facts, rubric, transcript, examType, subjectText }: Viewed): CopyView {
  const length = examType === 'practice' ? halved(rubric.length) : rubric.length;
  return {
    facts,
    rubric,
    ...(length && { length }),
    subjectStems: [...new Set(contentStems(askedIn(subjectText ?? '', rubric)))],
    withoutDocuments: subjectText !== undefined && !givesDocuments(subjectText, facts),
    confidence: transcript.confidence,
    source: transcript.source,
    training: examType === 'practice',
  };
}

/** What a copy about a text must speak of is the text itself, with the questions it asks of its own. */
const askedIn = (subjectText: string, { family }: Rubric) =>
  family === 'text-reading' ? subjectText : questionIn(subjectText);

const givesDocuments = (subjectText: string, { source }: CopyFacts) =>
  source !== undefined ||
  /\b(?:document|doc\.|dossier|texte \d|tableau|graphique|carte)/i.test(subjectText);

function halved(length: ExpectedLength | undefined): ExpectedLength | undefined {
  if (!length) return undefined;
  const { veryShort, short, expected, long } = length;
  return {
    ...(veryShort !== undefined && { veryShort: veryShort / 2 }),
    short: short / 2,
    expected: [expected[0] / 2, expected[1]],
    long,
  };
}
