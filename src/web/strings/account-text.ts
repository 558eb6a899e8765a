import { typeset } from './typeset.ts';

/** Bare sentences are the specification's, word for word; ours go through `typeset`. */
export const accountText = {
  tabs: {
    label: 'Accès au compte',
    signIn: 'Connexion',
    signUp: 'Inscription',
    signUpOnLogin: 'Créer un compte',
    reset: 'Réinitialiser',
  },
  fields: {
    email: 'Adresse email',
    password: 'Mot de passe',
    confirm: 'Confirmer le mot de passe',
    newPassword: 'Nouveau mot de passe',
    currentPassword: 'Mot de passe actuel',
    passwordHint: 'Au moins 8 caractères avec lettres et chiffres',
    age: 'Ton âge',
    ageHint: typeset(
      "La loi protège davantage les moins de 15 ans : c'est pour cela qu'on le demande.",
    ),
    parentEmail: "Adresse email d'un parent",
    parentHint: typeset(
      "Nous lui écrivons pour demander son accord. Tu pourras envoyer ta première copie dès qu'il aura répondu.",
    ),
  },
  ages: { under15: 'Moins de 15 ans', '15to17': '15 à 17 ans', adult: '18 ans ou plus' },
  checks: {
    emailMissing: 'Veuillez saisir votre adresse email',
    emailInvalid: typeset('Cette adresse email semble incomplète.'),
    passwordMissing: 'Veuillez saisir votre mot de passe',
    newPasswordMissing: 'Veuillez saisir un mot de passe',
    landingShort: {
      title: 'Mot de passe trop court',
      description: 'Le mot de passe doit contenir au moins 6 caractères',
    },
    short: 'Le mot de passe doit contenir au moins 8 caractères',
    letterAndDigit: 'Le mot de passe doit contenir au moins une lettre et un chiffre',
    tooLong: typeset('Ce mot de passe est trop long (128 caractères au plus).'),
    tooCommon: typeset(
      'Ce mot de passe est trop courant : on le devinerait vite. Choisis-en un autre.',
    ),
    mismatch: 'Les mots de passe ne correspondent pas',
    ageMissing: typeset('Indique ton âge pour continuer.'),
    parentMissing: typeset("Indique l'adresse email d'un de tes parents."),
    parentSame: typeset('Indique une autre adresse que la tienne.'),
  },
  signIn: {
    submit: 'Se connecter',
    busy: 'Connexion...',
    success: 'Connexion réussie !',
    failed: 'Erreur de connexion',
    forgot: 'Mot de passe oublié ?',
  },
  signUp: {
    submit: 'Créer un compte',
    busy: 'Création du compte...',
    failed: 'Erreur de création de compte',
    created: {
      title: 'Compte créé !',
      description: 'Un email de confirmation a été envoyé à votre adresse',
    },
    registered: {
      title: 'Inscription réussie !',
      description: 'Vérifie ton email pour confirmer ton compte',
    },
    invited: {
      title: '🎉 Bienvenue !',
      description: typeset(
        'Tu as été invité par un ami ! Si tu passes à Pro un jour, sa remise grandira grâce à toi.',
      ),
    },
    legal: typeset('En créant un compte, tu acceptes nos conditions. Tes copies restent à toi.'),
  },
  reset: {
    submit: 'Envoyer le lien',
    busy: 'Envoi en cours...',
    busyShort: 'Envoi...',
    intro: typeset(
      "Indique ton adresse : nous t'envoyons un lien pour choisir un nouveau mot de passe.",
    ),
    sent: {
      title: 'Email envoyé !',
      description: 'Vérifiez votre boîte email pour réinitialiser votre mot de passe',
    },
    sentOnAuth: { title: 'Email envoyé !', description: 'Vérifiez votre boîte mail...' },
    sentOnForgot: {
      title: 'Email envoyé',
      description: "Si cet email existe, un lien vient d'être envoyé",
    },
    spam: typeset('Pense aux courriers indésirables.'),
    back: 'Retour à la connexion',
  },
  google: {
    button: 'Continuer avec Google',
    off: typeset("La connexion Google n'est pas configurée sur ce serveur."),
    turnedBack: typeset(
      "Google ne t'a pas connecté. Réessaie, ou entre avec ton adresse email et ton mot de passe.",
    ),
    or: 'ou',
  },
  login: {
    title: typeset('Content de te revoir'),
    signUpTitle: typeset('Bienvenue !'),
    privacy: 'Confidentialité',
    terms: "Conditions d'utilisation",
    contact: 'Contact',
  },
  auth: { title: 'Ton compte' },
  forgot: { title: 'Mot de passe oublié' },
  newPassword: {
    title: 'Nouveau mot de passe',
    submit: 'Mettre à jour le mot de passe',
    busy: 'Mise à jour...',
    done: {
      title: 'Mot de passe mis à jour',
      description: 'Votre mot de passe a été modifié avec succès.',
    },
    google: {
      title: 'Compte Google',
      text: typeset("Tu te connectes avec Google : ton compte n'a pas de mot de passe."),
      add: 'Ajouter un mot de passe',
      back: 'Retour au tableau de bord',
    },
    expired: {
      title: typeset("Ce lien n'est plus valable"),
      text: typeset("Un lien ne sert qu'une fois et pendant une heure. Demandes-en un nouveau."),
      action: 'Recevoir un nouveau lien',
    },
  },
  confirm: {
    title: typeset('Confirme ton adresse email'),
    sentTo: typeset('Nous avons écrit à'),
    sent: typeset("Nous t'avons envoyé un message."),
    advice: typeset(
      'Ouvre le lien du message pour activer ton compte. Pense aux courriers indésirables.',
    ),
    resend: "Renvoyer l'email",
    resending: 'Envoi en cours...',
    resent: typeset('Un nouveau message vient de partir.'),
    done: typeset('Ton adresse est confirmée. Tu peux te connecter.'),
    expired: typeset("Ce lien n'est plus valable. Demande un nouveau message une fois connecté."),
    mailbox: typeset(
      "Lauréat tourne en démonstration : le message t'attend dans la boîte aux lettres.",
    ),
    openMailbox: 'Ouvrir la boîte aux lettres',
  },
  suspended: {
    title: 'Ton compte est suspendu',
    text: typeset(
      "Tes copies et tes résultats sont gardés, mais tu ne peux pas t'en servir pour l'instant. Écris-nous : nous te dirons pourquoi, et comment le rouvrir.",
    ),
    contact: 'Écrire au support',
    signOut: 'Se déconnecter',
  },
  parent: {
    title: typeset('Votre accord pour Lauréat'),
    asks: typeset('Votre enfant souhaite utiliser Lauréat avec cette adresse :'),
    facts: [
      typeset(
        "Lauréat lit les copies qu'il envoie et lui propose une note indicative et des conseils.",
      ),
      typeset('Ses copies ne servent ni à la publicité, ni à entraîner des modèles.'),
      typeset(
        'Vous pouvez faire supprimer son compte et ses copies à tout moment, en nous écrivant.',
      ),
    ],
    read: typeset('Avant de répondre, vous pouvez lire :'),
    privacy: 'la politique de confidentialité',
    accept: 'Donner mon accord',
    refuse: 'Refuser',
    takeBack: 'Retirer mon accord',
    sending: 'Enregistrement...',
    accepted: {
      title: typeset('Merci, votre accord est enregistré'),
      text: typeset(
        'Votre enfant peut désormais envoyer ses copies. Vous pouvez revenir sur votre accord : par ce même lien pendant 30 jours, puis en nous écrivant.',
      ),
    },
    refused: {
      title: typeset('Votre refus est enregistré'),
      text: typeset(
        'Aucune copie ne pourra être envoyée depuis ce compte. Vous pouvez fermer cette page.',
      ),
    },
    already: typeset('Vous avez déjà donné votre accord pour ce compte.'),
    invalid: {
      title: typeset("Ce lien n'est plus valable"),
      text: typeset('Votre enfant peut vous en envoyer un nouveau depuis son tableau de bord.'),
    },
    loading: 'Chargement...',
  },
} as const;
