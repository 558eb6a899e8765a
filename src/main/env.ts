import { z } from 'zod';

const flag = z.enum(['true', 'false']).transform((value) => value === 'true');
const port = z.coerce.number().int().min(1).max(65_535);

const schema = z
  .object({
    NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
    PORT: port.default(3000),
    PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
    DATA_DIR: z.string().min(1).default('.data'),
    DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
    SESSION_SECRET: z.string().min(32).optional(),
    TRUST_PROXY: flag.default(false),
    RATE_LIMITS: flag.default(true),
    LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('warn'),
    METRICS_TOKEN: z.string().min(16).optional(),
    TRACES_URL: z.url({ protocol: /^https?$/ }).optional(),
    SLOW_QUERY_MS: z.coerce.number().int().min(1).default(500),
    SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
    SUPPORT_EMAIL: z.email().default('support@laureat.invalid'),
    MAIL_FROM: z.string().min(3).default('Lauréat <bonjour@localhost>'),
    GOOGLE_CLIENT_ID: z.string().min(1).optional(),
    GOOGLE_CLIENT_SECRET: z.string().min(1).optional(),
    STRIPE_SECRET_KEY: z
      .string()
      .regex(/^(sk|rk)_/)
      .optional(),
    STRIPE_WEBHOOK_SECRET: z.string().startsWith('whsec_').optional(),
    LLM_PROVIDER: z.enum(['mistral', 'anthropic', 'openai-compatible']).optional(),
    LLM_MODEL: z.string().min(1).optional(),
    LLM_API_KEY: z.string().min(1).optional(),
    LLM_BASE_URL: z.url().optional(),
    LLM_EUROS_PER_DAY: z.coerce.number().min(0).default(20),
    LLM_INPUT_PRICE: z.coerce.number().min(0).default(0),
    LLM_OUTPUT_PRICE: z.coerce.number().min(0).default(0),
    READER: z.enum(['embedded', 'google-vision', 'vision-model']).default('embedded'),
    GOOGLE_VISION_JSON: z.string().min(2).optional(),
    GOOGLE_VISION_PROJECT_ID: z.string().min(1).optional(),
    GOOGLE_VISION_CLIENT_EMAIL: z.string().min(3).optional(),
    GOOGLE_VISION_PRIVATE_KEY: z.string().min(1).optional(),
    S3_ENDPOINT: z.url().optional(),
    S3_REGION: z.string().min(1).default('eu-west-3'),
    S3_BUCKET: z.string().min(1).optional(),
    S3_ACCESS_KEY_ID: z.string().min(1).optional(),
    S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  })
  .superRefine((env, context) => {
    const together = (...names: (keyof typeof env)[]) => {
      const missing = names.filter((name) => !env[name]);
      if (missing.length === 0 || missing.length === names.length) return;
      context.addIssue({
        code: 'custom',
        path: [missing[0]!],
        message: `needed with ${names.join(', ')}`,
      });
    };
    together('GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET');
    together('STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET');
    together('LLM_PROVIDER', 'LLM_MODEL');
    if (env.READER === 'vision-model' && !env.LLM_MODEL) {
      const message = 'vision-model reads with the model of LLM_PROVIDER and LLM_MODEL';
      context.addIssue({ code: 'custom', path: ['READER'], message });
    }
    together('S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY');
    if (env.NODE_ENV === 'production' && !env.SESSION_SECRET) {
      const message = 'required in production (generate one: openssl rand -hex 32)';
      context.addIssue({ code: 'custom', path: ['SESSION_SECRET'], message });
    }
  });

export type Env = z.infer<typeof schema>;
export const ENV_NAMES = Object.keys(schema.shape);

export class InvalidEnv extends Error {}

/** Read once, at start-up. An empty variable counts as absent; a malformed one stops the start, by name. */
export function readEnv(source: Record<string, string | undefined> = process.env): Env {
  const given = Object.entries(source).filter(([, value]) => value !== undefined && value !== '');
  const parsed = schema.safeParse(Object.fromEntries(given));
  if (parsed.success) return parsed.data;
  const [first] = parsed.error.issues;
  throw new InvalidEnv(`Variable ${first?.path.join('.')} invalide : ${first?.message}`);
}
