import { typeset } from './typeset.ts';

/** Bare sentences are the specification's, word for word; ours go through `typeset`. */
export const sessionText = {
  checking: "Vérification de l'authentification...",
  checks: {
    emailUnverified: 'Email non vérifié - fonctionnalités limitées',
    sessionExpiresSoon: 'Session expire bientôt - reconnectez-vous',
    sessionExpired: 'Session expirée',
    sessionOld: 'Session ancienne - recommandation de reconnexion',
    manyTabs: 'Plusieurs onglets ouverts - risque de sécurité',
    suspended: 'Compte suspendu - contactez le support',
    insecure: 'Connexion non sécurisée détectée',
  },
  banner: {
    danger: 'Problèmes de sécurité détectés',
    warning: 'Avertissements de sécurité',
  },
  broken: {
    title: 'Erreur de sécurité',
    description: 'Un problème est survenu avec les composants de sécurité.',
  },
  warning: {
    title: 'Avertissement de session',
    expiring: 'Votre session expire bientôt',
    idle: 'Session inactive détectée',
    advice: typeset(
      'Sans réponse de ta part, tu seras déconnecté pour protéger ton compte. Ce que tu as envoyé reste enregistré.',
    ),
    extend: 'Prolonger la session',
    leave: 'Se déconnecter',
  },
  over: {
    title: 'Session expirée',
    description: 'Vous avez été déconnecté pour des raisons de sécurité',
  },
  panel: {
    title: 'Sécurité du compte',
    allWell: typeset(
      'Tout est en ordre : adresse confirmée, connexion sécurisée, session récente.',
    ),
    toConfigure: 'Réglages à faire par un administrateur',
    openDashboard: 'Ouvrir le réglage',
    types: {
      otp_expiry: "Durée de validité des codes d'accès",
      leaked_password_protection: 'Protection contre les mots de passe divulgués',
    } as Record<string, string>,
    otherType: 'Réglage de sécurité',
  },
  signOutFailed: typeset("La déconnexion n'a pas abouti. Vérifie ta connexion, puis réessaie."),
} as const;
