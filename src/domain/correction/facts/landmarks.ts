import { fold } from '../fold.ts';

/** What the opening words of a paragraph say about its place in the essay, in folded text. */

const OPENS_STEP: [rank: number, sign: RegExp][] = [
  [
    1,
    /^(?:tout d'abord|d'abord|premierement|en premier lieu|dans un premier temps|pour commencer|d'une part|a premiere vue|au premier abord|commencons)/,
  ],
  [
    2,
    /^(?:ensuite|deuxiemement|en (?:second|deuxieme) lieu|dans un (?:second|deuxieme) temps|de plus|en outre|par ailleurs|d'autre part|puis)\b/,
  ],
  [
    3,
    /^(?:enfin|troisiemement|en (?:troisieme|dernier) lieu|dans un (?:troisieme|dernier) temps|pour finir|en dernier)/,
  ],
];
const CONCLUDES =
  /^(?:en conclusion|pour conclure|conclusion|en definitive|en somme|au terme de|finalement|ainsi donc|tout compte fait|pour terminer|en resume|to conclude|in conclusion|to sum up|all in all)\b|\b(?:nous avons (?:donc |ainsi )?(?:vu|montre|etabli|constate|pu)|nous pouvons (?:donc |desormais )?(?:repondre|conclure|affirmer)|on peut (?:donc )?(?:repondre|conclure)|la question (?:etait|posee)|notre (?:question|probleme|reflexion) (?:de depart|initiale?)|il (?:apparait|ressort) (?:donc|ainsi)|reponse a la question)\b/;
const NEEDS_SOMETHING_BEFORE =
  /^(?:cependant|pourtant|toutefois|neanmoins|or|mais|en effet|de plus|en outre|par ailleurs|ensuite|enfin|ainsi|donc|dans un (?:second|deuxieme|troisieme|dernier) temps|d'autre part|au contraire|en revanche|a l'inverse|c'est pourquoi|par consequent|des lors|deuxiemement|troisiemement|cela|ceci|cette (?:these|idee|conception|reponse|position|objection|distinction|analyse)|ce (?:raisonnement|constat|paradoxe)|il en (?:va|est)|de meme|reste que|encore faut-il|certes)\b/;
const ANNOUNCES =
  /\b(?:nous (?:verrons|montrerons|etudierons|examinerons|analyserons|nous demanderons|interrogerons|tacherons|commencerons)|on (?:verra|montrera|etudiera|examinera|se demandera)|il s'agira|nous allons (?:voir|etudier|montrer|nous demander))\b/;

/** A question this many characters before the end of a paragraph is what the paragraph leads to. */
const NEAR_THE_END = 300;

export const stepRank = (paragraph: string): number | undefined => {
  const opening = openingOf(paragraph);
  return OPENS_STEP.find(([, sign]) => sign.test(opening))?.[0];
};

export const concludes = (paragraph: string): boolean => CONCLUDES.test(openingOf(paragraph));

export const needsSomethingBefore = (paragraph: string): boolean =>
  NEEDS_SOMETHING_BEFORE.test(openingOf(paragraph));

/** A paragraph that announces what comes next, or asks what the essay will answer, opens it. */
export const opensEssay = (paragraph: string): boolean => {
  const folded = plain(paragraph);
  const lastQuestion = paragraph.lastIndexOf('?');
  return ANNOUNCES.test(folded) || lastQuestion >= Math.max(0, paragraph.length - NEAR_THE_END);
};

const plain = (text: string) => fold(text).replaceAll('’', "'").trim();
const openingOf = (paragraph: string) => plain(paragraph).slice(0, 220);
