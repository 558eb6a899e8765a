import { typeset } from './typeset.ts';

export const mailboxText = {
  title: 'Boîte aux lettres',
  intro: typeset(
    "Lauréat tourne en démonstration : aucun serveur de mail n'est configuré, alors les messages arrivent ici.",
  ),
  empty: {
    title: typeset('Aucun message pour le moment'),
    text: typeset('Crée un compte ou demande un nouveau mot de passe : le message apparaîtra ici.'),
  },
  refresh: 'Actualiser',
  to: 'À',
  back: 'Tous les messages',
  choose: typeset('Choisis un message pour le lire.'),
} as const;
