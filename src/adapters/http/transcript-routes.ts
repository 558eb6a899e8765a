import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import { checkTranscript } from '#application/exam/check-transcript.ts';
import type { Ports } from '#application/ports.ts';
import type { Queries, TranscriptRow } from '#application/queries.ts';
import { type TranscriptView, transcriptCheck, transcriptView } from '#contract/transcript.ts';
import { isDoubtful } from '#domain/exam/word-fix.ts';
import { bodyOf, bounded, jsonOf, onInvalid } from './describe.ts';
import { refuse } from './refuse.ts';
import { type FindSession, requireMember, requireSession, type Variables } from './session.ts';

type Needs = { ports: Ports; queries: Queries; findSession: FindSession };

const path = '/exams/{id}/transcript';
const byId = { params: z.object({ id: z.uuid() }) };

/** What was read of a copy, shown to its author and mended by them. */
export function transcriptRoutes({ ports, queries, findSession }: Needs) {
  const routes = new OpenAPIHono<Variables>({ defaultHook: onInvalid });
  routes.use(
    '/exams/:id/transcript',
    requireSession(findSession),
    requireMember,
    bounded(1_000_000),
  );

  routes.openapi(
    createRoute({
      method: 'get',
      path,
      summary:
        "Le texte lu d'une copie, mot à mot, avec ce que l'élève en a dit ; null tant qu'elle n'est pas lue",
      request: byId,
      responses: jsonOf(transcriptView.nullable()),
    }),
    async (c) => {
      const { userId } = c.var.person;
      const { id } = c.req.valid('param');
      const row = await queries.transcript(userId, id);
      if (row) return c.json(toView(row), 200);
      // Not read yet is no fault: the page asks again a little later.
      const isThere = await queries.exam(userId, id);
      return isThere ? c.json(null, 200) : refuse(c, { code: 'not-found' });
    },
  );

  routes.openapi(
    createRoute({
      method: 'post',
      path,
      summary: "L'élève a relu le texte, l'a corrigé ou non : la copie est corrigée",
      request: { ...byId, ...bodyOf(transcriptCheck) },
      responses: jsonOf(z.object({ success: z.literal(true) })),
    }),
    async (c) => {
      const { fixes } = c.req.valid('json');
      const { userId } = c.var.person;
      const checked = await checkTranscript(
        { examId: c.req.valid('param').id, userId, ...(fixes && { fixes }) },
        ports,
      );
      return checked.ok ? c.json({ success: true as const }, 200) : refuse(c, checked.error);
    },
  );
  return routes;
}

function toView({ reading, fixes, awaitsCheck, checkedAt }: TranscriptRow): TranscriptView {
  const { inputMode: mode, confidence, pdfIsRaster, warnings, text } = reading;
  return {
    ...{ mode, confidence, pdfIsRaster, warnings, text, fixes, awaitsCheck },
    isChecked: checkedAt !== null,
    pages: reading.pages.map(({ width, height, picture, lines }) => ({
      width,
      height,
      hasPicture: picture !== undefined,
      lines: lines.map((line) => ({
        text: line.text,
        words: line.words.map((word) => ({
          text: word.text,
          confidence: word.confidence,
          doubtful: isDoubtful(word),
          struck: word.struck === true,
          ...(word.box && { box: word.box }),
        })),
      })),
    })),
  };
}
