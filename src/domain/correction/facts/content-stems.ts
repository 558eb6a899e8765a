import { foldedWords } from '../fold.ts';

/** Words too common to say what a text is about. */
const EMPTY = new Set(
  `afin ainsi alors apres aucun aussi autant autre autres avant avec avoir beaucoup bien cela celle celles
  celui cependant certain certains cette ceux chacun chaque chose comme comment contre dans depuis dernier
  deux devoir doit doivent donc dont elle elles encore enfin ensuite entre etaient etait etes etre exemple
  faire fait faut fois font homme hommes jamais jusque leur leurs lorsque lui maintenant mais malgre meme
  memes moins monde montre mot nous notre nos parce parfois peut peuvent plus plutot pour pourquoi pourtant
  pouvoir premier propre puis puisque quand quel quelle quelles quels quelque quelques quoi rien sans selon
  sera seulement soit sont souvent surtout tandis tant tous tout toute toutes toujours toutefois tres trop
  vers veut voir vous votre partie question sujet reponse idee pense penser dire dit ecrit auteur texte
  les des une est pas que qui son ses nos vos sur par aux ces mes ton tes moi toi lui eux ils elle nul car ont
  etc non oui peu soi mon sous tel vont vais ait ici cet ceci dit vrai vu eut fut ete ayant sans the and for are but not you all can has had was one our out how its may who did get him his her she too use
  about after also because been could does from have into more most other should some such than that their
  them then there these they this those through very were what when where which while will with would your`.split(
    /\s+/,
  ),
);
const STEM = 6;

/** The stems of the words that carry meaning: enough to tell whether two passages speak of the same thing. */
export const contentStems = (text: string): string[] =>
  foldedWords(text)
    .map(({ word }) => word)
    .filter((word) => word.length > 2 && !EMPTY.has(word) && !/\d/.test(word))
    .map((word) => word.slice(0, STEM));

/** Share of the first set found in the second. */
export function overlapOf(of: string[], within: string[]): number {
  const wanted = new Set(of);
  const there = new Set(within);
  if (wanted.size === 0) return 0;
  return [...wanted].filter((stem) => there.has(stem)).length / wanted.size;
}

/** How alike two passages are, 0 to 1, whatever their lengths. */
export function likeness(a: string[], b: string[]): number {
  const [left, right] = [new Set(a), new Set(b)];
  if (left.size === 0 || right.size === 0) return 0;
  const common = [...left].filter((stem) => right.has(stem)).length;
  return common / Math.sqrt(left.size * right.size);
}
