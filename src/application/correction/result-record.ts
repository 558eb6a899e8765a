import type { Correction } from '#domain/correction/correction.ts';
import type { Evidence } from '#domain/correction/evidence.ts';
import type { QuestionMark } from '#domain/correction/marking.ts';
import { bandOf } from '#domain/correction/placement.ts';
import { CRITERIA, type CriterionKey, type Rubric } from '#domain/correction/rubric.ts';
import type { Transcript } from '#domain/correction/transcript.ts';
import type { ReadingWarning } from '#domain/exam/reading-warning.ts';

/** A correction in the shape it is stored and served: the names are those of the specification. */
export type ResultRecord = {
  grade: number;
  max_grade: number;
  feedback: string;
  corrections: QuestionMark[];
  model_used: string;
  output_json: ResultOutput;
};

export type ResultOutput = {
  anchor_band: { code: string; label: string; meaning: string; objective: string };
  weighted_subscores: Record<
    CriterionKey,
    { label: string; score: number; weight: number; weighted: number }
  >;
  subScores: Record<CriterionKey, number>;
  ameliorations: { conseil: string; gain: number; critere?: CriterionKey; preuve: Evidence[] }[];
  mini_citations_copie: Evidence[];
  citations_detectees: Correction['references'];
  caps_applied: { code: string; plafond: number; motif: string; preuve: Evidence[] }[];
  ocr_warnings: ReadingWarning[];
  text_source: string;
  pdf_is_raster: boolean;
  pages_processed: number;
  ocr_confidence: number;
  interval: Correction['interval'];
  axes: Correction['axes'];
  remarks: Correction['remarks'];
  set_aside: Correction['setAside'];
  not_judged: Correction['notJudged'];
  markers: Correction['markers'];
  notes: Correction['notes'];
  raw_grade: number;
  language_malus: number;
  rubric: Correction['rubric'];
  fingerprint: string;
  parts?: Correction['parts'];
};

type ReadingFacts = { warnings: ReadingWarning[]; pdfIsRaster: boolean };

export function resultRecord(
  correction: Correction,
  rubric: Rubric,
  transcript: Transcript,
  reading: ReadingFacts,
): ResultRecord {
  const { code, label, meaning, objective } = bandOf(correction.grade, rubric.scale);
  return {
    grade: correction.grade,
    max_grade: correction.maxGrade,
    feedback: correction.comment,
    corrections: correctionsOf(correction, rubric),
    model_used: correction.markers.map(({ name }) => name).join(' + '),
    output_json: {
      anchor_band: { code, label, meaning, objective },
      weighted_subscores: byCriterion((key) => {
        const { label, score, weight } = correction.subScores[key];
        return { label, score, weight, weighted: Math.round(score * weight) / 100 };
      }),
      subScores: byCriterion((key) => correction.subScores[key].score),
      ameliorations: correction.tips.map(({ advice, gain, criterion, evidence }) => ({
        conseil: advice,
        gain,
        ...(criterion && { critere: criterion }),
        preuve: evidence,
      })),
      mini_citations_copie: correction.extracts,
      citations_detectees: correction.references,
      caps_applied: correction.caps.map(({ code, ceiling, message, evidence }) => ({
        code,
        plafond: ceiling,
        motif: message,
        preuve: evidence,
      })),
      ocr_warnings: reading.warnings,
      text_source: transcript.source,
      pdf_is_raster: reading.pdfIsRaster,
      pages_processed: transcript.pages,
      ocr_confidence: transcript.confidence,
      interval: correction.interval,
      axes: correction.axes,
      remarks: correction.remarks,
      set_aside: correction.setAside,
      not_judged: correction.notJudged,
      markers: correction.markers,
      notes: correction.notes,
      raw_grade: correction.rawGrade,
      language_malus: correction.malus,
      rubric: correction.rubric,
      fingerprint: correction.fingerprint,
      ...(correction.parts && { parts: correction.parts }),
    },
  };
}

/** The two bands under it say what is missing; from this one on they say what is asked. */
const FIRST_BAND_THAT_ASKS = 2;

/** Questions where there are some; otherwise each criterion, with what the next band asks for. */
function correctionsOf({ questions, subScores }: Correction, rubric: Rubric): QuestionMark[] {
  if (questions.length > 0) return questions;
  return CRITERIA.map((key) => {
    const { label, weight, score, placement, reason, evidence } = subScores[key];
    const { bands } = rubric.criteria[key];
    const next = Math.max(Math.floor(placement) + 1, FIRST_BAND_THAT_ASKS);
    return {
      question: label,
      studentAnswer: evidence[0]?.text ?? '',
      correctAnswer: bands[Math.min(next, bands.length - 1)] ?? '',
      points: Math.round(score * weight) / 100,
      maxPoints: (20 * weight) / 100,
      comment: reason,
    };
  });
}

const byCriterion = <T>(of: (key: CriterionKey) => T): Record<CriterionKey, T> =>
  Object.fromEntries(CRITERIA.map((key) => [key, of(key)])) as Record<CriterionKey, T>;
