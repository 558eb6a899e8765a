import type { ResultView } from '#contract/exam.ts';
import type { CorrectionNote } from '#domain/correction/correction.ts';
import type { NotJudged } from '#domain/correction/marking.ts';
import { isKnownWarning, readingSentence } from './reading-text.ts';
import { typeset } from './typeset.ts';

const notJudged: Record<NotJudged, string> = {
  truth: "La vérité de ce que tu affirmes : un fait faux mais bien amené n'est pas toujours vu.",
  depth: 'La profondeur de la pensée : les signes se mesurent, les idées se discutent.',
  originality: "L'originalité de tes idées.",
  topic: 'Le hors-sujet : sans le sujet, personne ne peut dire si tu y réponds.',
  spelling: "L'orthographe : la page était trop difficile à lire pour compter une faute.",
  layout: 'La présentation de la copie.',
  figures: 'Les schémas, les croquis et les graphiques.',
  'document-use': "L'usage des documents : ils n'ont pas été donnés avec la copie.",
  results:
    'La bonne réponse à chaque question : nous vérifions tes égalités, pas ce qui était attendu.',
  'english-grammar':
    "La grammaire anglaise, pour l'essentiel : seules l'orthographe et quelques tournures calquées sur le français sont relues.",
};

type AskedNote = 'subject-unknown' | 'statement-unknown' | 'answers-unmatched';

/** Said beside the grade: what was asked is not known, and the interval is wider for it. */
const asked: Record<AskedNote, string> = {
  'subject-unknown':
    "Tu n'as pas joint le sujet : rien n'est dit du hors-sujet, et la fourchette est plus large. La prochaine fois, recopie-le ou photographie-le.",
  'statement-unknown':
    "Tu n'as pas joint l'énoncé : nous avons noté ce que ta copie montre (calculs, raisons, lois, unités, conclusions), sans savoir ce qui était demandé ni pour combien de points. Avec l'énoncé, chaque question a ses points et la fourchette se resserre.",
  'answers-unmatched':
    "Nous n'avons pas su relier tes réponses aux questions de l'énoncé : nous avons noté ce que ta copie montre. Recopie le numéro de chaque question et la note sera plus précise.",
};

const notes: Record<Exclude<CorrectionNote['code'], AskedNote>, string> = {
  'model-unavailable':
    "Le correcteur en ligne n'a pas répondu : la copie a été notée par notre correcteur intégré.",
  'markers-disagreed':
    'Les correcteurs ne sont pas tout à fait du même avis : la fourchette est élargie.',
  'reading-doubtful': 'Certains mots ont été lus avec hésitation : la fourchette est élargie.',
  'orders-set-aside':
    'Un passage adressé au correcteur, et non au sujet, a été mis de côté : il ne compte pas.',
  'passages-set-aside':
    "Des lignes n'ont pas été comptées : une répétition, des mots ou des noms à la suite, une autre langue. Elles ne coûtent rien.",
  'same-copy': 'Tu avais déjà envoyé cette copie : la note est la même.',
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
export const askedSentences = sentencesFrom(asked);

/** A warning this browser does not know is left out, for the same reason. */
export const warningSentences = (warnings: ResultView['reading']['warnings']): string[] => [
  ...new Set(warnings.filter(isKnownWarning).map(readingSentence)),
];

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
