import type { z } from '@hono/zod-openapi';
import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { refuse } from './refuse.ts';

/** Route descriptions said once, so that each route reads as what it does. */
export const jsonOf = <S extends z.ZodType>(schema: S) => ({
  200: { description: 'Réponse', content: { 'application/json': { schema } } },
});

export const bodyOf = <S extends z.ZodType>(schema: S) => ({
  body: { required: true, content: { 'application/json': { schema } } },
});

/** The hook of every router: what does not fit its schema is a refusal naming the fields, never their values. */
export const onInvalid = (
  result: { success: boolean; error?: z.core.$ZodError },
  c: Context,
): Response | undefined => {
  if (result.success) return undefined;
  const fields = [...new Set(result.error?.issues.map(({ path }) => path.join('.')))];
  return refuse(c, { code: 'invalid-input', fields });
};

const WITHOUT_BODY = new Set(['GET', 'HEAD']);

/** Reads are let by: looking for a body that nobody reads costs as much as a statement. */
export function bounded(maxSize: number): MiddlewareHandler {
  const limit = bodyLimit({ maxSize, onError: (c) => refuse(c, { code: 'request-too-large' }) });
  return (c, next) => (WITHOUT_BODY.has(c.req.method) ? next() : limit(c, next));
}
