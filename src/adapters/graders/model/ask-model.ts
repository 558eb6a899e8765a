import { APICallError, type LanguageModel, Output, streamText } from 'ai';
import type { z } from 'zod';
import type { MarkerTrouble } from '#application/correction/ports.ts';
import { guardAnswer, keepOurWords } from '#domain/correction/keep-our-words.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { readJson } from './read-json.ts';

export type ModelQuestion<T> = {
  model: LanguageModel;
  schema: z.ZodType<T>;
  system: string;
  request: string;
  /** Our instructions, and nothing of the pupil's: what an answer may not recite. */
  own: string;
  /** Keys and the like, which an answer may not hold. */
  secrets?: readonly string[];
  /** What to say when the answer does not fit the schema. */
  repair: (problem: string) => string;
  /** Only where the provider knows what to do with it. */
  seed?: number;
  limits: ModelLimits;
  onPartial?: (partial: unknown) => void;
  signal?: AbortSignal;
};

export type ModelLimits = {
  /** For one attempt, from the first byte sent to the last received. */
  timeoutMs: number;
  /** For everything, retries and repair included. */
  deadlineMs: number;
  attempts: number;
  maxOutputTokens: number;
  /** First pause before trying again; doubles each time. */
  backoffMs: number;
};

export type ModelAnswer<T> = { value: T; tokens: { input: number; output: number } };

/**
 * One structured answer, or the reason there is none. Outages are tried again with growing pauses; an
 * answer that does not fit is sent back once to be put right; nothing is waited for past the deadline.
 */
export async function askModel<T>(
  question: ModelQuestion<T>,
): Promise<Result<ModelAnswer<T>, MarkerTrouble>> {
  const { limits, schema, request } = question;
  const deadline = Date.now() + limits.deadlineMs;
  const first = await send(question, request, deadline);
  if (!first.ok) return first;
  const guard = keepOurWords(question.own, question.secrets);
  const parsed = parseAnswer(first.value.text, schema);
  if (parsed.ok) return ok({ value: guardAnswer(parsed.value, guard), tokens: first.value.tokens });

  const again = `${request}\n\n${first.value.text.slice(0, 8000)}\n\n${question.repair(parsed.error)}`;
  const second = await send(question, again, deadline);
  if (!second.ok) return second;
  const repaired = parseAnswer(second.value.text, schema);
  if (!repaired.ok) return err({ code: 'answer-unusable', detail: repaired.error });
  const tokens = {
    input: first.value.tokens.input + second.value.tokens.input,
    output: first.value.tokens.output + second.value.tokens.output,
  };
  return ok({ value: guardAnswer(repaired.value, guard), tokens });
}

type RawAnswer = { text: string; tokens: { input: number; output: number } };

async function send<T>(
  question: ModelQuestion<T>,
  prompt: string,
  deadline: number,
): Promise<Result<RawAnswer, MarkerTrouble>> {
  const { limits } = question;
  let trouble: MarkerTrouble = { code: 'provider-unreachable', detail: 'not tried' };
  for (let attempt = 0; attempt < limits.attempts; attempt++) {
    const left = deadline - Date.now();
    if (left <= 0) return err({ code: 'too-slow', limitMs: limits.deadlineMs });
    const answer = await attemptOnce(question, prompt, Math.min(limits.timeoutMs, left));
    if (answer.ok) return answer;
    trouble = answer.error.trouble;
    if (!answer.error.worthRetrying) break;
    const pause = Math.min(answer.error.retryAfterMs ?? limits.backoffMs * 2 ** attempt, left);
    await new Promise((resume) => setTimeout(resume, pause));
  }
  return err(trouble);
}

type Failure = { trouble: MarkerTrouble; worthRetrying: boolean; retryAfterMs?: number };

async function attemptOnce<T>(
  { model, schema, system, seed, limits, onPartial, signal }: ModelQuestion<T>,
  prompt: string,
  timeoutMs: number,
): Promise<Result<RawAnswer, Failure>> {
  const timeout = AbortSignal.timeout(timeoutMs);
  let failure: unknown;
  try {
    const stream = streamText({
      model,
      output: Output.object({ schema }),
      system,
      prompt,
      ...(seed !== undefined && { seed }),
      temperature: 0.2,
      maxOutputTokens: limits.maxOutputTokens,
      maxRetries: 0,
      abortSignal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      onError: ({ error }) => {
        failure = error;
      },
    });
    for await (const partial of stream.partialOutputStream) onPartial?.(partial);
    if (failure !== undefined) return err(readFailure(failure, timeout, timeoutMs));
    const [text, finish, usage] = await Promise.all([
      stream.text,
      stream.finishReason,
      stream.usage,
    ]);
    if (text.trim() === '' || finish === 'error') throw new Error(`empty answer (${finish})`);
    const tokens = { input: usage.inputTokens ?? 0, output: usage.outputTokens ?? 0 };
    return ok({ text, tokens });
  } catch (error) {
    return err(readFailure(failure ?? error, timeout, timeoutMs));
  }
}

function readFailure(error: unknown, timeout: AbortSignal, limitMs: number): Failure {
  if (timeout.aborted) return { trouble: { code: 'too-slow', limitMs }, worthRetrying: true };
  if (APICallError.isInstance(error) && error.statusCode !== undefined && error.statusCode >= 400) {
    const status = error.statusCode;
    const seconds = Number(error.responseHeaders?.['retry-after']);
    return {
      trouble: { code: 'provider-refused', status },
      worthRetrying: status === 408 || status === 409 || status === 429 || status >= 500,
      ...(Number.isFinite(seconds) && { retryAfterMs: seconds * 1000 }),
    };
  }
  const detail = error instanceof Error ? error.message : String(error);
  return { trouble: { code: 'provider-unreachable', detail }, worthRetrying: true };
}

/** The first fault of a wrong answer, short enough to be sent back. */
function parseAnswer<T>(text: string, schema: z.ZodType<T>): Result<T, string> {
  const json = readJson(text);
  if (json === undefined) return err('ce n’est pas un objet JSON');
  const parsed = schema.safeParse(json);
  if (parsed.success) return ok(parsed.data);
  const issue = parsed.error.issues[0];
  return err(`${issue?.path.join('.') ?? ''} : ${issue?.message ?? 'non conforme'}`);
}
