import { fold } from '../fold.ts';
import { growing, type Sign, saw, UNSEEN } from './sign.ts';

const NAMES_A_DOCUMENT =
  /\b(?:documents?|doc\.?|figure|tableau|graphique|courbe|carte|texte) ?\d*\b/;
const OBSERVES =
  /\b(?:on (?:voit|observe|constate|remarque|lit|mesure)|experience|observation|temoin|schema|mesures?|resultats? (?:montre|experimenta)|compare|according to|document)\w*\b/;

export const figures: Sign = {
  code: 'figures',
  worth: 1.7,
  read: ({ facts: { structure } }) =>
    saw(growing(structure.figures.length, 3), structure.figures.slice(0, 3)),
};

export const observations: Sign = {
  code: 'observations',
  worth: 1.7,
  read({ facts }) {
    const seen = facts.sentences.filter(({ text }) => OBSERVES.test(fold(text)));
    return saw(growing(seen.length, 2.5), seen.slice(0, 2));
  },
};

export const documentsNamed: Sign = {
  code: 'documents',
  worth: 1.5,
  read({ facts, withoutDocuments }) {
    const named = facts.sentences.filter(({ text }) => NAMES_A_DOCUMENT.test(fold(text)));
    if (named.length === 0 && withoutDocuments) return UNSEEN;
    return saw(growing(named.length, 2.5), named.slice(0, 2));
  },
};

export const definedNotions: Sign = {
  code: 'notions',
  worth: 2,
  read({ facts: { structure } }) {
    return saw(growing(structure.definitions.length, 1.5), structure.definitions.slice(0, 2));
  },
};
