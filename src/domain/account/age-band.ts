export const AGE_BANDS = ['under15', '15to17', 'adult'] as const;
export type AgeBand = (typeof AGE_BANDS)[number];

/** French law sets digital majority at 15: below, a parent agrees before anything is collected. */
export const needsParent = (band: AgeBand): boolean => band === 'under15';
