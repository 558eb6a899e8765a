/** The copies a free pupil has corrected in a Paris day. */
export const CORRECTIONS_A_DAY = 1;

/** How often a free pupil may have copies read in a Paris day: a copy that fails costs nothing, but not for ever. */
export const ATTEMPTS_A_DAY = 5;
