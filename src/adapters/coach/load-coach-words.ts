import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { CoachWords } from '#domain/progress/victory-plan.ts';

const file = new URL('../../../content/coach/coach.json', import.meta.url);
const words = z.record(z.string(), z.string());
const schema = z.object({
  general: z.object({ tips: z.array(z.string()).min(1), weeklyGoal: z.string() }),
  personal: z.object({
    ...{ error: z.string(), errorGone: z.string(), skill: words, weakSubject: z.string() },
    ...{ cards: z.string(), bac: z.string(), weeklyGoal: z.string(), weeklyGoalError: z.string() },
  }),
  errors: words,
  skills: words,
  subjects: words,
});

/** What a teacher wrote for the coach; a file that does not fit stops the start. */
export const loadCoachWords = (): CoachWords =>
  schema.parse(JSON.parse(readFileSync(file, 'utf8')));
