import type { ShareContent, ShareState } from '#domain/progress/share-link.ts';
import { count } from './format.ts';
import { typeset } from './typeset.ts';

const contents: Record<ShareContent, { label: string; hint: string }> = {
  progress: {
    label: 'Mes progrès',
    hint: 'Niveau, série, jours de travail, nombre de copies.',
  },
  grades: { label: 'Mes notes', hint: 'Moyennes par matière et note de chaque copie.' },
  skills: { label: 'Mes compétences', hint: 'Les cinq compétences, sans aucune phrase.' },
  copies: {
    label: 'Le texte de mes copies',
    hint: 'Les cinq dernières, en entier. Décoché par défaut.',
  },
};
const states: Record<ShareState, string> = { open: 'Ouvert', expired: 'Expiré', revoked: 'Coupé' };

/** For the pupil: tu. For whoever opens the link: vous. */
export const shareText = {
  title: 'Partager mes progrès',
  intro: typeset(
    'Un lien en lecture seule pour tes parents, sans compte. Tu choisis ce qu’il montre et tu le coupes quand tu veux.',
  ),
  form: {
    title: 'Nouveau lien',
    name: 'Ton prénom, tel que le lecteur le verra',
    contents: 'Ce que le lien montre',
    days: 'Valable pendant',
    dayOptions: (days: number) => count(days, 'jour'),
    submit: 'Créer le lien',
    busy: 'Création…',
    missing: typeset('Choisis au moins une chose à montrer.'),
  },
  contents: Object.fromEntries(
    Object.entries(contents).map(([key, { label, hint }]) => [key, { label, hint: typeset(hint) }]),
  ) as typeof contents,
  created: {
    title: typeset('Ton lien est prêt'),
    text: typeset('Copie-le maintenant : pour ta sécurité, il ne sera plus affiché.'),
    copy: 'Copier le lien',
    copied: typeset('Lien copié'),
    address: 'Adresse du lien',
  },
  list: {
    title: 'Mes liens',
    empty: typeset('Aucun lien pour l’instant.'),
    states,
    until: (day: string) => typeset(`jusqu’au ${day}`),
    opened: (when: string, times: number) =>
      typeset(`Ouvert ${count(times, 'fois', 'fois')}, la dernière le ${when}`),
    never: 'Jamais ouvert',
    revoke: 'Couper ce lien',
    revoked: typeset('Le lien est coupé.'),
  },
  failed: typeset('Impossible de charger tes liens.'),
  view: {
    tab: 'Suivi',
    title: (name: string) => typeset(`Les progrès de ${name}`),
    intro: (day: string) =>
      typeset(
        `Page en lecture seule, partagée par l’élève jusqu’au ${day}. Les notes sont indicatives.`,
      ),
    loading: 'Ouverture du suivi…',
    expired: {
      title: typeset('Ce lien n’est plus valable'),
      text: typeset('Il a expiré, ou l’élève l’a coupé. Demandez-lui-en un nouveau.'),
    },
    unknown: {
      title: typeset('Ce lien ne mène nulle part'),
      text: typeset('Vérifiez que l’adresse a été copiée en entier.'),
    },
    level: 'Niveau',
    streak: 'Série en cours',
    copies: 'Copies corrigées',
    week: (copies: number) => typeset(`dont ${copies} cette semaine`),
    days: 'Jours de travail',
    grades: 'Notes',
    overall: 'Moyenne des matières',
    skills: { title: 'Compétences', now: 'Les 5 dernières copies' },
    texts: 'Dernières copies',
    none: typeset('Rien à montrer pour l’instant.'),
    columns: { day: 'Date', subject: 'Matière', grade: 'Note', range: 'Fourchette' },
  },
  unsubscribe: {
    tab: 'Désabonnement',
    working: 'Désabonnement…',
    done: typeset('C’est fait : tu ne recevras plus de message'),
    doneText: typeset('Tu peux en choisir à nouveau dans tes notifications.'),
    failed: typeset('Ce lien de désabonnement n’est plus valable'),
    failedText: typeset('Tu peux tout arrêter depuis tes notifications, une fois connecté.'),
    back: 'Aller à Lauréat',
  },
} as const;
