import { createAnthropic } from '@ai-sdk/anthropic';
import { createMistral } from '@ai-sdk/mistral';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { LanguageModel } from 'ai';

/** Which model marks, and where it lives. */
export type ModelConfig = {
  provider: 'mistral' | 'anthropic' | 'openai-compatible';
  model: string;
  apiKey?: string;
  /** Required for OpenAI-compatible servers (vLLM, Ollama…), optional for the others. */
  baseUrl?: string;
  /** Euros for a million tokens. */
  price?: { input: number; output: number };
};

/** The model behind the configuration; no request is made yet. */
export function languageModel({
  provider,
  model,
  apiKey,
  baseUrl,
}: ModelConfig): Exclude<LanguageModel, string> {
  const access = { ...(apiKey && { apiKey }), ...(baseUrl && { baseURL: baseUrl }) };
  if (provider === 'mistral') return createMistral(access)(model);
  if (provider === 'anthropic') return createAnthropic(access)(model);
  if (!baseUrl) throw new Error('an OpenAI-compatible provider needs its base URL');
  const settings = {
    name: 'openai-compatible',
    supportsStructuredOutputs: true,
    includeUsage: true,
  };
  return createOpenAICompatible({ ...settings, ...access, baseURL: baseUrl })(model);
}
