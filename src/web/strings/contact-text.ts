import { typeset } from './typeset.ts';

/** Bare sentences are the specification's, word for word; ours go through `typeset`. */
export const contactText = {
  title: 'Contact',
  intro: typeset(
    'Une question, une erreur dans une correction, un problème de compte ? Écris-nous.',
  ),
  email: 'Adresse email',
  emailHint: typeset('Pour te répondre, et rien d\u2019autre.'),
  message: 'Message',
  messageMissing: typeset('Écris ton message avant de l\u2019envoyer.'),
  submit: 'Envoyer le message',
  busy: 'Envoi en cours...',
  sent: {
    title: typeset('Message envoyé'),
    text: (email: string) => typeset(`Une personne va le lire. La réponse viendra à ${email}.`),
    again: 'Écrire un autre message',
  },
  failed: 'Une erreur est survenue. Veuillez réessayer.',
  hours: {
    title: typeset('Quand répondons-nous ?'),
    rows: [
      ['Du lundi au vendredi', '9 h à 18 h'],
      ['Le week-end', '10 h à 16 h'],
    ].map(([days, hours]) => [typeset(days!), typeset(hours!)] as const),
    note: typeset('Heure de Paris.'),
  },
  urgent: {
    title: typeset('Tu traverses un moment difficile ?'),
    text: typeset(
      'Nous ne sommes pas un service d\u2019urgence. Le 3114 répond à toute heure, gratuitement et en confiance ; en danger immédiat, le 15 ou le 112.',
    ),
    call: 'Appeler le 3114',
  },
  legal: {
    label: 'Pages légales',
    terms: "Conditions d'utilisation",
    privacy: 'Confidentialité',
    notices: 'Mentions légales',
    faq: 'Questions fréquentes',
  },
} as const;
