import type { LanguageModel } from 'ai';
import type { Marker, MarkerUsage } from '#application/correction/ports.ts';
import { fingerprintOf } from '#domain/correction/fingerprint.ts';
import { keepOurWords } from '#domain/correction/keep-our-words.ts';
import { err, ok } from '#domain/result.ts';
import { askModel, type ModelLimits } from './ask-model.ts';
import { euros } from './count-spending.ts';
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

/** Says no when the day's money is spent; the model itself counts it (`countSpending`). */
export type SpendingLimit = { allows(): boolean; spend(euros: number): void };

/** A language model as a marker: one structured answer a pass, no tools, no memory, a budget. */
export function modelMarker(
  model: LanguageModel,
  config: Pick<ModelConfig, 'provider' | 'model' | 'price'> & Partial<Pick<ModelConfig, 'apiKey'>>,
  spending: Pick<SpendingLimit, 'allows'>,
  limits: ModelLimits = MODEL_LIMITS,
): Marker {
  const identity = {
    kind: 'model',
    name: `${config.provider}/${config.model}`,
    version: PROMPT_VERSION,
  } as const;
  const secrets = [config.apiKey ?? ''];
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
      const prompt = markingPrompt(copy, fingerprint);
      const guard = keepOurWords(prompt.own, secrets);
      const answer = await askModel({
        model,
        schema: markingAnswer,
        ...prompt,
        secrets,
        ...(config.provider !== 'anthropic' && { seed: pass }),
        limits,
        ...(onPartial && {
          onPartial: (partial) => onPartial({ comment: guard(commentIn(partial)) }),
        }),
        ...(signal && { signal }),
      });
      if (!answer.ok) return answer;
      const { tokens, value } = answer.value;
      const cost = euros(tokens, config.price);
      const usage: MarkerUsage = { tokens, cost, durationMs: Date.now() - startedAt };
      return ok({ marking: toMarking(value, identity, copy), usage });
    },
  };
}

const commentIn = (partial: unknown): string => {
  const { comment } = (partial ?? {}) as { comment?: unknown };
  return typeof comment === 'string' ? comment : '';
};
