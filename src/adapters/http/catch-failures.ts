import { randomUUID } from 'node:crypto';
import type { OpenAPIHono } from '@hono/zod-openapi';
import { HTTPException } from 'hono/http-exception';
import type { Logger } from 'pino';
import type { Ports } from '#application/ports.ts';
import { problemWithoutValues } from '#domain/problem-without-values.ts';
import { pathWithoutKeys } from './path-without-keys.ts';
import { refuse } from './refuse.ts';
import type { Variables } from './session.ts';

/** A bug or an outage: logged and kept under an id, of which the visitor sees only the id. */
export function catchFailures(
  app: OpenAPIHono<Variables>,
  ports: Pick<Ports, 'errors'>,
  log: Logger,
): void {
  app.onError(async (problem, c) => {
    if (problem instanceof HTTPException && problem.status < 500) {
      return refuse(c, { code: 'invalid-input', fields: [] });
    }
    if (isDiskFull(problem)) {
      log.error({ requestId: c.var.requestId }, 'no space left to store a file');
      return refuse(c, { code: 'storage-full' });
    }
    const errorId = randomUUID();
    const err = problemWithoutValues(problem);
    log.error({ err, errorId, requestId: c.var.requestId }, 'request failed');
    const record = {
      type: 'server',
      message: err.message,
      stack: err.stack,
      url: pathWithoutKeys(c.req.path),
      errorId,
      timestamp: new Date().toISOString(),
    };
    // When the database itself is the outage, the log is all there is.
    await ports.errors.save(record).catch(() => {});
    return c.json({ failure: { errorId } }, 500);
  });
}

/** No room left, or none left for us: nothing is wrong with what was sent. */
const isDiskFull = (problem: unknown) =>
  ['ENOSPC', 'EDQUOT'].includes((problem as NodeJS.ErrnoException).code ?? '');
