import type { StudiedCopy } from '#application/correction/ports.ts';
import type { MarkerIdentity, Marking, QuestionMark } from '#domain/correction/marking.ts';
import { labelOf, type PaperQuestion } from '#domain/correction/paper/paper-question.ts';
import type { Placement } from '#domain/correction/placement.ts';
import { CRITERIA } from '#domain/correction/rubric.ts';
import type { MarkingAnswer } from './marking-schema.ts';

const WITHIN = { low: 1 / 6, middle: 1 / 2, high: 5 / 6 };

/** A band and a position in it become a place on the anchor scale. */
const placeOf = ({
  band,
  position,
}: Pick<MarkingAnswer['overall'], 'band' | 'position'>): Placement =>
  Number(band.slice(1)) + WITHIN[position];

/** A model's answer as a marking like any other: still unverified, and without a grade. */
export function toMarking(
  answer: MarkingAnswer,
  marker: MarkerIdentity,
  { rubric, transcript, subjectText, questions }: StudiedCopy,
): Marking {
  const asQuotes = (quotes: string[]) => quotes.map((text) => ({ text }));
  const criteria = CRITERIA.map((key) => {
    const { reason, quotes, ...place } = answer.criteria[key];
    return [key, { placement: placeOf(place), reason, quotes: asQuotes(quotes) }] as const;
  });
  return {
    marker,
    criteria: Object.fromEntries(criteria) as Marking['criteria'],
    ...(rubric.method === 'global' && { placement: placeOf(answer.overall) }),
    questions: rubric.method === 'questions' ? alignQuestions(answer.questions, questions) : [],
    claims: answer.caps.map(({ code, quotes }) => ({ code, quotes: asQuotes(quotes) })),
    remarks: answer.remarks.map(({ quotes, correction, ...remark }) => ({
      ...remark,
      quotes: asQuotes(quotes),
      ...(correction !== null && { correction }),
    })),
    comment: answer.comment,
    notJudged: [
      ...(subjectText === undefined ? (['topic'] as const) : []),
      ...(transcript.confidence < rubric.language.minConfidence ? (['spelling'] as const) : []),
      'layout',
    ],
  };
}

/** The paper decides which questions there are and what each is worth; the model only gives points. */
function alignQuestions(
  answered: QuestionMark[],
  paper: PaperQuestion[] | undefined,
): QuestionMark[] {
  if (!paper || paper.length === 0) return answered;
  return paper.flatMap(({ label, statement, maxPoints }) => {
    const found = answered.find(({ question }) => labelOf(question) === label.toLowerCase());
    if (!found) return [];
    const worth = maxPoints ?? found.maxPoints;
    const points = Math.min(Math.max(0, found.points), worth);
    return [{ ...found, question: `${label} ${statement}`.trim(), maxPoints: worth, points }];
  });
}
