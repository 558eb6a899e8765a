import { homophoneRule } from './homophone.ts';
import { littleWords } from './little-words.ts';
import { neededVerbs } from './needed-verbs.ts';
import { pronouns } from './pronouns.ts';
import { sureAll } from './sure-all.ts';
import { sureBecause } from './sure-because.ts';
import { sureDue } from './sure-due.ts';
import { sureEarly } from './sure-early.ts';
import { sureEveryone } from './sure-everyone.ts';
import { sureInverted } from './sure-inverted.ts';
import { sureIs } from './sure-is.ts';
import { sureKnown } from './sure-known.ts';
import { sureLacking } from './sure-lacking.ts';
import { sureLittleWords } from './sure-little-words.ts';
import { sureMeasures } from './sure-measures.ts';
import { sureMoods } from './sure-moods.ts';
import { sureNegated } from './sure-negated.ts';
import { sureOr } from './sure-or.ts';
import { sureOwners } from './sure-owners.ts';
import { surePast } from './sure-past.ts';
import { surePlace } from './sure-place.ts';
import { surePronouns } from './sure-pronouns.ts';
import { sureQuel } from './sure-quel.ts';
import { sureRather } from './sure-rather.ts';
import { sureReflexives } from './sure-reflexives.ts';
import { sureRelative } from './sure-relative.ts';
import { sureSense } from './sure-sense.ts';
import { sureSince } from './sure-since.ts';
import { sureSlots } from './sure-slots.ts';
import { sureTheirs } from './sure-theirs.ts';
import { sureThen } from './sure-then.ts';
import { sureThough } from './sure-though.ts';
import { sureTurns } from './sure-turns.ts';
import { sureWhen } from './sure-when.ts';
import { sureWhere } from './sure-where.ts';
import { sureWhich } from './sure-which.ts';
import { sureWords } from './sure-words.ts';
import { toBe } from './to-be.ts';
import { toHave } from './to-have.ts';

/** Words that sound alike: what the neighbours alone can settle. */
export const homophones = homophoneRule([
  ...sureWords,
  ...surePronouns,
  ...sureQuel,
  ...sureLittleWords,
  ...sureTurns,
  ...sureDue,
  ...sureAll,
  ...sureBecause,
  ...sureInverted,
  ...sureIs,
  ...sureOwners,
  ...sureRather,
  ...sureReflexives,
  ...sureThen,
  ...sureThough,
  ...sureWhen,
  ...sureWhere,
  ...sureSlots,
  ...surePast,
  ...sureMoods,
  ...sureLacking,
  ...sureMeasures,
  ...sureEarly,
  ...sureEveryone,
  ...sureKnown,
  ...sureOr,
  ...surePlace,
  ...sureRelative,
  ...sureSense,
  ...sureTheirs,
  ...sureWhich,
  ...sureNegated,
  ...sureSince,
  ...neededVerbs,
  ...toHave,
  ...toBe,
  ...pronouns,
  ...littleWords,
]);
