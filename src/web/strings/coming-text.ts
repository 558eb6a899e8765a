import { typeset } from './typeset.ts';

/** Rooms that are not furnished yet: each says what it will hold, and nothing more. */
export const comingText = {
  soon: 'En préparation',
  back: 'Retour',
  rooms: {
    upgrade: {
      title: 'Lauréat Pro',
      text: typeset(
        "L'abonnement Pro n'est pas encore ouvert. La correction gratuite de chaque jour, elle, l'est.",
      ),
    },
  },
} as const;
