import { splitWords } from '../text/split-words.ts';
import { fold } from './fold.ts';
import { stemLength } from './rarity.ts';

/** Words every text has, and those of the exam's own instructions. */
const empty = new Set(
  `afin ainsi alors apres aucun aucune aussi autant autre autres avaient avait avant avec avez avoir avons beaucoup
  bien cela celle celles celui cependant certain certaine certains cette ceux chacun chaque chose choses comme comment
  contre dans depuis deux dire doit doivent donc dont elle elles encore enfin ensuite entre etaient etait etes etre
  exemple faire fait faites faut font fois hors jamais leur leurs lors lorsque mais malgre meme memes moins notre nous
  pour parce parfois peut peuvent peux plus plutot pourquoi pourtant pouvoir presque puis puisque quand quel quelle
  quelles quelque quelques quels quoi rien sans selon sera serait seulement sont souvent sous suis surtout tandis tant
  tels telle tous tout toute toutes toujours toutefois tres trop vers veut voir votre vous etant soit sait
  sujet texte textes suivant suivante document documents dissertation commentaire developpement explication essai
  expliquez commentez repondrez repondez montrez montrer ferez appuyant organise reponse question questions partie
  points pts mots travail-demande consigne resumez aide vos connaissances mesure quelle-mesure dites pensez discutez
  about after also because been could does from have into more most other should some such than that their them then
  there these they this those through very were what when where which while will with would your essay write words`.split(
    /\s+/,
  ),
);

/** The first letters of the words that carry meaning. */
export const contentStems = (text: string): string[] => contentWords(text).map(({ stem }) => stem);

export const contentWords = (text: string): { form: string; stem: string }[] =>
  splitWords(text, () => false)
    .filter(({ kind, form }) => kind === 'word' && form.length > 2)
    .map(({ form }) => ({ form, plain: fold(form.replace(/^-/, '')) }))
    .filter(({ plain }) => plain.length > 2 && !/'$|^t-/.test(plain) && !isEmpty(plain))
    .map(({ form, plain }) => ({ form, stem: stemOf(plain) }));

export const stemOf = (plain: string): string => plain.slice(0, stemLength);

/** Words of three letters count only when they mean something on their own. */
const isEmpty = (plain: string) =>
  empty.has(plain) || (plain.length === 3 && !meaningful.has(plain));
const meaningful = new Set('art loi moi roi vie foi mal bon jeu feu mer air eau soi'.split(' '));
