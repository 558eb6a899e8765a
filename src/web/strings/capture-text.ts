import type { Subject } from '#domain/exam/exam.ts';
import { count } from './format.ts';
import { typeset } from './typeset.ts';

/** The exercises of each subject by the names the rubrics know them under, the usual one first. */
const exercises: Record<Subject, Record<string, string>> = {
  philosophie: { dissertation: 'Dissertation', explication: 'Explication de texte' },
  francais: {
    dissertation: 'Dissertation sur œuvre',
    commentaire: 'Commentaire',
    'contraction-essai': 'Contraction de texte et essai',
    contraction: 'Contraction de texte',
    essai: 'Essai',
  },
  'histoire-geo': {
    'question-problematisee': 'Question problématisée',
    'analyse-de-document': 'Analyse de documents',
    dissertation: 'Dissertation HGGSP',
    'etude-critique': 'Étude critique de documents HGGSP',
  },
  ses: {
    dissertation: 'Dissertation appuyée sur un dossier',
    'epreuve-composee': 'Épreuve composée',
    ec1: 'Mobilisation des connaissances',
    ec2: "Étude d'un document",
    ec3: 'Raisonnement appuyé sur un dossier',
  },
  svt: {
    'texte-argumente': typeset('Exercice 1 : texte argumenté'),
    documents: typeset('Exercice 2 : démarche à partir de documents'),
  },
  anglais: {
    expression: 'Expression écrite',
    synthese: 'Synthèse de dossier',
    traduction: 'Traduction ou transposition',
  },
  mathematiques: {
    exercices: 'Exercices de spécialité',
    'epreuve-anticipee': 'Épreuve anticipée',
  },
  'physique-chimie': { exercices: 'Exercices' },
};

/** What is said while a copy is prepared and sent. Bare sentences are the specification's, word for word. */
export const captureText = {
  exercises,
  photo: 'Prendre en photo',
  pick: 'Choisir des fichiers',
  pickLabel: (face: string) => typeset(`Ta copie : ${face}`),
  drop: typeset('ou dépose-les ici'),
  more: 'Ajouter des pages',
  lead: typeset('Une photo par page, bien à plat. Lauréat lit ton écriture, même les ratures.'),
  pages: (pages: number) => count(pages, 'fichier'),
  details: {
    title: 'Ta fiche',
    subjectText: 'Sujet ou énoncé',
    subjectHint: typeset(
      "Recopie-le, ou ajoute sa photo et touche « C'est le sujet » : sans lui, on ne peut pas juger si tu y réponds.",
    ),
    exercise: 'Exercice',
    guessed: typeset("Deviné : change-le si ce n'est pas le bon."),
    checkText: typeset('Relire le texte avant la correction'),
    checkHint: typeset('Tu verras ce qui a été lu et tu pourras corriger un mot mal déchiffré.'),
  },
  page: {
    name: (number: number) => `Page ${number}`,
    preview: (number: number) => `Aperçu de la page ${number}`,
    up: (number: number) => `Monter la page ${number}`,
    down: (number: number) => `Descendre la page ${number}`,
    grip: (number: number) => `Glisser la page ${number} à une autre place`,
    edit: (number: number) => `Recadrer ou tourner la page ${number}`,
    retake: (number: number) => `Reprendre la page ${number}`,
    moved: (from: number, to: number) => `Page ${from} placée en position ${to}.`,
    working: typeset('Préparation...'),
    sending: (share: string) => typeset(`Envoi : ${share}`),
    size: (megabytes: string) => typeset(`${megabytes} Mo`),
    blurred: (number: number) => typeset(`Page ${number} un peu floue, on la reprend ?`),
    dark: (number: number) => typeset(`Page ${number} trop sombre, on la reprend ?`),
    retakeShort: 'Reprendre',
    isSubject: (number: number) => `C'est le sujet, page ${number}`,
    isSubjectShort: "C'est le sujet",
  },
  prepare: typeset("Prépare déjà ta copie : elle est gardée ici jusqu'à demain."),
  missing: {
    copy: 'ta copie',
    subject: 'la matière',
    level: 'le niveau',
    examType: "le type d'examen",
    sentence: (missing: readonly string[]) =>
      typeset(`Pour l'envoyer, il manque encore : ${missing.join(', ')}.`),
  },
  removed: (name: string) => typeset(`${name} retiré.`),
  undo: 'Annuler',
  restored: typeset("Ton brouillon est revenu tel que tu l'avais laissé."),
  startOver: 'Tout effacer',
  editor: {
    title: (number: number) => `Page ${number}`,
    hint: typeset(
      'Place les quatre coins sur ceux de ta feuille. Au clavier : choisis un coin, puis les flèches.',
    ),
    corners: [
      'Coin en haut à gauche',
      'Coin en haut à droite',
      'Coin en bas à droite',
      'Coin en bas à gauche',
    ],
    place: (x: number, y: number) => typeset(`${x} % de la largeur, ${y} % de la hauteur`),
    turn: 'Tourner',
    whole: 'Photo entière',
    propose: 'Proposer les coins',
    apply: 'Valider',
    working: typeset('Développement...'),
  },
  limits: {
    daily_limit: 'Limite quotidienne atteinte',
    ip_limit: 'Limite de connexion atteinte',
    self_harm: 'Contenu préoccupant détecté',
    other: 'Contenu inapproprié',
    upgrade: 'Passer à Pro',
    failed: {
      title: 'Erreur de vérification',
      description: 'Impossible de vérifier les limites. Veuillez réessayer.',
    },
  },
  validation: {
    failed: {
      title: 'Erreur de validation',
      description: 'Impossible de valider les fichiers. Veuillez réessayer.',
    },
    rejected: 'Fichiers rejetés',
    thrown: 'Validation échouée',
  },
  upload: {
    title: "Erreur d'envoi",
    description: (message: string) => `Erreur d'upload: ${message}`,
    kept: typeset("Ta copie est gardée ici : rien n'est perdu."),
    again: "Réessayer l'envoi",
    silent: typeset('Lauréat ne répond pas encore'),
    tryingAgain: typeset("Ta copie est gardée ici, et l'envoi reprend tout seul : rien à faire."),
  },
  signIn: {
    title: 'Connexion requise',
    description: 'Veuillez vous connecter pour envoyer une copie',
  },
  queued: {
    title: typeset('Hors ligne : ta copie est gardée'),
    description: typeset('Elle partira toute seule dès que le réseau revient.'),
  },
} as const;
