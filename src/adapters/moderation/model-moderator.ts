import { readFileSync } from 'node:fs';
import { generateText, type LanguageModel, Output } from 'ai';
import { z } from 'zod';
import type { Moderator } from '#application/correction/ports.ts';
import { findQuotation } from '#domain/correction/find-quotation.ts';
import { CONCERN_LEVELS } from '#domain/correction/moderation/assess-distress.ts';

const file = readFileSync(
  new URL('../../../prompts/2026-11-15-moderation.md', import.meta.url),
  'utf8',
);
const [, system = '', request = ''] = file.split(/^# \w+\n/m).map((part) => part.trim());
const LONGEST_COPY = 40_000;
const PATIENCE_MS = 15_000;

const opinion = z.object({
  level: z.enum(CONCERN_LEVELS),
  violence: z.boolean(),
  quotes: z.array(z.string().max(600)).max(5),
});

/**
 * A model's second opinion on danger. It counts only with words really found in the copy; any failure
 * is thrown, and whoever asked goes on without it.
 */
export const modelModerator = (model: LanguageModel): Moderator => ({
  async assess(text) {
    const fence = `=====COPIE-${crypto.randomUUID()}=====`;
    const fill = (words: string) =>
      words.replaceAll('{{fence}}', fence).replace('{{copy}}', () => text.slice(0, LONGEST_COPY));
    const { output } = await generateText({
      model,
      output: Output.object({ schema: opinion }),
      system: fill(system),
      prompt: fill(request),
      maxRetries: 1,
      maxOutputTokens: 800,
      abortSignal: AbortSignal.timeout(PATIENCE_MS),
    });
    const passages = output.quotes.flatMap((quote) => findQuotation({ text: quote }, text) ?? []);
    const proven = output.level === 'none' || passages.length > 0;
    return {
      concern: proven
        ? { level: output.level, violence: output.violence && passages.length > 0, passages }
        : { level: 'none', violence: false, passages: [] },
      abuse: { kind: 'none', passages: [] },
    };
  },
});
