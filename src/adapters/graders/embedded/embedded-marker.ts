import type { Marker, StudiedCopy } from '#application/correction/ports.ts';
import { type AdviceBook, adviceFor } from '#domain/correction/advice.ts';
import { keepStrictest } from '#domain/correction/apply-caps.ts';
import { computeGrade } from '#domain/correction/compute-grade.ts';
import { copyView } from '#domain/correction/copy-view.ts';
import type { Quote } from '#domain/correction/evidence.ts';
import type { Marking, NotJudged } from '#domain/correction/marking.ts';
import { markQuestions } from '#domain/correction/paper/mark-questions.ts';
import { bandOf } from '#domain/correction/placement.ts';
import { equalityRemarks } from '#domain/correction/remarks/equality-remarks.ts';
import { faultRemarks } from '#domain/correction/remarks/fault-remarks.ts';
import { quoteFor } from '#domain/correction/remarks/quote-for.ts';
import { reasonOf } from '#domain/correction/remarks/reason-of.ts';
import { signRemarks, weakSigns } from '#domain/correction/remarks/sign-remarks.ts';
import { CRITERIA, type CriterionKey } from '#domain/correction/rubric.ts';
import { measureCaps } from '#domain/correction/signs/measure-caps.ts';
import { type PlacedCopy, placeCopy } from '#domain/correction/signs/place-copy.ts';
import type { Span } from '#domain/correction/transcript.ts';
import { writeComment } from '#domain/correction/write-comment.ts';
import { ok } from '#domain/result.ts';

/** Changes whenever the rules below would give another grade to the same copy. */
export const EMBEDDED_VERSION = '2026-11-16.2';

/** Our own marker: same copy, same answer, no network. It reads form and method, and says so. */
export const embeddedMarker = (advice: AdviceBook): Marker => ({
  identity: { kind: 'embedded', name: 'lauréat', version: EMBEDDED_VERSION },
  mark: async (copy) => ok({ marking: markByRules(copy, advice) }),
});

function markByRules(copy: StudiedCopy, book: AdviceBook): Marking {
  const { facts, rubric, transcript } = copy;
  const advice = adviceFor(book, rubric);
  const view = copyView(copy);
  const placed = placeCopy(view);
  const exactly = ({ start, end }: Span): Quote => ({
    text: transcript.text.slice(start, end),
    near: start,
  });
  const quote = (span: Span) => quoteFor(span, facts, transcript.text);
  const remarks = signRemarks(placed, facts, rubric, advice, quote);
  const criteria = criteriaOf(placed, advice, quote);
  const questions = questionMarks(copy, advice);
  const caps = measureCaps(view);
  const ceilings = rubric.caps.flatMap((cap) => {
    const measured = caps.find(({ code }) => code === cap.code);
    return measured ? [{ ...cap, ceiling: measured.ceiling ?? cap.ceiling }] : [];
  });
  const seen = { placements: placementsOf(placed), placement: placed.placement, questions };
  const bandWith = (held: { ceiling: number }[]) =>
    bandOf(computeGrade({ ...seen, caps: held, malus: 0 }, rubric), rubric.scale).code;
  return {
    marker: { kind: 'embedded', name: 'lauréat', version: EMBEDDED_VERSION },
    criteria,
    ...(rubric.method === 'global' && { placement: placed.placement }),
    questions,
    claims: caps.map(({ at, ...claim }) => ({ ...claim, quotes: at.slice(0, 3).map(quote) })),
    remarks: [
      ...remarks,
      ...equalityRemarks(facts, advice, exactly),
      ...faultRemarks(facts.faults, advice, exactly),
    ],
    comment: writeComment(
      {
        band: bandWith(ceilings),
        worth: bandWith([]),
        turn: facts.words,
        ceilings: keepStrictest(ceilings),
        remarks,
        levers: weakSigns(placed, rubric).flatMap(({ code }) => advice.signs[code]?.tip ?? []),
        limits: advice.comments[limitsOf(copy)],
      },
      advice.comments,
    ),
    notJudged: notJudged(copy),
  };
}

function limitsOf({ facts, rubric, subjectText }: StudiedCopy) {
  if (facts.shown) return subjectText === undefined ? 'unstated' : 'unmatched';
  if (facts.language === 'en') return 'englishOnly';
  return rubric.family === 'exact-sciences' ? 'workOnly' : 'formOnly';
}

/** Points by question, where the paper has questions. */
function questionMarks({ questions, facts, rubric, transcript }: StudiedCopy, advice: AdviceBook) {
  if (rubric.method !== 'questions' || !questions) return [];
  const textOf = ({ start, end }: Span) => transcript.text.slice(start, end);
  return markQuestions(questions, facts.answers, textOf, rubric.questionCaps, advice.questions);
}

const placementsOf = (placed: PlacedCopy) =>
  Object.fromEntries(CRITERIA.map((key) => [key, placed.criteria[key].placement])) as Record<
    CriterionKey,
    number
  >;

/** Each criterion is explained by what it does best, then by what it lacks most. */
function criteriaOf(
  placed: PlacedCopy,
  { signs: book }: AdviceBook,
  quote: (span: Span) => Quote,
): Marking['criteria'] {
  const said = new Set<string>();
  const marks = CRITERIA.map((key) => {
    const { placement, signs } = placed.criteria[key];
    const quotes = signs
      .flatMap(({ at }) => at.slice(0, 1))
      .slice(0, 2)
      .map(quote);
    const { sentences, codes } = reasonOf(placement, signs, book, (code) => said.has(code));
    for (const code of codes) said.add(code);
    return [key, { placement, reason: sentences, quotes }] as const;
  });
  return Object.fromEntries(marks) as Marking['criteria'];
}

const everyAnswerKnown = ({ questions = [] }: StudiedCopy) =>
  questions.length > 0 && questions.every(({ expected }) => expected !== undefined);

function notJudged(copy: StudiedCopy): NotJudged[] {
  const { transcript, rubric, subjectText, facts } = copy;
  const silent: (NotJudged | false)[] = [
    'truth',
    'depth',
    'originality',
    subjectText === undefined && 'topic',
    transcript.confidence < rubric.language.minConfidence && 'spelling',
    transcript.source === 'ocr' && 'layout',
    rubric.method === 'questions' && !everyAnswerKnown(copy) && 'results',
    facts.language === 'en' && 'english-grammar',
    rubric.family === 'experimental-sciences' && 'figures',
    rubric.family === 'text-reading' && facts.source === undefined && 'document-use',
  ];
  return silent.filter((thing) => thing !== false);
}
