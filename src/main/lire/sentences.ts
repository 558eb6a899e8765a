import type { ReadingWarning } from '#engines/reading/reading.ts';
import type { ReadingRefusal } from '#engines/reading/reading-refusal.ts';

type Sentences<T extends { code: string }> = {
  [C in T['code']]: (about: Extract<T, { code: C }>) => string;
};

const WARNINGS: Sentences<ReadingWarning> = {
  'page-blurred': ({ page }) => `Page ${page} un peu floue, reprends-la bien à plat`,
  'page-dark': ({ page }) => `Page ${page} trop sombre, reprends-la en pleine lumière`,
  'page-cut': ({ page }) => `Page ${page} coupée au bord, reprends-la en entier`,
  'page-empty': ({ page }) => `Page ${page} : aucun texte trouvé`,
  'page-failed': ({ page }) => `Page ${page} : la lecture a échoué`,
  'low-confidence': ({ page, confidence }) =>
    `Page ${page} : confiance faible (${Math.round(confidence * 100)} %)`,
  'little-text': ({ words }) => `Très peu de texte : ${words} mot${words > 1 ? 's' : ''}`,
  'pages-left-out': ({ kept, total }) =>
    `${kept} pages lues sur ${total}, la suite est laissée de côté`,
  'reader-fallback': () => "Le lecteur en ligne n'a pas répondu : lu par le lecteur intégré",
  'links-ignored': () => 'Images et objets liés, absents du fichier : ignorés',
};

const REFUSALS: Sentences<ReadingRefusal> = {
  'file-empty': () => 'Le fichier est vide',
  'file-too-large': ({ maxMegabytes }) => `Fichier trop volumineux (max ${maxMegabytes}Mo)`,
  'file-type-unsupported': ({ seen }) =>
    `Type de fichier non autorisé${SEEN[seen] ? ` : ${SEEN[seen]}` : ''}`,
  'file-damaged': () => "Le fichier est abîmé : impossible de l'ouvrir",
  'file-encrypted': () => 'Le fichier est protégé par un mot de passe',
  'file-with-macros': () =>
    'Le fichier contient des macros : enregistre-le en DOCX simple ou en PDF',
  'image-too-large': ({ maxMegapixels }) => `Image trop grande (max ${maxMegapixels} mégapixels)`,
  'image-too-small': () => 'Image trop petite pour être lue',
  'file-hostile': () => 'Fichier refusé par sécurité',
  'file-too-heavy': () => 'La lecture a dépassé son temps ou sa mémoire',
  'no-text': () => 'Aucun texte trouvé',
};

const SEEN: Partial<Record<Extract<ReadingRefusal, { seen: unknown }>['seen'], string>> = {
  heic: 'photo HEIC, à convertir en JPEG',
  'old-word': 'ancien format Word, à enregistrer en DOCX',
  'open-document': 'OpenDocument, à enregistrer en DOCX ou en PDF',
  spreadsheet: 'tableur',
  slides: 'diaporama',
  svg: 'dessin SVG',
  html: 'page web',
  zip: 'archive ZIP',
  gif: 'image GIF',
  tiff: 'image TIFF',
  bmp: 'image BMP',
  text: 'texte brut',
};

export const warningSentence = (warning: ReadingWarning): string =>
  (WARNINGS[warning.code] as (w: ReadingWarning) => string)(warning);

export const refusalSentence = (refusal: ReadingRefusal): string =>
  (REFUSALS[refusal.code] as (r: ReadingRefusal) => string)(refusal);
