import { homophoneRule } from './homophone.ts';
import { littleWords } from './little-words.ts';
import { neededVerbs } from './needed-verbs.ts';
import { pronouns } from './pronouns.ts';
import { sureDue } from './sure-due.ts';
import { sureLittleWords } from './sure-little-words.ts';
import { surePronouns } from './sure-pronouns.ts';
import { sureQuel } from './sure-quel.ts';
import { sureTurns } from './sure-turns.ts';
import { toBe } from './to-be.ts';
import { toHave } from './to-have.ts';

/** Words that sound alike: what the neighbours alone can settle. */
export const homophones = homophoneRule([
  ...surePronouns,
  ...sureQuel,
  ...sureLittleWords,
  ...sureTurns,
  ...sureDue,
  ...neededVerbs,
  ...toHave,
  ...toBe,
  ...pronouns,
  ...littleWords,
]);
