import type { Refusal } from '#domain/refusal.ts';

/** A call that was answered with something other than success. `status` 0: no answer came. */
export class Problem extends Error {
  readonly status: number;
  /** An expected "no" of the product, when that is what came back. */
  readonly refusal: Refusal | undefined;
  /** The sign-in library's own code, such as `INVALID_EMAIL_OR_PASSWORD`. */
  readonly code: string | undefined;

  constructor(status: number, body: unknown = {}) {
    const { refusal, code, message } = body as {
      refusal?: Refusal;
      code?: string;
      message?: string;
    };
    super(refusal?.code ?? message ?? `HTTP ${status}`);
    this.name = 'Problem';
    this.status = status;
    this.refusal = refusal;
    this.code = code;
  }
}

export const isProblem = (error: unknown, status?: number): error is Problem =>
  error instanceof Problem && (status === undefined || error.status === status);
