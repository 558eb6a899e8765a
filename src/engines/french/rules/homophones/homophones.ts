import { homophoneRule } from './homophone.ts';
import { littleWords } from './little-words.ts';
import { neededVerbs } from './needed-verbs.ts';
import { pronouns } from './pronouns.ts';
import { sureWords } from './sure-words.ts';
import { toBe } from './to-be.ts';
import { toHave } from './to-have.ts';

/** Words that sound alike: what the neighbours alone can settle. */
export const homophones = homophoneRule([
  ...sureWords,
  ...neededVerbs,
  ...toHave,
  ...toBe,
  ...pronouns,
  ...littleWords,
]);
