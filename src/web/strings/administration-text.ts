import type { Plan } from '#domain/account/plan.ts';
import { count, formatNumber } from './format.ts';
import { typeset } from './typeset.ts';

const plans: Record<Plan, string> = {
  free: 'Gratuit',
  pro: 'Pro',
  pro_lifetime: 'Pro à vie',
  pro_institutional: 'Pro établissement',
  suspended: 'Suspendu',
};

/** Administrators are addressed as "vous". */
export const administrationText = {
  title: 'Administration',
  tabs: {
    label: 'Rubriques',
    users: 'Comptes',
    codes: 'Codes',
    acts: 'Contrats',
    errors: 'Erreurs',
    audit: 'Journal',
  },
  failed: typeset('Impossible de charger cette liste.'),
  empty: typeset('Rien à montrer.'),
  health: {
    label: 'Pouls de la maison',
    database: 'Base de données',
    up: 'répond',
    down: 'muette',
    jobsWaiting: 'Tâches en attente',
    jobsFailed: 'Tâches échouées (24\u00a0h)',
    errorsToday: 'Erreurs (24\u00a0h)',
    errors: (times: number, kinds: number) =>
      typeset(times === 0 ? '0' : `${formatNumber(times)} (${count(kinds, 'défaut')})`),
    eventsWaiting: 'Paiements à appliquer',
    visitorsToday: 'Visiteurs comptés',
    examsToday: 'Copies (24\u00a0h)',
    failedToday: 'Copies échouées (24\u00a0h)',
    oldest: (seconds: number) =>
      typeset(`La plus ancienne attend depuis ${count(Math.round(seconds / 60), 'minute')}.`),
  },
  users: {
    search: 'Chercher par adresse email',
    find: 'Chercher',
    plans,
    admin: 'Administrateur',
    unconfirmed: 'Adresse non confirmée',
    leaving: 'Suppression demandée',
    facts: (since: string, exams: number) =>
      typeset(`Inscrit le ${since} · ${count(exams, 'copie')}`),
    suspend: 'Suspendre',
    reopen: 'Rouvrir',
    promote: 'Nommer administrateur',
    demote: "Retirer l'administration",
    plan: 'Offre donnée',
    grants: { none: 'Aucune', pro: 'Pro', pro_lifetime: 'Pro à vie' },
    saved: typeset('C’est enregistré.'),
    none: typeset('Aucun compte ne correspond.'),
  },
  codes: {
    newTitle: 'Nouveau code',
    institution: 'Établissement',
    code: 'Code',
    codeHint: typeset('Laissez vide : un code impossible à deviner sera tiré.'),
    places: 'Nombre de places',
    expires: 'Utilisable jusqu’au',
    create: 'Créer le code',
    institutionMissing: typeset('Indiquez l’établissement.'),
    placesWrong: typeset('Entre 1 et 10 000 places.'),
    expiresMissing: typeset('Indiquez le dernier jour où le code s’active.'),
    expiresPast: typeset('Ce jour est passé.'),
    creating: 'Création...',
    created: (code: string) => typeset(`Code créé : ${code}`),
    taken: typeset('Ce code existe déjà ou ne convient pas (lettres, chiffres, tiret).'),
    use: (used: number, places: number) => typeset(`${used} sur ${places} places`),
    active: (users: number) => typeset(`${count(users, 'accès ouvert', 'accès ouverts')}`),
    until: (day: string) => typeset(`jusqu’au ${day}`),
    on: 'Actif',
    off: 'Désactivé',
    disable: 'Désactiver',
    enable: 'Réactiver',
    none: typeset('Aucun code pour l’instant.'),
  },
  acts: {
    kinds: {
      order: 'Commande',
      cancellation: 'Résiliation',
      withdrawal: 'Rétractation',
    } as Record<string, string>,
    outcomes: { done: 'Appliquée', 'not-found': 'Contrat non trouvé : à traiter' } as Record<
      string,
      string
    >,
    none: typeset('Aucune commande, résiliation ni rétractation.'),
  },
  errors: {
    none: typeset('Aucune erreur. Tant mieux.'),
    seen: (times: number, people: number, first: string, last: string) =>
      typeset(
        times === 1
          ? `Vu une fois, le ${last}`
          : `Vu ${formatNumber(times)} fois${people > 0 ? ` par ${count(people, 'personne')}` : ''}, du ${first} au ${last}`,
      ),
  },
  audit: {
    none: typeset('Aucune action pour l’instant.'),
    actions: {
      'search-users': 'Recherche de comptes',
      suspend: 'Suspension',
      reopen: 'Réouverture',
      promote: 'Nomination',
      demote: "Retrait de l'administration",
      grant: 'Offre donnée',
      'create-code': 'Code créé',
      'enable-code': 'Code réactivé',
      'disable-code': 'Code désactivé',
      'read-copy': "Lecture d'une copie",
    } as Record<string, string>,
    gone: 'compte effacé',
  },
} as const;
