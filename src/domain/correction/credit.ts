import type { Correction } from './correction.ts';
import type { Moderation } from './moderation/decide-moderation.ts';

/** What becomes of the free correction of the day. */
export type Credit = 'used' | 'returned';

/** A pupil pays only for what was promised: a correction made without its model is given for nothing. */
export const creditAfter = ({ notes }: Pick<Correction, 'notes'>): Credit =>
  notes.some(({ code }) => code === 'model-unavailable') ? 'returned' : 'used';

/** A copy that was stopped was not corrected, whatever the reason. */
export const creditAfterModeration = ({ decision }: Moderation): Credit =>
  decision === 'stop' ? 'returned' : 'used';
