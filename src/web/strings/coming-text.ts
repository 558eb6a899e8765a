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
    about: {
      title: 'À propos',
      text: typeset(
        'Lauréat aide les élèves de Première et de Terminale à progresser copie après copie. Cette page racontera comment.',
      ),
    },
    faq: {
      title: 'Questions fréquentes',
      text: typeset('Les réponses aux questions les plus posées arrivent ici.'),
    },
    contact: {
      title: 'Contact',
      text: typeset(
        'Le formulaire de contact arrive ici. Le support répond du lundi au vendredi de 9 h à 18 h, le week-end de 10 h à 16 h.',
      ),
    },
    privacy: {
      title: 'Politique de Confidentialité',
      text: typeset(
        'Le texte complet arrive ici. En bref : pas de publicité, pas de traceur, tes copies restent à toi.',
      ),
    },
    terms: {
      title: "Conditions d'utilisation",
      text: typeset(
        'Le texte complet arrive ici. En bref : les notes sont indicatives, et le service est fait pour apprendre.',
      ),
    },
  },
} as const;
