import type { Correction } from '#domain/correction/correction.ts';
import type { Transcript } from '#domain/correction/transcript.ts';
import type { ExamType } from '#domain/exam/exam.ts';

/** What /admin/last-job shows of the correction that ran last. */
export type LastJob = {
  job_timestamp: string;
  exam_id: string;
  processing_time_ms: number;
  input_mode: string;
  text_source: string;
  word_count: number;
  paragraph_count: number;
  unique_refs: number;
  repetition_rate: number;
  exam_type: ExamType;
  ocr_confidence: number;
  pdf_is_raster: boolean;
  pages_processed: number;
  final_grade: number;
  caps_applied: string[];
  text_preview: string;
};

const PREVIEW = 300;

type JobFacts = {
  examId: string;
  examType: ExamType;
  finishedAt: Date;
  durationMs: number;
  pdfIsRaster: boolean;
};

export function lastJob(
  { measures, grade, caps }: Correction,
  { text, source, confidence, pages }: Transcript,
  { examId, examType, finishedAt, durationMs, pdfIsRaster }: JobFacts,
): LastJob {
  return {
    job_timestamp: finishedAt.toISOString(),
    exam_id: examId,
    processing_time_ms: durationMs,
    input_mode: source,
    text_source: source,
    word_count: measures.words,
    paragraph_count: measures.paragraphs,
    unique_refs: measures.uniqueReferences,
    repetition_rate: measures.repetition,
    exam_type: examType,
    ocr_confidence: confidence,
    pdf_is_raster: pdfIsRaster,
    pages_processed: pages,
    final_grade: grade,
    caps_applied: caps.map(({ code }) => code),
    text_preview: text.slice(0, PREVIEW),
  };
}
