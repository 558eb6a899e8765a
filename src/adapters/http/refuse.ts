import type { Context } from 'hono';
import type { Refusal, RefusalCode } from '#domain/refusal.ts';

/** A new refusal code does not compile until its status stands here. */
export const STATUS = {
  'not-found': 404,
  'sign-in-required': 401,
  'email-unconfirmed': 403,
  'account-suspended': 403,
  'parent-confirmation-needed': 403,
  'link-expired': 410,
  'invalid-input': 400,
  'too-many-requests': 429,
  'request-too-large': 413,
  'storage-full': 507,
  'storage-quota-reached': 413,
  busy: 503,
  'cross-site-request': 403,
  'no-file': 400,
  'too-many-files': 400,
  'file-too-large': 413,
  'file-type-unsupported': 415,
  'file-type-dangerous': 415,
  'file-name-unsafe': 400,
  'file-empty': 400,
  'file-encrypted': 422,
  'file-damaged': 422,
  'file-with-macros': 422,
  'file-hostile': 422,
  'file-too-heavy': 422,
  'image-too-large': 422,
  'image-too-small': 422,
  'text-empty': 422,
  'reading-unusable': 422,
  'transcript-settled': 409,
  'exam-under-way': 409,
  'daily-limit': 429,
  'pro-required': 403,
  'revision-limit': 429,
  'too-many-links': 409,
  'content-self-harm': 422,
  'content-abuse': 422,
  'correction-failed': 502,
  'mock-exam-over': 409,
  'adult-payer-needed': 422,
  'already-pro': 409,
  'no-subscription': 404,
  'withdrawal-over': 410,
  'code-invalid': 404,
  'code-full': 409,
  'code-already-active': 409,
  'not-on-yourself': 409,
} as const satisfies Record<RefusalCode, number>;

/** The answer to every expected "no". The return type hides it from the success types of the routes. */
export function refuse(c: Context, refusal: Refusal): never {
  if (refusal.code === 'too-many-requests' || refusal.code === 'busy') {
    c.header('Retry-After', String(refusal.retryAfterSeconds));
  }
  return c.json({ refusal }, STATUS[refusal.code]) as never;
}
