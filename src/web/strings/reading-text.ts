import type { ReadingWarning } from '#domain/exam/reading-warning.ts';
import { count } from './format.ts';
import { typeset } from './typeset.ts';

type Sentences = {
  [C in ReadingWarning['code']]: (warning: Extract<ReadingWarning, { code: C }>) => string;
};

const sentences: Sentences = {
  'page-blurred': ({ page }) => `Page ${page} un peu floue, reprends-la bien à plat.`,
  'page-dark': ({ page }) =>
    `Page ${page} trop sombre, reprends-la près d'une fenêtre ou d'une lampe.`,
  'page-cut': ({ page }) => `Page ${page} coupée au bord, reprends-la en entier dans le cadre.`,
  'page-empty': ({ page }) => `Page ${page} : aucun texte trouvé.`,
  'page-failed': ({ page }) =>
    `Page ${page} : la lecture a échoué, le reste de la copie est gardé.`,
  'low-confidence': ({ page, confidence }) =>
    `Page ${page} : confiance faible (${Math.round(confidence * 100)}%), vérifie le texte lu.`,
  'little-text': ({ words }) => `Très peu de texte : ${count(words, 'mot')}.`,
  'pages-left-out': ({ kept, total }) =>
    `${kept} pages lues sur ${total} : la suite du fichier est laissée de côté.`,
  'links-ignored': () => 'Les images et objets liés, absents du fichier, sont ignorés.',
  'reader-fallback': () =>
    "Le lecteur en ligne n'a pas répondu : la copie a été lue par le lecteur intégré.",
};

export const isKnownWarning = (warning: { code: string }): warning is ReadingWarning =>
  Object.hasOwn(sentences, warning.code);

/** The sentence of a warning about how a copy was read. */
export function readingSentence(warning: ReadingWarning): string {
  const write = sentences[warning.code] as (warning: ReadingWarning) => string;
  return typeset(write(warning));
}
