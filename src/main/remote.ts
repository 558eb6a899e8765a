import { countSpending } from '#adapters/graders/model/count-spending.ts';
import { dailyBudget } from '#adapters/graders/model/daily-budget.ts';
import { languageModel, type ModelConfig } from '#adapters/graders/model/language-model.ts';
import type { FarReader } from '#adapters/readers/far-reader.ts';
import { googleCredentials } from '#adapters/readers/google-vision/credentials.ts';
import { googleVision } from '#adapters/readers/google-vision/google-vision.ts';
import { visionModel } from '#adapters/readers/vision-model/vision-model.ts';
import { parisDay } from '#domain/exam/paris-day.ts';
import { type Env, InvalidEnv } from './env.ts';

/** The language model of the environment, if it names one: one of them and one budget, whoever asks. */
export function modelOf(env: Env) {
  if (!MODELS.has(env)) MODELS.set(env, openModel(env));
  return MODELS.get(env);
}

const MODELS = new WeakMap<Env, ReturnType<typeof openModel>>();

function openModel(env: Env) {
  const {
    LLM_PROVIDER: provider,
    LLM_MODEL: model,
    LLM_API_KEY: apiKey,
    LLM_BASE_URL: baseUrl,
  } = env;
  if (!provider || !model) return undefined;
  const price = { input: env.LLM_INPUT_PRICE, output: env.LLM_OUTPUT_PRICE };
  const config: ModelConfig = {
    provider,
    model,
    price,
    ...(apiKey && { apiKey }),
    ...(baseUrl && { baseUrl }),
  };
  const spending = dailyBudget(env.LLM_EUROS_PER_DAY, () => parisDay(new Date()));
  return { config, spending, languageModel: countSpending(languageModel(config), price, spending) };
}

/** What the environment says of Google Vision, as its adapter wants it. */
export const googleVariablesOf = (env: Env) => ({
  ...(env.GOOGLE_VISION_JSON && { json: env.GOOGLE_VISION_JSON }),
  ...(env.GOOGLE_VISION_PROJECT_ID && { projectId: env.GOOGLE_VISION_PROJECT_ID }),
  ...(env.GOOGLE_VISION_CLIENT_EMAIL && { clientEmail: env.GOOGLE_VISION_CLIENT_EMAIL }),
  ...(env.GOOGLE_VISION_PRIVATE_KEY && { privateKey: env.GOOGLE_VISION_PRIVATE_KEY }),
});

/** A reader elsewhere, if the environment asks for one. */
export function farReaderOf(env: Env): FarReader | undefined {
  if (env.READER === 'google-vision') {
    const credentials = googleCredentials(googleVariablesOf(env));
    if (!credentials)
      throw new InvalidEnv(
        'Variable READER invalide : google-vision demande une clé Google Vision valable',
      );
    return googleVision(credentials);
  }
  const model = env.READER === 'vision-model' ? modelOf(env) : undefined;
  return model && visionModel(model.languageModel, model.config.model);
}
