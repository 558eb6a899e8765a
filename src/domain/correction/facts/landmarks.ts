import { anyOf, plain, startsWithAnyOf } from './any-of.ts';

/** What the words of a paragraph say about its place in the essay. */

const FIRST_STEP = startsWithAnyOf(`tout d'abord, d'abord, premierement, en premier lieu,
  dans un premier temps, pour commencer, d'une part, a premiere vue, au premier abord, commencons`);
const NEXT_STEP = startsWithAnyOf(`ensuite, deuxiemement, en second lieu, en deuxieme lieu,
  dans un second temps, dans un deuxieme temps, de plus, en outre, par ailleurs, d'autre part, puis`);
const LAST_STEP = startsWithAnyOf(`enfin, troisiemement, en troisieme lieu, en dernier lieu,
  dans un troisieme temps, dans un dernier temps, pour finir`);

const CLOSES_AT_ONCE =
  startsWithAnyOf(`en conclusion, pour conclure, conclusion, en definitive, en somme,
  au terme, finalement, ainsi donc, tout compte fait, pour terminer, en resume, en fin de compte, to conclude,
  in conclusion, to sum up, all in all`);
const LOOKS_BACK = anyOf(`nous avons vu, nous avons donc vu, nous avons ainsi vu, nous avons montre,
  nous avons pu, nous avons constate, on a vu, on a pu, nous pouvons repondre, nous pouvons donc,
  nous pouvons conclure, on peut donc repondre, on peut donc conclure, on peut conclure, on peut repondre,
  la question etait, la question posee, notre question, notre probleme, notre reflexion, notre interrogation,
  il apparait donc, il apparait ainsi, il ressort, cette reflexion, ce parcours, notre analyse,
  la reponse a la question, nous nous demandions, we have seen`);
const DRAWS_A_LINE = anyOf(
  `donc, ainsi, par consequent, c'est pourquoi, des lors, therefore, thus`,
);

const LEANS_ON_WHAT_PRECEDES =
  startsWithAnyOf(`cependant, pourtant, toutefois, neanmoins, or, mais, en effet,
  de plus, en outre, par ailleurs, ensuite, enfin, ainsi, donc, dans un second temps, dans un deuxieme temps,
  dans un troisieme temps, dans un dernier temps, d'autre part, au contraire, en revanche, a l'inverse,
  c'est pourquoi, par consequent, des lors, deuxiemement, troisiemement, cela, ceci, cette these, cette idee,
  cette conception, cette reponse, cette position, cette objection, cette distinction, cette analyse,
  ce raisonnement, ce constat, ce paradoxe, il en va, il en est, de meme, reste que, encore faut-il, certes,
  il faut ajouter`);
const ANNOUNCES =
  anyOf(`nous verrons, nous montrerons, nous etudierons, nous examinerons, nous analyserons,
  nous nous demanderons, nous interrogerons, nous tacherons, nous commencerons, on verra, on montrera,
  on etudiera, on examinera, on se demandera, il s'agira, nous allons voir, nous allons etudier,
  nous allons montrer, nous allons nous demander`);

const OPENING = 220;
/** A question this many characters before the end of a paragraph is what the paragraph leads to. */
const NEAR_THE_END = 300;

const openingOf = (paragraph: string) => plain(paragraph).slice(0, OPENING);

/** 1 for « d'abord », 2 for « ensuite », 3 for « enfin ». */
export function stepRank(paragraph: string): number | undefined {
  const opening = openingOf(paragraph);
  const rank = [FIRST_STEP, NEXT_STEP, LAST_STEP].findIndex((sign) => sign.test(opening));
  return rank === -1 ? undefined : rank + 1;
}

export const concludes = (paragraph: string): boolean =>
  CLOSES_AT_ONCE.test(openingOf(paragraph)) || LOOKS_BACK.test(openingOf(paragraph));

/** How much a last paragraph looks like an ending, 0 to 1: many good ones never say « en conclusion ». */
export function closingStrength(paragraph: string): number {
  if (concludes(paragraph)) return 1;
  if (LOOKS_BACK.test(plain(paragraph))) return 0.8;
  return DRAWS_A_LINE.test(openingOf(paragraph)) && stepRank(paragraph) === undefined ? 0.5 : 0.25;
}

export const needsSomethingBefore = (paragraph: string): boolean =>
  LEANS_ON_WHAT_PRECEDES.test(openingOf(paragraph));

/** A paragraph that tells its place among the others: « d'abord », « cependant », « enfin ». */
export const saysItsPlace = (paragraph: string): boolean =>
  stepRank(paragraph) !== undefined || needsSomethingBefore(paragraph);

const FOLLOWS_SOMETHING = anyOf(
  `donc, ainsi, pourtant, cependant, neanmoins, toutefois, par consequent, alors`,
);

/** A paragraph whose first sentence takes up nothing said before. */
export function opensFreshly(paragraph: string): boolean {
  const [firstSentence = ''] = plain(paragraph).split(/[.!?]/);
  return !needsSomethingBefore(paragraph) && !FOLLOWS_SOMETHING.test(firstSentence);
}

export const announces = (paragraph: string): boolean => ANNOUNCES.test(plain(paragraph));

const ASKS_WITHOUT_A_MARK =
  /\b(?:(?:se|me|nous) demand(?:e|er|era|erons|ons|ent)|la question est de savoir|il s'agit de savoir|cherche a savoir)\b/;

/** A question, asked with its mark or without it: « l'auteur se demande si… ». */
export const asks = (sentence: string): boolean =>
  sentence.includes('?') || ASKS_WITHOUT_A_MARK.test(plain(sentence));

/** A paragraph that announces what comes next, or asks what the essay will answer, opens it. */
export function opensEssay(paragraph: string): boolean {
  const lastQuestion = paragraph.lastIndexOf('?');
  const asks = lastQuestion >= Math.max(0, paragraph.length - NEAR_THE_END);
  return announces(paragraph) || asks;
}
