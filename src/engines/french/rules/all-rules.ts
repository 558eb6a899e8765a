import { alPlural } from './agreement/al-plural.ts';
import { aloneHeads } from './agreement/alone-heads.ts';
import { antAdjective } from './agreement/ant-adjective.ts';
import { apposition } from './agreement/apposition.ts';
import { asideParticiple } from './agreement/aside-participle.ts';
import { askedInversion } from './agreement/asked-inversion.ts';
import { askedSubject } from './agreement/asked-subject.ts';
import { attribute } from './agreement/attribute.ts';
import { bothAlike } from './agreement/both-alike.ts';
import { chainVerb } from './agreement/chain-verb.ts';
import { chainedRelative } from './agreement/chained-relative.ts';
import { coordinatedVerb } from './agreement/coordinated-verb.ts';
import { countedNoun } from './agreement/counted-noun.ts';
import { contractedArticle, nounPhrase, someNouns } from './agreement/determiner-noun.ts';
import { givenParticiple } from './agreement/given-participle.ts';
import { heardOns } from './agreement/heard-ons.ts';
import { infinitiveSubject } from './agreement/infinitive-subject.ts';
import { invertedObject } from './agreement/inverted-object.ts';
import { invertedSingle } from './agreement/inverted-single.ts';
import { invertedSubject } from './agreement/inverted-subject.ts';
import { joinedNames } from './agreement/joined-names.ts';
import { joinedPronoun } from './agreement/joined-pronoun.ts';
import { listedAdjective } from './agreement/listed-adjective.ts';
import { listedSubjects } from './agreement/listed-subjects.ts';
import { carriedSubject, misreadVerb, shownSubject } from './agreement/misread-verb.ts';
import { mixedPair } from './agreement/mixed-pair.ts';
import { namedAdjective } from './agreement/named-adjective.ts';
import { namedCountry } from './agreement/named-country.ts';
import { namedWoman } from './agreement/named-woman.ts';
import { nextVerb } from './agreement/next-verb.ts';
import { nounAdjective } from './agreement/noun-adjective.ts';
import { nounNumber } from './agreement/noun-number.ts';
import { nounVerb } from './agreement/noun-verb.ts';
import { objectUs } from './agreement/object-us.ts';
import { onlyThose } from './agreement/only-those.ts';
import { openingParticiple } from './agreement/opening-participle.ts';
import { otherOnes } from './agreement/other-ones.ts';
import { pairedAdjective } from './agreement/paired-adjective.ts';
import { participleAvoir } from './agreement/participle-avoir.ts';
import { phraseAdjective } from './agreement/phrase-adjective.ts';
import { pluralPreposed } from './agreement/plural-preposed.ts';
import { pluralPronoun } from './agreement/plural-pronoun.ts';
import { subjectVerb } from './agreement/pronoun-verb.ts';
import { reflexiveParticiple } from './agreement/reflexive-participle.ts';
import { reflexivePlural } from './agreement/reflexive-plural.ts';
import { reflexiveSubject } from './agreement/reflexive-subject.ts';
import { relativeHead } from './agreement/relative-head.ts';
import { pluralSuperlative, superlative } from './agreement/superlative.ts';
import { toldAs } from './agreement/told-as.ts';
import { topicParticiple } from './agreement/topic-participle.ts';
import { elision } from './elision.ts';
import { ending } from './ending.ts';
import { futureOrConditional } from './future-or-conditional.ts';
import { heardEnding } from './heard-ending.ts';
import { heardInfinitive } from './heard-infinitive.ts';
import { heardParticiple } from './heard-participle.ts';
import { homophones } from './homophones/homophones.ts';
import { inversion } from './inversion.ts';
import { letAct } from './let-act.ts';
import { mannerRelative } from './manner-relative.ts';
import { missingVerb } from './missing-verb.ts';
import { conditional, indicative, subjunctive } from './mood.ts';
import { neededEnding } from './needed-ending.ts';
import { negation } from './negation.ts';
import { punctuation } from './punctuation.ts';
import { reasonRelative } from './reason-relative.ts';
import { relativePronoun } from './relative-pronoun.ts';
import { repeatedWord } from './repeated-word.ts';
import type { Rule } from './rule.ts';
import { sureInfinitive } from './sure-infinitive.ts';
import { sureParticiple } from './sure-participle.ts';
import { verbConstruction } from './verb-construction.ts';
import { verbPreposition } from './verb-preposition.ts';
import { vowelAdjective } from './vowel-adjective.ts';

export const allRules: Rule[] = [
  homophones,
  elision,
  inversion,
  negation,
  relativePronoun,
  subjunctive,
  indicative,
  conditional,
  ending,
  heardEnding,
  neededEnding,
  sureInfinitive,
  sureParticiple,
  verbConstruction,
  futureOrConditional,
  heardParticiple,
  heardInfinitive,
  nounPhrase,
  someNouns,
  contractedArticle,
  subjectVerb,
  nounVerb,
  coordinatedVerb,
  askedSubject,
  missingVerb,
  attribute,
  nounAdjective,
  apposition,
  participleAvoir,
  reflexiveParticiple,
  reflexiveSubject,
  namedWoman,
  openingParticiple,
  topicParticiple,
  toldAs,
  invertedSubject,
  joinedPronoun,
  joinedNames,
  namedCountry,
  superlative,
  pluralSuperlative,
  alPlural,
  heardOns,
  countedNoun,
  nounNumber,
  pluralPreposed,
  phraseAdjective,
  listedAdjective,
  listedSubjects,
  otherOnes,
  pairedAdjective,
  objectUs,
  antAdjective,
  bothAlike,
  pluralPronoun,
  misreadVerb,
  shownSubject,
  carriedSubject,
  chainVerb,
  invertedSingle,
  aloneHeads,
  askedInversion,
  chainedRelative,
  mixedPair,
  namedAdjective,
  relativeHead,
  infinitiveSubject,
  onlyThose,
  nextVerb,
  asideParticiple,
  givenParticiple,
  invertedObject,
  reflexivePlural,
  letAct,
  reasonRelative,
  mannerRelative,
  verbPreposition,
  vowelAdjective,
  repeatedWord,
  punctuation,
];
