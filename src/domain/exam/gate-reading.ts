/** What a copy was read from, in the words of the calls: text is certain, pixels are guessed. */
export type ReadSource = 'docx' | 'pdf-text' | 'pdf' | 'image';

export type ReadingVerdict =
  | { action: 'proceed'; shouldProceed: true; reason?: 'little-text' }
  /** The pupil looks at what was read before it is corrected. */
  | { action: 'warn'; shouldProceed: false; reason: 'uncertain' }
  | { action: 'block'; shouldProceed: false; reason: 'unreadable' | 'empty' | 'gibberish' };

/** Below this the alert shows and the pupil checks the text. */
export const CONFIDENCE_THRESHOLD = 0.8;
/** Half the words wrong: no teacher could mark it. */
const UNREADABLE = 0.5;
const FEW_WORDS = 30;

/** Stops a copy that no one could mark fairly, and pauses one that its author should look over first. */
export function gateReading(text: string, confidence: number, source: ReadSource): ReadingVerdict {
  const words = text.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word));
  if (words.length === 0) return { action: 'block', shouldProceed: false, reason: 'empty' };
  if (source === 'image' || source === 'pdf') {
    if (confidence < UNREADABLE)
      return { action: 'block', shouldProceed: false, reason: 'unreadable' };
    if (isGibberish(text)) return { action: 'block', shouldProceed: false, reason: 'gibberish' };
    if (confidence < CONFIDENCE_THRESHOLD)
      return { action: 'warn', shouldProceed: false, reason: 'uncertain' };
  }
  return words.length < FEW_WORDS
    ? { action: 'proceed', shouldProceed: true, reason: 'little-text' }
    : { action: 'proceed', shouldProceed: true };
}

/** Signs without words: what a drawing or a page of noise gives. Formulas have figures and letters enough. */
function isGibberish(text: string): boolean {
  const signs = text.replace(/\s/g, '');
  const written = signs.match(/[\p{L}\d]/gu)?.length ?? 0;
  return written / Math.max(1, signs.length) < 0.45;
}
