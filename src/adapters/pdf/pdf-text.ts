import type { NotJudged, RemarkKind } from '#domain/correction/marking.ts';
import type { Axis } from '#domain/correction/rubric.ts';
import type { ExamType, Level, Subject } from '#domain/exam/exam.ts';
import { EXAM_TYPE_NAMES, LEVEL_NAMES, SUBJECT_NAMES } from '#domain/exam/exam-names.ts';

const MARK = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 2 });
const DAY = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'Europe/Paris' });
const mark = (value: number) => MARK.format(value);

const kinds: Record<RemarkKind, string> = {
  fault: 'Faute',
  weakness: 'À travailler',
  strength: 'Réussi',
  idea: 'Idée',
};
const axes: Record<Axis, string> = {
  orthographe: 'Orthographe',
  argumentation: 'Argumentation',
  style: 'Style',
  creativite: 'Créativité',
};

const notJudged: Record<NotJudged, string> = {
  truth: 'La vérité de ce que tu affirmes : un fait faux mais bien amené n’est pas toujours vu.',
  depth: 'La profondeur de la pensée : les signes se mesurent, les idées se discutent.',
  originality: 'L’originalité de tes idées.',
  topic: 'Le hors-sujet : sans le sujet, personne ne peut dire si tu y réponds.',
  spelling: 'L’orthographe : la page était trop difficile à lire pour compter une faute.',
  layout: 'La présentation de la copie.',
  figures: 'Les schémas, les croquis et les graphiques.',
  'document-use': 'L’usage des documents : ils n’ont pas été donnés avec la copie.',
  results:
    'La bonne réponse à chaque question : nous vérifions tes égalités, pas ce qui était attendu.',
  'english-grammar':
    'La grammaire anglaise, pour l’essentiel : seules l’orthographe et quelques tournures sont relues.',
};

/** The sentences of the printed correction. */
export const pdfText = {
  subjects: SUBJECT_NAMES,
  kinds,
  axes,
  grade: (grade: number, max: number) => `${mark(grade)}/${mark(max)}`,
  title: (subject: Subject) => `Correction : ${SUBJECT_NAMES[subject]}`,
  about: (level: Level, type: ExamType, when: Date, pages: number) =>
    `${LEVEL_NAMES[level]} · ${EXAM_TYPE_NAMES[type]} · ${DAY.format(when)} · ${pages} page${pages > 1 ? 's' : ''}`,
  result: 'Ta note',
  ungraded: 'Pas de note',
  interval: (low: number, high: number) =>
    `Entre ${mark(low)} et ${mark(high)} selon le correcteur`,
  indicative: 'Note indicative, donnée par une IA : elle peut se tromper. Tu peux la contester.',
  band: (code: string, label: string) => `Niveau ${code}, ${label}`,
  caps: 'Plafonds appliqués à la note',
  cap: (ceiling: number, why: string) => `Plafond à ${mark(ceiling)}/20 : ${why}`,
  tips: 'Pour gagner des points',
  tip: (advice: string, gain: number) =>
    gain > 0 ? `${advice} (jusqu’à +${mark(gain)} pt)` : advice,
  subScores: 'Le détail de ta note',
  subScore: (label: string, weight: number, score: number) =>
    `${label} (${weight} %) : ${mark(score)}/20`,
  comment: 'Commentaire général',
  copy: 'Ta copie annotée',
  photo: (page: number) => `Page ${page} de ta copie, avec les marques du correcteur`,
  page: (page: number) => `Page ${page}`,
  legend:
    'Rond et vague : faute. Carré et trait : à travailler. Feuille et double trait : réussi. Losange et tirets : idée.',
  textLegend: '(1) faute · [1] à travailler · ✓1 réussi · ◇1 idée',
  remarks: 'Les remarques',
  remark: (kind: RemarkKind, axis: Axis, line: string | undefined) =>
    [kinds[kind], axes[axis], line].filter(Boolean).join(' · '),
  line: (line: number) => `ligne ${line}`,
  paragraph: (paragraph: number) => `paragraphe ${paragraph}`,
  quote: (words: string) => `« ${words} »`,
  corrected: (form: string) => `Forme corrigée : ${form}`,
  none: 'Aucune remarque sur cette copie.',
  questions: 'Correction détaillée',
  points: (points: number, max: number) => `${mark(points)}/${mark(max)}`,
  answer: (words: string) => `Dans ta copie : « ${words} »`,
  seen: (comment: string) => `Ce que nous avons vu : ${comment}`,
  expected: (words: string) => `Ce qui est attendu : ${words}`,
  method: 'Comment je suis noté',
  steps: [
    'Chaque critère est placé sur une échelle de cinq niveaux, puis compte selon son poids.',
    'Chaque remarque cite tes mots. Une citation introuvable dans la copie est retirée.',
    'Deux envois du même texte donnent la même note.',
  ],
  notJudgedTitle: 'Ce qui n’a pas été jugé',
  notJudged,
  model: (model: string) => `Note donnée par : ${model}.`,
  footer: (page: number, of: number) => `Lauréat · Note indicative · page ${page}/${of}`,
};
