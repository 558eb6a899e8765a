import type { Word } from '../text/document.ts';
import type { At } from './rule.ts';

/** Person and number a verb takes from its subject. */
export type Slot = [person: string, number: string];

/** The pronouns that can only be subjects, and what they ask of the verb. */
const slots: Record<string, Slot> = {
  je: ['1', 's'],
  "j'": ['1', 's'],
  tu: ['2', 's'],
  il: ['3', 's'],
  elle: ['3', 's'],
  on: ['3', 's'],
  cela: ['3', 's'],
  ceci: ['3', 's'],
  nous: ['1', 'p'],
  vous: ['2', 'p'],
  ils: ['3', 'p'],
  elles: ['3', 'p'],
};

export const slotOf = (form: string): Slot | undefined => slots[form];

const clitics = new Set("ne n' me m' te t' se s' le la l' les lui leur y en nous vous".split(' '));

/** A little word that may stand between the subject and its verb. */
export const isClitic = ({ form }: Word): boolean => clitics.has(form);

/** The step of the first word that is no clitic, from `step` on. */
export function pastClitics(at: At, step: number): number {
  let next = step;
  while (at(next) && isClitic(at(next)!)) next++;
  return next;
}
