import { z } from '@hono/zod-openapi';
import { EXAM_STATUSES, EXAM_TYPES, SUBJECTS } from '#domain/exam/exam.ts';

/** The answer of the named call `admin-ocr-env`. */
export const ocrEnvView = z
  .object({
    cred_source: z.enum(['json', 'split', 'none']),
    private_key_ok: z.boolean(),
    project_id: z.string(),
    client_email: z.string(),
    raw_private_key_preview: z.string(),
    has_json_creds: z.boolean(),
    has_split_creds: z.boolean(),
    private_key_length: z.int(),
    private_key_has_begin: z.boolean(),
    private_key_has_end_marker: z.boolean(),
    reader: z.string(),
  })
  .openapi('OcrEnv');
export type OcrEnvView = z.infer<typeof ocrEnvView>;

/** The answer of `simple-ocr-test`. */
export const simpleOcrTestView = z
  .object({
    ok: z.boolean(),
    error: z.string().nullable(),
    provider: z.string(),
    endpoint: z.string(),
    method: z.string(),
    chars: z.int(),
    extractedText: z.string(),
  })
  .openapi('SimpleOcrTest');
export type SimpleOcrTestView = z.infer<typeof simpleOcrTestView>;

/** The answer of `admin-ocr-selftest`. */
export const ocrSelftestView = z
  .object({ ok: z.boolean(), error: z.string().nullable(), chars: z.int() })
  .openapi('OcrSelftest');
export type OcrSelftestView = z.infer<typeof ocrSelftestView>;

/** The answer of `ocr-pipeline-selftest`. */
export const pipelineSelftestView = z
  .object({
    ok: z.boolean(),
    error: z.string().nullable(),
    results: z.array(
      z.object({
        name: z.string(),
        pass: z.boolean(),
        reason: z.string().nullable(),
        observed: z.object({ input_mode: z.string(), text_length: z.int(), warnings: z.int() }),
      }),
    ),
  })
  .openapi('PipelineSelftest');
export type PipelineSelftestView = z.infer<typeof pipelineSelftestView>;

/** The answer of `admin-last-job`. */
export const lastJobView = z
  .object({
    data: z
      .object({
        job_timestamp: z.iso.datetime(),
        exam_id: z.string(),
        processing_time_ms: z.number(),
        input_mode: z.string(),
        text_source: z.string(),
        word_count: z.number(),
        paragraph_count: z.number(),
        unique_refs: z.number(),
        repetition_rate: z.number(),
        exam_type: z.enum(EXAM_TYPES),
        ocr_confidence: z.number(),
        pdf_is_raster: z.boolean(),
        pages_processed: z.number(),
        final_grade: z.number(),
        caps_applied: z.array(z.string()),
        text_preview: z.string(),
      })
      .nullable(),
  })
  .openapi('LastJob');
export type LastJobView = z.infer<typeof lastJobView>;

export const ocrReportView = z
  .object({
    resultId: z.uuid(),
    subject: z.enum(SUBJECTS),
    examType: z.enum(EXAM_TYPES),
    createdAt: z.iso.datetime(),
    status: z.enum(EXAM_STATUSES),
    textSource: z.string(),
    inputMode: z.string(),
    pdfIsRaster: z.boolean(),
    provider: z.string(),
    method: z.string(),
    pagesProcessed: z.int(),
    confidence: z.number(),
    warnings: z.int(),
    files: z.array(z.object({ name: z.string(), kind: z.enum(['pdf', 'image', 'docx']) })),
  })
  .openapi('OcrReport');
export type OcrReportView = z.infer<typeof ocrReportView>;
