import { typeset } from './typeset.ts';

/** What is said without a network. */
export const offlineText = {
  banner: typeset('Hors ligne : tes derniers résultats restent lisibles.'),
  waiting: {
    title: typeset('En attente du réseau'),
    text: typeset('Cette copie partira toute seule dès que le réseau revient.'),
    refused: typeset("Cette copie n'a pas pu partir."),
    again: 'Réessayer',
    remove: 'Supprimer',
  },
} as const;
