import { type Card, createEmptyCard, fsrs, type Grade } from 'ts-fsrs';
import type { Spacing } from '#application/progress/ports.ts';
import type { CardMemory } from '#domain/progress/revision-card.ts';

const MS_A_DAY = 86_400_000;
const USUAL_RETENTION = 0.9;
/** In the last weeks what is known should be surely known. */
const LAST_WEEKS = { days: 30, retention: 0.95 };

/** When a card comes back, by the FSRS algorithm, and always before the exams. */
export const fsrsSpacing: Spacing = {
  next(memory, rating, now, within) {
    const scheduler = fsrs({
      request_retention: within <= LAST_WEEKS.days ? LAST_WEEKS.retention : USUAL_RETENTION,
      maximum_interval: Math.max(within, 1),
      enable_fuzz: false,
      enable_short_term: false,
    });
    const { card } = scheduler.next(cardOf(memory, now), now, rating as Grade);
    // Its long intervals overstep the maximum by a day or two when an answer was easy.
    const last = now.getTime() + Math.max(within, 1) * MS_A_DAY;
    const due = new Date(Math.min(card.due.getTime(), last));
    return { memory: memoryOf({ ...card, due }), dueAt: due };
  },
};

const cardOf = (memory: CardMemory, now: Date): Card =>
  Object.keys(memory).length === 0 ? createEmptyCard(now) : (memory as unknown as Card);

function memoryOf({ due, last_review, ...card }: Card): CardMemory {
  return {
    ...(card as unknown as CardMemory),
    due: due.toISOString(),
    ...(last_review && { last_review: last_review.toISOString() }),
  };
}
