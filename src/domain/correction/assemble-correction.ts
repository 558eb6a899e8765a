import type { ExamType } from '../exam/exam.ts';
import { type AdviceBook, adviceFor } from './advice.ts';
import { scoreAxes } from './axes.ts';
import { computeGrade, MAX_GRADE, rawGrade, subScore } from './compute-grade.ts';
import { copyView } from './copy-view.ts';
import type { Correction, CorrectionNote, MarkerTrace, SubScore } from './correction.ts';
import { type Evidence, evidenceAt } from './evidence.ts';
import type { CopyFacts } from './facts/copy-facts.ts';
import { fold } from './fold.ts';
import { grantCaps } from './grant-caps.ts';
import { harmonise } from './harmonise.ts';
import { intervalAround } from './interval.ts';
import { languageMalus } from './language-malus.ts';
import type { Marking } from './marking.ts';
import { bandOf } from './placement.ts';
import { rankTips } from './rank-tips.ts';
import { anchorOf } from './remarks/anchor-of.ts';
import { quoteFor } from './remarks/quote-for.ts';
import {
  quotationVerifier,
  type Remark,
  verifyRemarks,
  withoutDoubles,
} from './remarks/verify-remarks.ts';
import { CRITERIA, type CriterionKey, type Rubric } from './rubric.ts';
import { usefulReferences } from './signs/knowledge.ts';
import { placeCopy } from './signs/place-copy.ts';
import type { CopyView } from './signs/sign.ts';
import type { Span, Transcript } from './transcript.ts';
import { withoutGrades } from './write-comment.ts';

type Material = {
  fingerprint: string;
  rubric: Rubric;
  transcript: Transcript;
  facts: CopyFacts;
  examType: ExamType;
  subjectText?: string;
  /** Every reading of the copy; our own is always among them. */
  readings: { marking: Marking; usage?: Omit<MarkerTrace, keyof Marking['marker'] | 'grade'> }[];
  notes: CorrectionNote[];
};

const MOST_EXTRACTS = 5;

/** Verify, harmonise, cap, grade, explain: from what markers said to what the pupil gets. */
export function assembleCorrection(material: Material, book: AdviceBook): Correction {
  const { rubric, transcript, facts, readings } = material;
  const advice = adviceFor(book, rubric);
  const markings = readings.map(({ marking }) => marking);
  const copy = copyView(material);
  const placed = placeCopy(copy);
  const verify = quotationVerifier(transcript);

  const { grades, ...agreed } = harmonise(markings, rubric);
  const faults = facts.faults.filter(({ certain }) => certain).length;
  const inputs = {
    ...agreed,
    caps: grantCaps(markings, rubric, verify).map((cap) => withFigures(cap, copy)),
    malus: malusOf(faults, material),
  };
  const grade = computeGrade(inputs, rubric);
  const shown = markings.flatMap(({ remarks }) => verifyRemarks(remarks, verify));
  const remarks = inReadingOrder(withoutDoubles(shown));
  const signEvidence = (criterion: CriterionKey, code: string): Evidence[] => {
    const sign = placed.criteria[criterion].signs.find((read) => read.code === code);
    const done = (span: Span) => sign?.at.some((at) => at.start < span.end && span.start < at.end);
    const place = sign?.against?.[0] ?? anchorOf(criterion, facts, (span) => done(span) === true);
    return place ? verify([quoteFor(place, facts, transcript.text)]) : [];
  };
  const speaker = markings.find(({ marker }) => marker.kind === 'model') ?? markings[0];

  return {
    fingerprint: material.fingerprint,
    rubric: { code: rubric.code, version: rubric.version },
    grade,
    maxGrade: MAX_GRADE,
    rawGrade: Math.round(rawGrade(inputs, rubric) * 100) / 100,
    interval: intervalAround(grade, {
      markers: markings.map(({ marker }) => marker),
      grades,
      confidence: transcript.confidence,
      ...unknownOf(material),
    }),
    band: bandOf(grade, rubric.scale).code,
    subScores: subScores(markings, inputs.placements, rubric, verify),
    axes: scoreAxes(inputs.placements, copy, placed),
    caps: inputs.caps,
    malus: Math.round(inputs.malus * 100) / 100,
    comment: withoutGrades(speaker?.comment ?? ''),
    remarks,
    tips: rankTips(inputs, placed, rubric, advice, signEvidence),
    questions: agreed.questions,
    extracts: extractsOf(remarks),
    references: usefulReferences(copy).map(({ name, kind, explained, mentions }) => ({
      name: kind === 'notion' ? asWritten(name, mentions[0], transcript) : name,
      kind,
      explained,
      evidence: mentions.slice(0, 3).map((mention) => evidenceAt(mention, transcript)),
    })),
    setAside: facts.setAside.map((passage) => ({
      ...passage,
      evidence: evidenceAt(passage, transcript),
    })),
    notJudged: sharedSilence(markings),
    markers: readings.map(({ marking, usage }, i) => ({
      ...marking.marker,
      grade: Math.round((grades[i] ?? 0) * 100) / 100,
      ...usage,
    })),
    notes: material.notes,
    measures: {
      words: facts.words,
      paragraphs: facts.paragraphs.length,
      uniqueReferences: new Set(facts.references.map(({ name }) => name)).size,
      repetition: Math.round(facts.style.repetition * 1000) / 1000,
    },
  };
}

function unknownOf({ facts, subjectText }: Material): { unknown?: 'questions' | 'subject' } {
  if (facts.shown) return { unknown: 'questions' };
  return subjectText === undefined ? { unknown: 'subject' } : {};
}

/** « {mots} » and « {attendus} » in the advice of a ceiling are those of this copy. */
function withFigures<C extends { advice?: string }>(cap: C, { facts, length }: CopyView): C {
  if (cap.advice === undefined) return cap;
  const advice = cap.advice
    .replace('{mots}', inFrench(facts.words))
    .replace('{attendus}', inFrench(Math.round(length?.expected[0] ?? facts.words)));
  return { ...cap, advice };
}

/** « 1 200 », with a space that never breaks. */
const inFrench = (count: number) => String(count).replace(/\B(?=(?:\d{3})+$)/g, '\u00a0');

/** The dictionary files « Unesco » under « environnement »: the pupil is shown what he wrote. */
function asWritten(name: string, mention: Span | undefined, { text }: Transcript): string {
  const written = mention ? text.slice(mention.start, mention.end) : name;
  return fold(name).includes(fold(written)) ? name : written;
}

/** Calculations are not prose: no point of spelling is taken from them. */
function malusOf(faults: number, { rubric, facts, transcript }: Material): number {
  if (rubric.family === 'exact-sciences') return 0;
  return languageMalus(faults, facts.words, transcript.confidence, rubric.language);
}

function subScores(
  markings: Marking[],
  placements: Record<CriterionKey, number>,
  rubric: Rubric,
  verify: ReturnType<typeof quotationVerifier>,
): Record<CriterionKey, SubScore> {
  const speaker = markings.find(({ marker }) => marker.kind === 'model') ?? markings[0];
  const scored = CRITERIA.map((key): [CriterionKey, SubScore] => {
    const { label, weight } = rubric.criteria[key];
    const mark = speaker?.criteria[key];
    const score = Math.round(subScore(placements[key], rubric) * 10) / 10;
    const evidence = verify(mark?.quotes ?? []);
    return [
      key,
      { label, weight, placement: placements[key], score, reason: mark?.reason ?? '', evidence },
    ];
  });
  return Object.fromEntries(scored) as Record<CriterionKey, SubScore>;
}

/** A thing is left unjudged only when no reading judged it. */
function sharedSilence(markings: Marking[]): Correction['notJudged'] {
  const [first, ...others] = markings;
  return (first?.notJudged ?? []).filter((thing) =>
    others.every(({ notJudged }) => notJudged.includes(thing)),
  );
}

const inReadingOrder = (remarks: Remark[]) =>
  [...remarks].sort((a, b) => (a.evidence[0]?.start ?? 0) - (b.evidence[0]?.start ?? 0));

/** The passages most worth reading again: strengths and weaknesses of thought, not single words. */
const extractsOf = (remarks: Remark[]): Evidence[] =>
  remarks
    .filter(({ kind }) => kind !== 'fault')
    .flatMap(({ evidence }) => evidence.slice(0, 1))
    .filter(({ text }, i, all) => all.findIndex((other) => other.text === text) === i)
    .slice(0, MOST_EXTRACTS);
