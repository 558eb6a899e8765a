import type { Span } from '../transcript.ts';

/** Words of the copy that count neither for nor against the pupil, and why. */
export type Passage = Span & { reason: SetAsideReason };

export type SetAsideReason =
  /** Speaks to the corrector or to a machine instead of answering. */
  | 'instruction'
  /** Says again, word for word, what was already said. */
  | 'repeated'
  /** Not the language of the exercise. */
  | 'foreign'
  /** Encoded characters, not words. */
  | 'encoded'
  /** Names or key words in a row, without a sentence around them. */
  | 'list';
