import type { Plan } from '#domain/account/plan.ts';
import { typeset } from './typeset.ts';

const plans: Record<Plan, string> = {
  free: 'Gratuit',
  pro: 'Pro',
  pro_lifetime: 'Pro Lifetime',
  pro_institutional: 'Pro',
  suspended: 'Suspendu',
};

/** Bare sentences are the specification's, word for word; ours go through `typeset`. */
export const profileText = {
  title: 'Mon Profil',
  failed: 'Impossible de charger le profil',
  plans,
  upgradeRequired: typeset('Cette page est réservée aux utilisateurs Pro.'),
  info: {
    title: 'Mes informations',
    email: 'Adresse email',
    since: 'Inscrit depuis le',
    age: 'Âge',
    parent: "Accord d'un parent",
    parentYes: 'Reçu',
    parentNo: 'En attente',
  },
  plan: {
    title: 'Mon abonnement',
    used: "Corrections aujourd'hui",
    usedFree: (used: number) => `${used}/1`,
    usedPro: '∞',
    upgrade: 'Passer en Pro',
  },
  language: {
    title: 'Langue',
    label: "Langue de l'interface",
    hint: typeset(
      "L'interface est en français ; ton choix servira dès qu'une autre langue existera.",
    ),
    values: { fr: 'Français', en: 'English' },
    saved: typeset('Ta langue est enregistrée.'),
  },
  password: {
    title: 'Mot de passe',
    submit: 'Changer le mot de passe',
    busy: 'Mise à jour...',
    none: typeset("Tu te connectes avec Google : ton compte n'a pas de mot de passe."),
    add: 'Ajouter un mot de passe',
    note: typeset('Tes autres appareils seront déconnectés.'),
  },
  email: {
    title: 'Adresse email',
    label: 'Nouvelle adresse email',
    submit: "Changer l'adresse",
    busy: 'Envoi en cours...',
    sent: typeset(
      "Un lien de confirmation vient de partir. Ton adresse changera quand tu l'auras ouvert.",
    ),
  },
  sessions: {
    title: 'Appareils connectés',
    current: 'Cet appareil',
    since: (when: string) => typeset(`Connecté le ${when}`),
    revoke: 'Déconnecter',
    revoked: typeset('Cet appareil est déconnecté.'),
    unknown: 'Appareil inconnu',
    failed: typeset("Impossible de lire la liste des appareils pour l'instant."),
  },
  quick: {
    title: 'Raccourcis',
    correction: 'Nouvelle correction',
    history: 'Historique',
    admin: 'Administration',
  },
  signOut: 'Se déconnecter',
} as const;
