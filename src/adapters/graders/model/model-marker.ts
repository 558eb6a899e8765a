import type { LanguageModel } from 'ai';
import type { Marker, MarkerUsage } from '#application/correction/ports.ts';
import { fingerprintOf } from '#domain/correction/fingerprint.ts';
import { err, ok } from '#domain/result.ts';
import { askModel, type ModelLimits } from './ask-model.ts';
import type { ModelConfig } from './language-model.ts';
import { markingPrompt, PROMPT_VERSION } from './marking-prompt.ts';
import { markingAnswer } from './marking-schema.ts';
import { toMarking } from './to-marking.ts';

export const MODEL_LIMITS: ModelLimits = {
  timeoutMs: 60_000,
  deadlineMs: 120_000,
  attempts: 3,
  maxOutputTokens: 8000,
  backoffMs: 800,
};

/** Says no when the day's money is spent. */
export type SpendingLimit = { allows(): boolean; spend(euros: number): void };

/** A language model as a marker: one structured answer a pass, no tools, no memory, a budget. */
export function modelMarker(
  model: LanguageModel,
  config: Pick<ModelConfig, 'provider' | 'model' | 'price'>,
  spending: SpendingLimit,
  limits: ModelLimits = MODEL_LIMITS,
): Marker {
  const identity = {
    kind: 'model',
    name: `${config.provider}/${config.model}`,
    version: PROMPT_VERSION,
  } as const;
  return {
    identity,
    async mark(copy, { pass = 1, onPartial, signal } = {}) {
      if (!spending.allows()) return err({ code: 'budget-spent' });
      const startedAt = Date.now();
      const fingerprint = await fingerprintOf({
        ...copy,
        text: copy.counted.text,
        confidence: 1,
        markers: [identity],
      });
      const answer = await askModel({
        model,
        schema: markingAnswer,
        ...markingPrompt(copy, fingerprint),
        ...(config.provider !== 'anthropic' && { seed: pass }),
        limits,
        ...(onPartial && { onPartial: (partial) => onPartial({ comment: commentIn(partial) }) }),
        ...(signal && { signal }),
      });
      if (!answer.ok) return answer;
      const { tokens, value } = answer.value;
      const cost = euros(tokens, config.price);
      spending.spend(cost);
      const usage: MarkerUsage = { tokens, cost, durationMs: Date.now() - startedAt };
      return ok({ marking: toMarking(value, identity, copy), usage });
    },
  };
}

const euros = (tokens: { input: number; output: number }, price = { input: 0, output: 0 }) =>
  (tokens.input * price.input + tokens.output * price.output) / 1_000_000;

const commentIn = (partial: unknown): string => {
  const { comment } = (partial ?? {}) as { comment?: unknown };
  return typeof comment === 'string' ? comment : '';
};
