import { z } from '@hono/zod-openapi';

/** The named calls of the specification, with its own shapes: what decides anything decides it on the server. */

export const contentForm = z.object({ content: z.string().max(250_000) });
export const rateLimitView = z.object({
  blocked: z.boolean(),
  reason: z.enum(['daily_limit', 'ip_limit', 'self_harm', 'other']).optional(),
  message: z.string().optional(),
  upgradeUrl: z.string().optional(),
});
export type RateLimitView = z.infer<typeof rateLimitView>;

export const filesForm = z.object({
  files: z
    .array(
      z.object({
        name: z.string().max(500),
        type: z.string().max(200).optional(),
        size: z.number().min(0),
      }),
    )
    .max(100),
});
export const filesView = z.object({ valid: z.boolean(), message: z.string().optional() });

export const ocrForm = z.object({ filePaths: z.array(z.string().max(300)).min(1).max(5) });
export const ocrView = z.object({
  text: z.string(),
  warnings: z.array(z.string()),
  input_mode: z.enum(['ocr', 'pdf_text', 'docx']),
  ocr_confidence: z.number(),
  pdf_is_raster: z.boolean(),
  tokens: z.int(),
  pages: z.int(),
  filesProcessed: z.int(),
  text_length: z.int(),
  results: z.array(z.object({ error: z.string().optional(), ocr_method: z.string() })),
});

export const gateForm = z.object({
  ocrText: z.string().max(250_000),
  confidence: z.number().min(0).max(1),
  fileType: z.enum(['docx', 'pdf-text', 'pdf', 'image']),
});
export const gateView = z.object({
  action: z.enum(['block', 'warn', 'proceed']),
  shouldProceed: z.boolean(),
  message: z.string().optional(),
  warning: z.string().optional(),
});

export const usageView = z.object({ used: z.int(), limit: z.int().nullable() });
export const examCall = z.object({ examId: z.uuid() });
export const resultCall = z.object({ resultId: z.uuid() });
export const successView = z.object({ success: z.boolean() });
