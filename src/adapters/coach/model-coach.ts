import { generateText, type LanguageModel, Output } from 'ai';
import { z } from 'zod';
import type { Coach } from '#application/progress/coach-plan.ts';

const worded = z.object({
  tips: z.array(z.string().min(10).max(400)).min(1).max(5),
  weeklyGoal: z.string().min(10).max(300),
});

export type CoachPrompt = (values: Record<string, string>) => { system: string; request: string };

const TIMEOUT_MS = 15_000;

/**
 * A language model says our plan again, in the voice of a teacher. It is given the plan and nothing about the
 * pupil besides; whoever asks checks its figures. Without an answer in time, or money for one, there is none: ours stands.
 */
export const modelCoach =
  (
    model: LanguageModel,
    prompt: CoachPrompt,
    mayAsk: () => boolean = () => true,
  ): NonNullable<Coach['reword']> =>
  async (plan) => {
    if (!mayAsk()) return undefined;
    const { tips, weeklyGoal } = plan;
    const { system, request } = prompt({ plan: JSON.stringify({ tips, weeklyGoal }, null, 2) });
    try {
      const { output } = await generateText({
        ...{ model, system, prompt: request, temperature: 0.3, maxRetries: 1 },
        output: Output.object({ schema: worded }),
        abortSignal: AbortSignal.timeout(TIMEOUT_MS),
      });
      return { ...plan, ...output };
    } catch {
      return undefined;
    }
  };
