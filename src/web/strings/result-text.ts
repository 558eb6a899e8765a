import type { RewardTier } from '#domain/correction/reward.ts';
import type { Axis } from '#domain/correction/rubric.ts';
import { count, formatGrade, formatMark, formatPercent } from './format.ts';
import { typeset } from './typeset.ts';

const axes: Record<Axis, string> = {
  orthographe: 'Orthographe',
  argumentation: 'Argumentation',
  style: 'Style',
  creativite: 'Créativité',
};

const tiers: Record<RewardTier, string> = {
  excellent: 'Excellent',
  'very-good': 'Très bien',
  good: 'Bien',
  fair: 'Assez bien',
  'can-do-better': 'Peut mieux faire',
};

/** What a corrector writes in the margin, by what he was looking at. */
const margin = {
  strength: {
    orthographe: 'soigné !',
    argumentation: 'bien vu !',
    style: 'bien dit !',
    creativite: 'bon appui !',
  },
  other: {
    orthographe: 'à relire',
    argumentation: 'à creuser',
    style: 'à redire',
    creativite: 'précise !',
  },
} satisfies Record<string, Record<Axis, string>>;

/** Bare sentences are the specification's, word for word; ours go through `typeset`. */
export const resultText = {
  badges: { pdf_text: 'PDF texte', ocr: 'OCR', docx: 'Word' },
  report: 'Rapport OCR',
  pdf: {
    export: 'Exporter en PDF',
    busy: typeset('Préparation du PDF...'),
    done: 'PDF téléchargé',
    proTitle: 'Fonctionnalité Pro',
    proOnly: "L'export PDF est réservé aux utilisateurs Pro.",
    failed: 'Erreur',
    again: 'Impossible de télécharger le PDF. Veuillez réessayer.',
  },
  pages: (pages: number) => count(pages, 'page'),
  grade: {
    label: (grade: number, max: number) => `Note : ${formatGrade(grade, max)}`,
    indicative: typeset(
      'Note indicative, donnée par une IA : elle peut se tromper. Tu peux la contester.',
    ),
    interval: (low: number, high: number) =>
      typeset(`Entre ${formatMark(low)} et ${formatMark(high)} selon le correcteur`),
    scale: (grade: number, low: number, high: number) =>
      `Note ${formatMark(grade)} sur 20, fourchette de ${formatMark(low)} à ${formatMark(high)}`,
    mentions: [
      { from: 0, short: '', name: '' },
      { from: 10, short: '10', name: 'Admis' },
      { from: 12, short: 'AB', name: 'Assez bien' },
      { from: 14, short: 'B', name: 'Bien' },
      { from: 16, short: 'TB', name: 'Très bien' },
    ],
  },
  first: {
    title: typeset('Par où continuer'),
    strength: typeset("Ton point d'appui"),
    noStrength: typeset(
      "Tu as écrit cette copie jusqu'au bout et tu la relis : c'est de là que tout repart.",
    ),
    levers: (levers: number) => (levers === 1 ? 'Ton levier' : typeset('Tes deux leviers')),
  },
  band: {
    title: typeset('Ton niveau sur cette copie'),
    next: 'Prochain objectif',
  },
  xp: {
    title: 'Expérience gagnée',
    gained: (xp: number) => `+${xp} XP`,
    detail: (forGrade: number) => typeset(`50 pour la copie rendue, ${forGrade} pour la note.`),
    streak: (more: number) => typeset(`Et ${more} de plus pour ta série.`),
    next: typeset('Un seul levier travaillé suffit pour gagner plus la prochaine fois.'),
    tiers,
  },
  subScores: {
    title: 'Le détail de ta note',
    weight: (weight: number) => typeset(`compte pour ${weight} %`),
  },
  tips: {
    title: typeset('Pour gagner des points'),
    gain: (gain: number) => typeset(`jusqu'à +${formatMark(gain)} ${gain < 2 ? 'pt' : 'pts'}`),
    more: (hidden: number) => typeset(`Voir ${count(hidden, 'autre conseil', 'autres conseils')}`),
    fewer: 'Réduire',
  },
  copy: {
    title: 'Ta copie annotée',
    intro: typeset(
      "Touche une marque pour lire sa remarque. Au clavier, les flèches passent de l'une à l'autre.",
    ),
    view: 'Affichage',
    photo: 'Photo',
    read: 'Texte lu',
    photoOf: (page: number) => typeset(`Page ${page} de ta copie, photographiée`),
    otherPages: typeset(
      'Les autres pages sont arrivées en texte : elles se lisent en « Texte lu ».',
    ),
    zoom: (zoom: number) => formatPercent(zoom),
    zoomIn: 'Agrandir la page',
    zoomOut: 'Réduire la page',
    none: typeset('Aucune remarque sur cette copie.'),
    filter: 'Filtrer par axe',
    all: 'Toutes',
    withCount: (label: string, found: number) => `${label} (${found})`,
    axes,
    remarks: 'Les remarques',
    start: (found: number) => typeset(`Lire ${count(found, 'remarque')}`),
    previous: 'Remarque précédente',
    next: 'Remarque suivante',
    position: (at: number, of: number) => `${at} sur ${of}`,
    line: (line: number) => `ligne ${line}`,
    paragraph: (paragraph: number) => `paragraphe ${paragraph}`,
    mark: (number: number, kind: string, words: string) =>
      typeset(`Remarque ${number}, ${kind} : « ${words} »`),
    kinds: {
      fault: 'Faute',
      weakness: typeset('À travailler'),
      strength: 'Réussi',
      idea: 'Idée',
    },
    margin: (kind: string, axis: string) => {
      if (kind === 'idea') return typeset('et si… ?');
      const words = kind === 'strength' ? margin.strength : margin.other;
      return typeset(words[axis as Axis] ?? words.argumentation);
    },
    quote: (words: string) => typeset(`« ${words} »`),
    correction: 'Forme corrigée',
    showCorrection: 'Voir la forme corrigée',
    hints: {
      question: 'Une question pour chercher',
      clue: 'Un indice',
      method: 'La méthode',
      example: 'Un exemple',
    },
    help: 'Aide-moi à trouver',
    moreHelp: typeset("Encore un peu d'aide"),
  },
  extracts: {
    title: typeset('Extraits de ta copie et références'),
    extracts: 'Passages qui comptent',
    references: 'Références repérées',
    noReferences: typeset('Aucune référence repérée pour le moment.'),
  },
  asked: typeset('Pourquoi la fourchette est large'),
  caps: {
    title: typeset('Plafonds appliqués à la note'),
    ceiling: (ceiling: number) => typeset(`Plafond à ${formatGrade(ceiling)}`),
    how: typeset(
      'Un plafond limite la note tant que ce point manque. Corrige-le : le reste de ta copie comptera en entier.',
    ),
  },
  reading: {
    title: 'Avertissements de lecture',
    more: (hidden: number) =>
      typeset(`et ${count(hidden, 'autre avertissement', 'autres avertissements')}`),
    certainty: (share: string) => typeset(`Écriture lue avec ${share} de certitude`),
  },
  comment: { title: 'Commentaire général', more: 'Lire la suite', fewer: 'Réduire' },
  questions: {
    title: 'Correction détaillée',
    points: (points: number, max: number) => `${formatMark(points)}/${formatMark(max)}`,
    answer: 'Dans ta copie',
    expected: 'Ce qui est attendu',
    comment: 'Ce que nous avons vu',
  },
  upsell: {
    title: (hidden: number) =>
      hidden > 0
        ? typeset(`Encore ${count(hidden, 'correction détaillée', 'corrections détaillées')}`)
        : typeset('Va plus loin avec Pro'),
    text: typeset(
      'Avec Pro : toutes les corrections, la réponse attendue, le commentaire entier et des corrections sans limite.',
    ),
    action: 'Passer à Pro',
  },
  method: {
    title: 'Comment je suis noté',
    steps: [
      typeset(
        "Ta copie est lue, et le texte lu est montré en entier plus haut : rien n'est noté en cachette.",
      ),
      typeset(
        'Chaque critère est placé sur une échelle de cinq niveaux, puis compte selon son poids.',
      ),
      typeset('Chaque remarque cite tes mots. Une citation introuvable dans la copie est retirée.'),
      typeset('Deux envois du même texte donnent la même note.'),
    ],
    caps: typeset('Un plafond a limité la note : il est expliqué sur cette page.'),
    noCaps: typeset("Aucun plafond n'a limité ta note."),
    interval: (low: number, high: number) =>
      typeset(
        `La fourchette, de ${formatMark(low)} à ${formatMark(high)}, dit notre doute : deux professeurs ne mettent pas toujours la même note.`,
      ),
    notJudged: typeset("Ce qui n'a pas été jugé"),
    notes: typeset('À savoir sur cette correction'),
  },
  end: { action: 'Nouvelle correction' },
  footer: (when: string, model: string) => typeset(`Correction du ${when} · ${model}`),
} as const;
