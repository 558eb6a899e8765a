import type { Letters } from '#application/mail.ts';
import { PRODUCT_NAME } from '#domain/product.ts';
import { layOut } from './lay-out.ts';

/** Every letter the product writes, in French. Links come ready-made. */
export const letters: Letters = {
  confirmEmail: (to, url) =>
    layOut(to, {
      subject: 'Confirme ton adresse email',
      lines: [
        'Bonjour,',
        `Bienvenue sur ${PRODUCT_NAME} ! Il ne reste qu’une étape : confirme ton adresse email.`,
      ],
      action: { label: 'Confirmer mon adresse', url },
      after: [
        'Ce lien est valable 24 heures.',
        'Si tu n’as pas créé de compte, ignore simplement ce message : rien ne sera activé.',
      ],
    }),

  alreadyRegistered: (to, signInUrl) =>
    layOut(to, {
      subject: 'Tu as déjà un compte',
      lines: [
        'Bonjour,',
        'Quelqu’un vient d’essayer de créer un compte avec ton adresse. Si c’était toi : bonne nouvelle, ton compte existe déjà.',
      ],
      action: { label: 'Me connecter', url: signInUrl },
      after: ['Si ce n’était pas toi, tu n’as rien à faire.'],
    }),

  resetPassword: (to, url) =>
    layOut(to, {
      subject: 'Choisis un nouveau mot de passe',
      lines: ['Bonjour,', 'Tu as demandé à changer ton mot de passe.'],
      action: { label: 'Choisir un nouveau mot de passe', url },
      after: [
        'Ce lien est valable une heure et ne sert qu’une fois.',
        'Si tu n’as rien demandé, ignore ce message : ton mot de passe reste le même.',
      ],
    }),

  passwordChanged: (to) =>
    layOut(to, {
      subject: 'Ton mot de passe a été modifié',
      lines: [
        'Bonjour,',
        'Ton mot de passe vient d’être modifié et tes autres appareils ont été déconnectés.',
      ],
      after: ['Si ce n’était pas toi, réponds tout de suite à ce message.'],
    }),

  confirmNewEmail: (to, newEmail, url) =>
    layOut(to, {
      subject: 'Confirme ton changement d’adresse',
      lines: ['Bonjour,', `Tu as demandé à remplacer ton adresse par ${newEmail}.`],
      action: { label: 'Accepter le changement', url },
      after: ['Si ce n’était pas toi, ignore ce message : ton adresse reste la même.'],
    }),

  askParent: (to, pupilEmail, url) =>
    layOut(to, {
      subject: `Votre enfant souhaite utiliser ${PRODUCT_NAME}`,
      lines: [
        'Bonjour,',
        `Le compte ${pupilEmail} vient d’être créé sur ${PRODUCT_NAME}, un service qui corrige les copies du baccalauréat. Son titulaire indique avoir moins de 15 ans : votre accord est nécessaire avant l’envoi de toute copie.`,
        'Nous gardons son adresse email, ses copies et leurs corrections ; rien n’est vendu, rien ne sert à de la publicité, et tout peut être effacé à tout moment.',
      ],
      action: { label: 'Donner ou refuser mon accord', url },
      after: [
        'Ce lien est valable 30 jours. Sans réponse de votre part, aucune copie ne sera traitée.',
        'Vous pourrez revenir sur votre accord quand vous voudrez : par ce même lien, puis en répondant à ce message.',
      ],
    }),

  contactMessage: (to, from, message) => ({
    ...layOut(to, {
      subject: `Message de ${from}`,
      lines: [`${from} a écrit depuis la page de contact :`, ...message.split(/\n{2,}/)],
      after: [`Répondre à ce message, c’est répondre à ${from}.`],
    }),
    replyTo: from,
  }),
};
