import type { Level, Subject } from './exam.ts';

/** Philosophy is taught in Terminale only, and French ends with Première: the subject says the level. */
const USUAL: Partial<Record<Subject, Level>> = { philosophie: 'terminale', francais: 'premiere' };

export const usualLevel = (subject: Subject): Level | undefined => USUAL[subject];
