import { loadCoachWords } from '#adapters/coach/load-coach-words.ts';
import { loadGeneralCards } from '#adapters/coach/load-general-cards.ts';
import { modelCoach } from '#adapters/coach/model-coach.ts';
import { promptFile } from '#adapters/graders/model/prompt-file.ts';
import type { Coach } from '#application/progress/coach-plan.ts';
import type { Env } from './env.ts';
import { modelOf } from './remote.ts';

/** The coach speaks with a teacher's words; with a key, a model may say them again. */
export function openCoach(env: Env): Coach {
  const remote = modelOf(env);
  return {
    words: loadCoachWords(),
    generalCards: loadGeneralCards(),
    ...(remote && {
      reword: modelCoach(
        remote.languageModel,
        promptFile('2026-11-15-coach'),
        remote.spending.allows,
      ),
    }),
  };
}
