import { z } from '@hono/zod-openapi';
import { LEVELS, SUBJECTS } from '#domain/exam/exam.ts';

export const copyGradeView = z
  .object({
    subject: z.enum(SUBJECTS),
    level: z.enum(LEVELS),
    grade: z.number(),
    interval: z.object({ low: z.number(), high: z.number() }),
  })
  .openapi('CopyGrade');
