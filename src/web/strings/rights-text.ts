import { typeset } from './typeset.ts';

export const rightsText = {
  card: {
    title: 'Mes données',
    text: typeset(
      'Tes copies et tes corrections sont à toi : emporte-les quand tu veux, efface-les quand tu veux.',
    ),
    export: 'Télécharger mes données',
    exporting: 'Préparation...',
    exported: typeset('Ton archive est téléchargée.'),
    exportFailed: typeset('L’archive n’a pas pu être préparée. Réessaie dans un instant.'),
    delete: 'Supprimer mon compte',
  },
  storage: {
    used: (used: string, max: string) => typeset(`Tes fichiers prennent ${used} sur ${max}.`),
    nearlyFull: typeset('Ton espace est presque plein'),
    whatNow: (left: string) =>
      typeset(
        `Il te reste ${left}. Rien ne sera effacé sans toi : tu peux supprimer d’anciennes copies depuis ton Historique.`,
      ),
  },
  deletion: {
    title: 'Supprimer mon compte',
    now: typeset('Tout de suite'),
    nowText: typeset(
      'Ton compte est fermé, tes appareils sont déconnectés, ton abonnement est arrêté : plus rien n’est prélevé.',
    ),
    later: typeset('Dans les 24 heures'),
    laterText: typeset(
      'Copies, corrections, progrès, informations : tout est effacé, chez nous et chez le prestataire de paiement. On ne peut pas revenir en arrière.',
    ),
    kept: typeset('Ce qui reste, et combien de temps'),
    keptText: typeset(
      'La loi nous fait garder les factures (10 ans) et les preuves de contrat (5 ans). Le journal de ce que fait notre équipe reste 12 mois. Tout cela est détaché de ton compte. Les sauvegardes s’effacent en 30 jours au plus.',
    ),
    before: typeset('Avant de partir, tu peux emporter une copie de tout.'),
    label: 'Ton adresse email, pour confirmer',
    mismatch: typeset('Ce n’est pas l’adresse de ce compte.'),
    submit: 'Supprimer définitivement',
    busy: 'Fermeture...',
    cancel: 'Garder mon compte',
    doneTitle: typeset('Ton compte est fermé'),
    doneText: typeset(
      'Tes données seront effacées dans les 24 heures. Un mail te le confirme. Bonne route, et bonne chance pour le bac !',
    ),
    home: "Retour à l'accueil",
  },
  cookies: {
    title: 'Gérer mes cookies',
    accept: 'Accepter',
    refuse: 'Refuser',
    essential: 'Indispensables',
    essentialText: typeset(
      'Ta session, tes réglages d’affichage, le menu replié, ce choix lui-même. Ils ne peuvent pas être désactivés : sans eux, le site ne marche pas.',
    ),
    audience: 'Mesure d’audience',
    audienceText: typeset(
      'Un cookie à nous, sans nom ni partage, gardé 13 mois au plus, pour savoir combien de personnes viennent. Rien ne part vers une autre entreprise.',
    ),
    current: {
      accept: 'Tu as accepté.',
      refuse: 'Tu as refusé.',
      none: 'Tu n’as pas encore choisi.',
    },
    saved: typeset('Ton choix est enregistré pour six mois.'),
  },
  age: {
    title: typeset('Une question avant de commencer'),
    text: typeset(
      'Google ne nous dit pas ton âge, et la loi nous demande de le savoir avant ta première copie.',
    ),
    submit: 'Continuer',
    busy: 'Enregistrement...',
  },
} as const;
