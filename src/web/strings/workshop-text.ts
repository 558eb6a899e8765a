import { typeset } from './typeset.ts';

export const workshopText = {
  title: "L'atelier",
  intro: typeset('Toutes les pièces du produit, côte à côte, pour les regarder.'),
  break: 'Casser cette page',
  sections: {
    inks: 'Encres et papier',
    type: 'Lettres',
    buttons: 'Boutons',
    fields: 'Champs',
    messages: 'Messages',
    pen: 'Le stylo',
    art: 'Dessins',
    misc: 'Le reste',
  },
} as const;
