import { APICallError, generateText, type LanguageModel } from 'ai';
import type { ReadPage } from '#engines/reading/reading.ts';
import { alignTranscription } from '#engines/reading/transcription/align-transcription.ts';
import type { FarReader } from '../far-reader.ts';
import { parseTranscription } from './parse-transcription.ts';
import { REQUEST, SYSTEM } from './transcription-prompt.ts';

export type TranscriptionLimits = {
  timeoutMs: number;
  attempts: number;
  firstPauseMs: number;
  maxOutputTokens: number;
};

const LIMITS: TranscriptionLimits = {
  timeoutMs: 60_000,
  attempts: 3,
  firstPauseMs: 800,
  maxOutputTokens: 6000,
};

/** A vision language model asked for a faithful transcription, put back on the lines we found ourselves. */
export function visionModel(
  model: LanguageModel,
  name: string,
  limits: TranscriptionLimits = LIMITS,
): FarReader {
  const readOne = async (picture: Uint8Array, page: ReadPage): Promise<ReadPage | undefined> => {
    const answer = await ask(model, picture, limits);
    const words = answer === undefined ? [] : parseTranscription(answer);
    return isCredible(words.flat().length, page) ? alignTranscription(page, words) : undefined;
  };
  return {
    name,
    async read(pictures, pages) {
      const settled = await Promise.allSettled(
        pictures.map((picture, i) => readOne(picture, pages[i]!)),
      );
      const failed = settled.filter((s) => s.status === 'rejected');
      if (failed.length === settled.length) throw failed[0]!.reason;
      return settled.map((s) => (s.status === 'fulfilled' ? s.value : undefined));
    },
  };
}

/** An answer cut at the limit of its length is no transcription. */
async function ask(
  model: LanguageModel,
  picture: Uint8Array,
  limits: TranscriptionLimits,
): Promise<string | undefined> {
  for (let attempt = 1; ; attempt++) {
    try {
      const { text, finishReason } = await generateText({
        model,
        system: SYSTEM,
        messages: [
          {
            role: 'user',
            content: [
              { type: 'text', text: REQUEST },
              { type: 'file', data: picture, mediaType: 'image/jpeg' },
            ],
          },
        ],
        temperature: 0,
        maxRetries: 0,
        maxOutputTokens: limits.maxOutputTokens,
        abortSignal: AbortSignal.timeout(limits.timeoutMs),
      });
      return finishReason === 'length' ? undefined : text;
    } catch (error) {
      const hopeless = APICallError.isInstance(error) && !error.isRetryable;
      if (hopeless || attempt >= limits.attempts) throw error;
      await new Promise((resume) => setTimeout(resume, limits.firstPauseMs * 2 ** (attempt - 1)));
    }
  }
}

/** A refusal, a comment or an invention is far shorter or far longer than what is on the page. */
function isCredible(words: number, page: ReadPage): boolean {
  const ours = page.lines.reduce((sum, line) => sum + line.words.length, 0);
  return words > 0 && words >= 0.4 * ours - 5 && words <= 2.2 * ours + 30;
}
