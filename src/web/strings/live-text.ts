import { count } from './format.ts';
import { typeset } from './typeset.ts';

/** What is said while a copy is read and corrected. Bare sentences are the specification's, word for word. */
export const liveText = {
  title: 'Ta copie avance',
  steps: {
    received: 'Copie reçue',
    reading: 'Lecture de ta copie',
    analysing: 'Analyse',
    checking: 'Vérification des citations',
    grading: 'Note',
  },
  page: (at: number, of: number) => `page ${at}/${of}`,
  done: 'fait',
  now: 'en cours',
  patience: typeset('Encore quelques secondes, tu peux quitter la page, on te prévient.'),
  unusual: typeset(
    'C’est plus long que d’habitude. Ta copie est bien enregistrée : tu peux quitter la page, on te prévient.',
  ),
  leave: typeset('Tu peux quitter la page : on te prévient dès que la note est là.'),
  read: 'Ce que nous avons lu',
  whole: 'Tout afficher',
  grade: 'Ta note',
  open: 'Voir les résultats',
  modes: {
    pdf_text: 'PDF texte détecté (extraction directe)',
    docx: 'Document Word détecté (extraction directe)',
    raster: 'OCR sur PDF raster',
  },
  warnings: {
    toast: 'Avertissements OCR',
    title: 'Avertissements de lecture',
    more: (hidden: number) => `... et ${hidden} autres avertissements`,
    oneMore: '... et 1 autre avertissement',
    error: (detail: string) => `Erreur OCR: ${detail}`,
    nothing: 'Aucun résultat OCR reçu',
    onPage: (sentence: string, page: number) => `${sentence} (page ${page})`,
  },
  lowConfidence: {
    title: typeset('Lecture difficile'),
    text: typeset(
      'Une partie de ta copie a été lue avec hésitation. Relis le texte : un mot mal lu peut coûter des points.',
    ),
  },
  uncertain: (percent: number) =>
    `Texte OCR incertain (confiance: ${percent}%) — vérifie et corrige avant l'envoi.`,
  check: {
    title: 'Qualité modérée',
    asked: typeset('À toi de relire'),
    text: (doubtful: number) =>
      doubtful === 0
        ? typeset('Relis ce qui a été lu : la correction attend ton feu vert.')
        : typeset(
            `${count(doubtful, 'mot a été lu', 'mots ont été lus')} avec hésitation. Relis-les, ou reprends la photo : la correction attend ton feu vert.`,
          ),
    action: 'Vérifier le texte',
    skip: 'Corriger sans relire',
  },
  failures: {
    pdfScanned: {
      title: 'PDF scanné non pris en charge',
      advice: typeset('Photographie ta copie page par page, ou colle son texte dans un document.'),
    },
    wordUnreadable: {
      title: 'Document Word non lisible',
      advice: typeset('Ouvre-le, enregistre-le à nouveau en DOCX ou en PDF, puis renvoie-le.'),
    },
    noText: { title: 'Aucun texte extrait' },
    unusable: { title: 'Qualité insuffisante' },
    wordLater: {
      title: 'Extraction DOCX indisponible',
      advice: typeset('Réessaie dans quelques minutes, ou exporte ton document en PDF avec texte.'),
    },
    danger: { title: 'Contenu préoccupant détecté' },
    abuse: { title: 'Contenu inapproprié' },
    files: { title: 'Fichiers rejetés' },
    other: { title: typeset('La correction a échoué') },
  },
} as const;
