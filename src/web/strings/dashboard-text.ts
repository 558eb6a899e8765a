import { typeset } from './typeset.ts';

export const dashboardText = {
  tab: 'Tableau de bord',
  fallbackName: 'Étudiant',
  hello: (name: string) => `Bonjour ${name}`,
  next: {
    title: typeset('On corrige ta prochaine copie ?'),
    text: typeset(
      "Une photo, un PDF ou un fichier Word : choisis la matière, on s'occupe du reste.",
    ),
    action: 'Nouvelle correction',
  },
  last: { title: 'Ta dernière copie', all: 'Tout voir' },
  parent: {
    title: typeset("Il manque l'accord d'un parent"),
    text: typeset(
      'Tu as moins de 15 ans : un de tes parents doit répondre à notre message avant ton premier envoi.',
    ),
    resend: 'Renvoyer le message',
    resent: typeset('Le message vient de repartir.'),
  },
} as const;
