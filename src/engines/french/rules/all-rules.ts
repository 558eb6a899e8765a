import { elision } from './elision.ts';
import { ending } from './ending.ts';
import { homophones } from './homophones/homophones.ts';
import { inversion } from './inversion.ts';
import { conditional, subjunctive } from './mood.ts';
import { negation } from './negation.ts';
import { nounPhrase } from './noun-phrase.ts';
import { punctuation } from './punctuation.ts';
import { repeatedWord } from './repeated-word.ts';
import type { Rule } from './rule.ts';
import { subjectVerb } from './subject-verb.ts';

export const allRules: Rule[] = [
  homophones,
  elision,
  inversion,
  negation,
  subjunctive,
  conditional,
  ending,
  nounPhrase,
  subjectVerb,
  repeatedWord,
  punctuation,
];
