import { typeset } from './typeset.ts';

/** What the common parts say, on every screen. Bare sentences are the specification's, word for word. */
export const uiText = {
  /** The name of a button that stands in every line of a list. */
  named: (action: string, what: string) => `${action}, ${what}`,
  showPassword: 'Afficher le mot de passe',
  close: 'Fermer',
  cancel: 'Annuler',
  retry: 'Réessayer',
  save: 'Enregistrer',
  loading: 'Chargement...',
  optional: 'facultatif',
  example: 'Exemple',
  notifications: 'Notifications',
  tooManyToasts: {
    title: 'Trop de notifications',
    description: "Veuillez patienter avant d'effectuer d'autres actions.",
  },
  unreachable: {
    title: typeset("Lauréat ne répond pas pour l'instant"),
    advice: typeset(
      'Vérifie ta connexion, puis réessaie. Ce que tu as déjà envoyé est bien enregistré.',
    ),
  },
  errorTitle: 'Erreur',
  unexpected: "Une erreur inattendue s'est produite",
  unexpectedShort: 'Une erreur est survenue',
} as const;
