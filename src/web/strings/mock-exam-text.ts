import type { Mode } from '#domain/mock-exam/attempt.ts';
import type { Difficulty } from '#domain/mock-exam/template.ts';
import { count, formatMark } from './format.ts';
import { typeset } from './typeset.ts';

const difficulties: Record<Difficulty, string> = {
  easy: 'Facile',
  standard: 'Standard',
  hard: 'Difficile',
};
const modes: Record<Mode, string> = { timed: 'Mode examen', practice: 'Mode entraînement' };

/** "4 h", "3 h 30", "45 min" */
function duration(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = Math.round(minutes % 60);
  if (hours === 0) return `${rest}\u00a0min`;
  return rest === 0 ? `${hours}\u00a0h` : `${hours}\u00a0h\u00a0${String(rest).padStart(2, '0')}`;
}

/** "3:59:59", "04:59" */
function clock(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  return `${hours > 0 ? `${hours}:` : ''}${two(minutes)}:${two(seconds % 60)}`;
}

/** Bare sentences are the specification's, word for word; ours go through `typeset`. */
export const mockExamText = {
  title: 'Épreuves Blanches',
  lead: typeset('Choisis un sujet : en temps réel comme le jour J, ou à ton rythme.'),
  difficulties,
  modes,
  duration,
  clock,
  year: (year: number) => typeset(`Session ${year}`),
  questions: (questions: number) => count(questions, 'question'),
  filters: {
    subject: 'Matière',
    level: 'Niveau',
    all: 'Toutes les matières',
    allLevels: 'Tous les niveaux',
    none: typeset('Aucune épreuve pour ce choix.'),
    reset: typeset('Voir toutes les épreuves'),
    found: (papers: number) => count(papers, 'épreuve'),
  },
  underWay: {
    title: typeset('En cours'),
    resume: 'Reprendre',
    open: 'Ouvrir',
    left: (time: string) => typeset(`Il te reste ${time}`),
    practice: typeset('Entraînement, sans minuteur'),
    over: typeset('Temps écoulé : ta copie est prête à être corrigée'),
    giveUp: 'Abandonner',
    giveUpTitle: typeset('Abandonner cette épreuve ?'),
    giveUpText: typeset('Tout ce que tu y as écrit sera effacé, sans retour possible.'),
    giveUpConfirm: typeset('Effacer et abandonner'),
    giveUpBusy: 'Un instant...',
    keep: typeset('Garder mon épreuve'),
    waiting: typeset('Rendue, pas encore corrigée'),
  },
  start: {
    title: (title: string) => typeset(`Commencer : ${title}`),
    text: (time: string) =>
      typeset(
        `Le minuteur part de ${time} et ne s'arrête plus, même si tu fermes la page. À zéro, ta copie est rendue toute seule.`,
      ),
    kept: typeset(
      'Tes réponses sont enregistrées à mesure : une panne, un onglet fermé, et tu reprends où tu en étais.',
    ),
    extraTime: typeset("J'ai droit au tiers temps"),
    extraTimeHint: (time: string) => typeset(`Un tiers de temps en plus : ${time}.`),
    noCredit: typeset(
      'Ta correction du jour est déjà utilisée. Tu peux composer maintenant : ta copie sera gardée, et corrigée quand tu le demanderas demain.',
    ),
    go: typeset("Commencer l'épreuve"),
    busy: 'Un instant...',
    cancel: 'Annuler',
  },
  failures: {
    list: 'Impossible de charger les épreuves blanches',
    start: "Impossible de démarrer l'épreuve blanche",
    data: "Données d'examen invalides",
    submit: "Erreur lors de la soumission de l'épreuve",
    missing: "Informations d'examen manquantes",
    id: "ID d'examen invalide",
    questions: "Impossible de charger les questions de l'examen",
    template: 'Template de questions non trouvé',
    loading: 'Erreur lors du chargement des questions',
    notFound: 'Épreuve non trouvée',
    empty: 'Aucune question disponible',
    back: typeset('Retour aux épreuves'),
  },
  room: {
    loading: 'Chargement...',
    subject: 'Sujet',
    copy: 'Ma copie',
    panes: typeset('Sujet ou copie'),
    documents: 'Documents',
    calculator: { allowed: 'Calculatrice autorisée', forbidden: 'Calculatrice interdite' },
    points: (points: number) => `${formatMark(points)}\u00a0pt${points >= 2 ? 's' : ''}`,
    nav: typeset('Questions'),
    navState: (answered: boolean) => (answered ? ', répondue' : ', sans réponse'),
    answered: (done: number, of: number) =>
      typeset(`${done} sur ${count(of, 'question répondue', 'questions répondues')}`),
    answer: (title: string) => typeset(`Ta réponse, ${title}`),
    answerPlaceholder: typeset('Écris ta réponse ici...'),
    choose: typeset('Choisis une réponse'),
    erase: typeset('Effacer ma réponse'),
    words: (words: number) => count(words, 'mot'),
    previous: 'Précédente',
    next: 'Suivante',
    leave: typeset('Quitter'),
    left: (time: string) => typeset(`Temps restant : ${time}`),
    practice: typeset('Entraînement'),
    finish: 'Terminer',
    timeUp: 'Temps écoulé !',
    timeUpText: typeset('Ta copie est rendue telle quelle.'),
    late: typeset('Le réseau est revenu trop tard'),
    lateText: typeset(
      'Ta copie est rendue sans tes dernières phrases, écrites hors connexion. Elles sont encore sur cet appareil : télécharge-les.',
    ),
    warnings: {
      yellow: typeset("Il te reste un quart d'heure."),
      red: typeset('Il te reste cinq minutes.'),
    },
  },
  saving: {
    saved: typeset('Enregistré'),
    pending: typeset('Enregistrement...'),
    offline: typeset('Réseau absent : gardé sur cet appareil'),
    download: 'Télécharger mes réponses',
    fileName: (id: string) => `reponses-${id}.txt`,
  },
  finish: {
    title: typeset('Rendre ta copie ?'),
    blank: (questions: number) =>
      typeset(
        `${count(questions, 'question est encore sans réponse', 'questions sont encore sans réponse')}.`,
      ),
    full: typeset('Toutes les questions ont une réponse.'),
    text: typeset('Une fois rendue, elle part en correction et ne peut plus être changée.'),
    go: 'Rendre ma copie',
    busy: 'Envoi en cours...',
    stay: typeset('Continuer à écrire'),
    pages: typeset("J'ai écrit sur papier : rendre des photos"),
    sent: {
      title: 'Copie envoyée !',
      description: 'Votre copie est en cours de correction. Vous recevrez les résultats bientôt.',
    },
  },
  pages: {
    title: typeset('Rendre des photos de ta copie'),
    text: typeset(
      "Prends chaque page bien à plat, dans l'ordre. Les photos remplacent ce que tu as tapé ici.",
    ),
    go: typeset('Rendre ces pages'),
    busy: 'Envoi en cours...',
  },
  closed: {
    title: typeset('Ta copie est rendue'),
    time: (time: string) => typeset(`Temps passé : ${time}.`),
    correcting: typeset('Elle part en correction : tu la retrouveras dans ton historique.'),
    open: 'Voir mon historique',
    waitingTitle: typeset('Ta copie est gardée'),
    waiting: typeset(
      "Ta correction du jour est déjà utilisée. Reviens demain, ou passe à Pro : rien n'est perdu.",
    ),
    ready: typeset('Elle attend sa correction : demande-la quand tu veux.'),
    correct: 'Faire corriger',
    busy: 'Un instant...',
  },
  maths: {
    toolbar: typeset('Signes mathématiques'),
    preview: typeset('Aperçu'),
    previewEmpty: typeset('Tes formules apparaîtront ici, mises en forme.'),
    help: typeset(
      'Raccourcis : x^2, sqrt(x), a/b, u_n, ou en LaTeX : \\frac{a}{b}, \\sqrt{x}, \\infty.',
    ),
    insert: (sign: string) => typeset(`Insérer ${sign}`),
  },
} as const;
