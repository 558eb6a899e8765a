import { typeset } from './typeset.ts';

/** Bare sentences are the specification's, word for word; ours go through `typeset`. */
export const troubleText = {
  error: {
    title: "Une erreur inattendue s'est produite",
    reported: typeset("L'erreur a été signalée à l'équipe technique."),
    kept: typeset('Ce que tu as déjà envoyé est bien enregistré.'),
    id: "Identifiant de l'erreur",
    retry: 'Réessayer',
    reload: 'Recharger la page',
    copy: 'Copier les détails',
    copied: "Détails de l'erreur copiés dans le presse-papiers",
    copyByHand: typeset('Copie ces détails à la main :'),
  },
  router: {
    title: 'Unexpected Application Error!',
    advice: typeset("La page n'a pas pu s'ouvrir. Recharge-la : le plus souvent, cela suffit."),
  },
  notFound: {
    title: '404',
    message: 'Oops! Page not found',
    advice: typeset("Cette page s'est envolée, ou n'a jamais existé."),
    home: "Retour à l'accueil",
  },
} as const;
