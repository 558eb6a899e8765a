import { typeset } from './typeset.ts';

export const errorText = {
  title: 'Mes erreurs récurrentes',
  intro: typeset(
    'Ce qui revient d’une copie à l’autre, du plus ancien au plus récent, avec tes propres phrases. À partir de neuf copies, chaque chiffre en compte trois.',
  ),
  loading: 'Tes erreurs récurrentes arrivent…',
  failed: typeset('Impossible de charger tes erreurs récurrentes.'),
  none: typeset('Rien ne se répète dans tes dernières copies'),
  send: 'Nouvelle correction',
  noneText: typeset('Il faut au moins deux copies pour voir ce qui revient.'),
  examples: 'Dans tes copies',
  locked: {
    title: typeset('La détection des erreurs récurrentes est réservée à Pro'),
    text: typeset('Elle suit chaque faute de copie en copie, avec tes phrases et ta progression.'),
    action: 'Découvrir Pro',
  },
  revise: 'Les travailler en cartes',
} as const;
