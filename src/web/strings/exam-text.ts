import type { ExamStatus, Level, Subject } from '#domain/exam/exam.ts';
import { EXAM_TYPE_NAMES, LEVEL_NAMES, SUBJECT_NAMES } from '#domain/exam/exam-names.ts';
import { count } from './format.ts';
import { typeset } from './typeset.ts';

const statuses: Record<ExamStatus, string> = {
  pending: 'En attente',
  processing: 'En cours',
  completed: 'Terminé',
  failed: 'Échec',
};

/** Bare sentences are the specification's, word for word; ours go through `typeset`. */
export const examText = {
  subjects: SUBJECT_NAMES,
  levels: LEVEL_NAMES,
  types: EXAM_TYPE_NAMES,
  statuses,
  correction: {
    title: 'Nouvelle Correction',
    subject: 'Matière',
    level: 'Niveau',
    type: "Type d'examen",
    choose: 'Choisir...',
    files: 'Ta copie',
    filesHint: typeset(
      '1 à 5 fichiers de 10 Mo au plus : photos (PNG, JPG, WebP), PDF ou Word (DOCX).',
    ),
    pick: 'Choisir des fichiers',
    drop: 'ou dépose-les ici',
    remove: (name: string) => `Retirer ${name}`,
    submit: 'Envoyer pour correction',
    busy: 'Envoi en cours...',
    missing: {
      signIn: 'Non connecté',
      subject: 'Matière requise',
      level: 'Niveau requis',
      type: "Type d'examen requis",
      files: 'Aucun fichier',
    },
    ignored: {
      title: 'Certains fichiers ignorés',
      description: (rejected: number, reasons: string[]) =>
        `${count(rejected, 'fichier ignoré', 'fichiers ignorés')} : ${reasons.join(', ')}`,
    },
    limit: {
      title: 'Limite atteinte',
      description: 'Maximum 5 fichiers autorisés. Les fichiers supplémentaires ont été ignorés.',
    },
    sent: {
      title: 'Copie envoyée !',
      description: 'Votre copie est en cours de correction. Vous recevrez les résultats bientôt.',
    },
    failed: "Erreur d'envoi",
    rejected: 'Fichiers rejetés',
  },
  history: {
    title: 'Historique',
    failed: "Impossible de charger l'historique",
    open: 'Voir les résultats',
    retry: 'Relancer',
    another: 'Envoyer une autre copie',
    retrying: typeset('Relance...'),
    retried: {
      title: typeset('Correction relancée'),
      description: typeset('Elle ne compte pas une deuxième fois dans ta journée.'),
    },
    toCheck: typeset('À relire'),
    check: 'Vérifier le texte',
    search: 'Chercher',
    searchHint: typeset('Matière, type ou nom de fichier'),
    filter: 'Matière',
    allSubjects: 'Toutes les matières',
    found: (copies: number) => count(copies, 'copie'),
    none: {
      title: typeset('Aucune copie ne correspond'),
      text: typeset('Essaie un autre mot ou une autre matière.'),
      action: 'Tout afficher',
    },
    trends: typeset('Tes notes par matière'),
    average: (mark: string) => typeset(`moyenne ${mark}`),
    since: (points: string) => typeset(`${points} depuis la précédente`),
    soon: (copies: number) => typeset(`Encore ${count(copies, 'copie')} et ta courbe apparaît.`),
    curve: (subject: string, marks: string) => typeset(`Notes de ${subject} : ${marks}`),
    sentOn: (when: string) => typeset(`Envoyée le ${when}`),
    empty: {
      title: typeset('Ta première copie commence ici'),
      text: typeset("Envoie un devoir : il apparaîtra ici, avec sa correction, jusqu'au bac."),
      action: 'Nouvelle correction',
    },
    keptSafe: typeset('Ta copie est bien enregistrée.'),
  },
  result: {
    tab: 'Résultat',
    title: (subject: Subject, level: Level) => `${SUBJECT_NAMES[subject]}, ${LEVEL_NAMES[level]}`,
    back: 'Retour au tableau de bord',
    notFound: 'Résultat non trouvé',
    failed: 'Erreur lors du chargement du résultat',
    unreachable: 'Impossible de charger le résultat',
    ungraded: typeset('Pas encore de note'),
    ungradedText: typeset(
      "Pour l'instant Lauréat a seulement lu et mesuré ta copie. Compter des mots n'est pas noter : aucune note n'est inventée.",
    ),
  },
  ready: {
    title: (subject: Subject) => typeset(`Ta copie de ${SUBJECT_NAMES[subject]} est corrigée`),
    action: 'Voir les résultats →',
  },
} as const;
