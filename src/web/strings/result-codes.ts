import type { CorrectionNote } from '#domain/correction/correction.ts';
import type { NotJudged } from '#domain/correction/marking.ts';
import type { ReadingWarning } from '#domain/exam/reading-warning.ts';
import { typeset } from './typeset.ts';

const notJudged: Record<NotJudged, string> = {
  truth: "La vérité de ce que tu affirmes : un fait faux mais bien amené n'est pas toujours vu.",
  depth: 'La profondeur de la pensée : les signes se mesurent, les idées se discutent.',
  originality: "L'originalité de tes idées.",
  topic: "Le rapport au sujet : il n'a pas été donné avec la copie.",
  spelling: "L'orthographe : la page était trop difficile à lire pour compter une faute.",
  layout: 'La présentation de la copie.',
  figures: 'Les schémas, les croquis et les graphiques.',
  'document-use': "L'usage des documents : ils n'ont pas été donnés avec la copie.",
  results: "Les résultats de calcul : l'énoncé n'a pas été donné avec la copie.",
};

const notes: Record<CorrectionNote['code'], string> = {
  'model-unavailable':
    "Le correcteur en ligne n'a pas répondu : la copie a été notée par notre correcteur intégré.",
  'markers-disagreed':
    'Les correcteurs ne sont pas tout à fait du même avis : la fourchette est élargie.',
  'reading-doubtful': 'Certains mots ont été lus avec hésitation : la fourchette est élargie.',
  'subject-unknown': "Le sujet n'a pas été donné : rien n'est dit du hors-sujet.",
  'passages-set-aside':
    'Un passage adressé au correcteur, et non au sujet, a été mis de côté : il ne compte pas.',
  'same-copy': 'Tu avais déjà envoyé cette copie : la note est la même.',
};

/** What was stored of a warning is its code: the page it spoke of is not known here. */
const warnings: Record<ReadingWarning['code'], string> = {
  'page-blurred': 'Une page est un peu floue, reprends-la bien à plat.',
  'page-dark': "Une page est trop sombre, reprends-la près d'une fenêtre ou d'une lampe.",
  'page-cut': 'Une page est coupée au bord, reprends-la en entier dans le cadre.',
  'page-empty': "Aucun texte n'a été trouvé sur une page.",
  'page-failed': "Une page n'a pas pu être lue, le reste de la copie est gardé.",
  'low-confidence': 'Une page a été lue avec hésitation, vérifie le texte lu.',
  'little-text': 'La copie contient très peu de texte.',
  'pages-left-out': 'La suite du fichier est laissée de côté : il a trop de pages.',
  'links-ignored': 'Les images et objets liés, absents du fichier, sont ignorés.',
  'reader-fallback':
    "Le lecteur en ligne n'a pas répondu : la copie a été lue par le lecteur intégré.",
};

/** A code this browser does not know comes from a newer server: better silent than wrong. */
const sentencesFrom =
  (known: Record<string, string>) =>
  (codes: readonly string[]): string[] =>
    [...new Set(codes)].flatMap((code) =>
      Object.hasOwn(known, code) ? typeset(known[code]!) : [],
    );

export const notJudgedSentences = sentencesFrom(notJudged);
export const noteSentences = sentencesFrom(notes);
export const warningSentences = sentencesFrom(warnings);

const references: Record<string, string> = {
  author: 'auteur',
  work: 'œuvre',
  character: 'personnage',
  notion: 'notion',
  'literary-term': 'procédé',
  date: 'date',
  law: 'loi',
  theorem: 'théorème',
};
export const referenceKind = (kind: string): string | undefined => references[kind];
