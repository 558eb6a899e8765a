const NO_BREAK = '\u00a0';
const NARROW_NO_BREAK = '\u202f';

/**
 * Applies French typography, so that sentences can be typed on any keyboard.
 * Sentences quoted by the specification are left out of it: they stay exactly as written there.
 */
export const typeset = (text: string): string =>
  text
    .replaceAll('...', '…')
    .replace(/ (?=[;!?])/g, NARROW_NO_BREAK)
    .replace(/ (?=[:»])|(?<=«) |(?<=\d) (?=\p{L}|%|€)/gu, NO_BREAK);
