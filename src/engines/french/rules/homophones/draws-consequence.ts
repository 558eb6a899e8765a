import type { At } from '../rule.ts';
import { hasVerbBefore, isVerb } from './clause-verbs.ts';
import { isOneOf } from './homophone.ts';

/** What is nothing without « de » : « je parle », « on a besoin », « il est fier ». */
const wantsOf =
  /^(?:(?:parl|rêv|dispos|dépend|profit|hérit|bénéfici|manqu|dout|jou)\p{L}+|sert|servent|servait|servir|us(?:e|ent|er)|souvien\p{L}+|agit|souffr\p{L}+|besoin|envie|peur|honte|conscience|partie|fi(?:er|ère|ers|ères)|amoureu(?:x|ses?)|capables?|dignes?|responsables?|victimes?|privée?s?)$/u;
/** « … donc elle ignorait l'existence. » : of whom, only « dont » would say. */
const hasAnOwner = /^(?:existence|nom|sens|but|origine|auteur)$/;
const saysHow = /^(?:manière|façon|sorte)$/;

/** « Il travaille donc il gagne sa vie » : both clauses are whole, so that « donc » can only conclude. */
export function drawsConsequence(at: At): boolean {
  if (isOneOf(at(-1), saysHow)) return false;
  let verbs = 0;
  for (let step = 1; at(step); step++) {
    if (at(step)!.kind === 'word' && verbs < 2 && isOneOf(at(step), wantsOf)) return false;
    if (isOneOf(at(step), hasAnOwner) && isOneOf(at(step - 1), /^l[ea']$/) && ends(at, step + 1))
      return false;
    if (isVerb(at, step)) verbs++;
  }
  return hasVerbBefore(at, -1) || verbs < 2;
}

const ends = (at: At, step: number) => at(step)?.kind !== 'word';
