import { z } from 'zod';
import type { ModelSettings } from './open-correction.ts';

const amount = z.coerce.number().min(0);

const schema = z.object({
  MODEL_PROVIDER: z.enum(['mistral', 'anthropic', 'openai-compatible']).optional(),
  MODEL_NAME: z.string().min(1).optional(),
  MODEL_API_KEY: z.string().min(1).optional(),
  MODEL_BASE_URL: z.url().optional(),
  MODEL_EUROS_PER_DAY: amount.default(20),
  MODEL_PRICE_INPUT: amount.default(0),
  MODEL_PRICE_OUTPUT: amount.default(0),
  MISTRAL_API_KEY: z.string().min(1).optional(),
  ANTHROPIC_API_KEY: z.string().min(1).optional(),
});

const USUAL = {
  mistral: 'mistral-large-latest',
  anthropic: 'claude-sonnet-4-5',
  'openai-compatible': 'local',
} as const;

/** The model the environment asks for; undefined without a key, and our own marker works alone. */
export function modelSettings(
  source: Record<string, string | undefined> = process.env,
): ModelSettings | undefined {
  const given = Object.entries(source).filter(([, value]) => value !== undefined && value !== '');
  const env = schema.parse(Object.fromEntries(given));
  const provider = env.MODEL_PROVIDER ?? providerOfKey(env);
  if (!provider) return undefined;
  const ownKey = {
    mistral: env.MISTRAL_API_KEY,
    anthropic: env.ANTHROPIC_API_KEY,
    'openai-compatible': undefined,
  };
  const apiKey = env.MODEL_API_KEY ?? ownKey[provider];
  return {
    provider,
    model: env.MODEL_NAME ?? USUAL[provider],
    ...(apiKey && { apiKey }),
    ...(env.MODEL_BASE_URL && { baseUrl: env.MODEL_BASE_URL }),
    price: { input: env.MODEL_PRICE_INPUT, output: env.MODEL_PRICE_OUTPUT },
    eurosPerDay: env.MODEL_EUROS_PER_DAY,
  };
}

function providerOfKey(env: z.infer<typeof schema>): ModelSettings['provider'] | undefined {
  if (env.MISTRAL_API_KEY) return 'mistral';
  if (env.ANTHROPIC_API_KEY) return 'anthropic';
  return env.MODEL_BASE_URL ? 'openai-compatible' : undefined;
}
