import type { TestCase } from '#domain/bac/test-cases.ts';
import type { BacVerdict, Mention } from '#domain/bac/verdict.ts';
import { count, formatMark } from './format.ts';
import { typeset } from './typeset.ts';

const TWO_DECIMALS = new Intl.NumberFormat('fr-FR', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});
/** "13,01" */
export const formatAverage = (average: number): string => TWO_DECIMALS.format(average);

const mentions: Record<Mention, string> = {
  honours: 'Très bien avec les félicitations du jury',
  'tres-bien': 'Très bien',
  bien: 'Bien',
  'assez-bien': 'Assez bien',
  none: 'Sans mention',
};
const tests: Record<TestCase, string> = {
  'assez-bien': 'Test AB',
  'second-group': 'Test Rattrap.',
  'tres-bien': 'Test Très bien',
};
const decisions: Record<BacVerdict['decision'], string> = {
  admitted: 'Admis',
  'second-group': 'Éligible au rattrapage (oraux)',
  failed: 'Ajourné',
};

/** Bare sentences are the specification's, word for word; ours go through `typeset`. */
export const calculatorText = {
  title: 'Calculateur Bac',
  lead: typeset('Tape tes notes : ta moyenne au bac se calcule à mesure.'),
  back: 'Retour au tableau de bord',
  session: typeset('Ta session'),
  mentions,
  tests,
  decisions,
  finals: 'Épreuves finales',
  continuous: 'Contrôle continu',
  coefficient: (value: number) => `coef. ${formatMark(value)}`,
  heavy: 'Poids élevé',
  grade: (name: string) => `Note, ${name}`,
  gradePlaceholder: 'Note',
  gradeOutOfRange: 'La note doit être comprise entre 0 et 20.',
  total: (value: number, of: number) => typeset(`Total des coefficients : ${value} sur ${of}`),
  options: {
    show: typeset('Ajouter des options'),
    hint: typeset('Décochées, elles sont gardées mais ne comptent pas.'),
    add: 'Ajouter une option',
    name: (at: number) => `Nom de l'option ${at}`,
    namePlaceholder: typeset('Latin, théâtre...'),
    weight: (name: string) => `Coefficient, ${name}`,
    remove: (name: string) => `Retirer ${name}`,
    fallback: (at: number) => `Option ${at}`,
    room: (used: number, limit: number) =>
      typeset(`Options : ${used} sur ${limit} coefficients possibles.`),
    limit: {
      title: 'Limite atteinte',
      description: (limit: number) =>
        limit === 10
          ? "Le total des coefficients d'options ne peut pas dépasser 10."
          : typeset(`Le total des coefficients d'options ne peut pas dépasser ${limit}.`),
    },
  },
  mismatch: {
    title: 'Coefficients non conformes',
    text: (finals: number, continuous: number) =>
      typeset(
        `Épreuves : ${finals} sur 60. Contrôle continu : ${continuous} sur 40. Le calcul reste juste pour les notes saisies.`,
      ),
  },
  result: {
    title: 'Résultat',
    average: 'Moyenne générale',
    none: typeset('Saisis une première note.'),
    spoken: (average: string, verdict: string) =>
      typeset(`Moyenne : ${average} sur 20. ${verdict}`),
    mention: (mention: Mention) =>
      mention === 'none' ? mentions.none : typeset(`Mention ${mentions[mention]}`),
    points: (points: number, coefficients: number) =>
      typeset(`${formatMark(points)} points pour ${count(coefficients, 'coefficient')}`),
    partial: (missing: number) =>
      typeset(`Provisoire : ${count(missing, 'note manque', 'notes manquent')} encore.`),
    next: (points: string, goal: string) => typeset(`Encore ${points} points pour : ${goal}.`),
  },
  actions: {
    reset: 'Réinitialiser',
    resetDone: 'Réinitialisé',
    testDone: 'Cas de test chargé',
    pdf: 'Exporter PDF',
    pdfDone: typeset("La fenêtre d'impression s'ouvre : choisis « Enregistrer au format PDF »."),
    pdfFailed: "Impossible d'exporter en PDF. Veuillez réessayer.",
    share: 'Partager',
    shared: 'Partagé !',
    copied: 'Résultats copiés !',
    shareFailed: 'Erreur de partage',
    exportTitle: 'Export PDF',
    error: 'Erreur',
    examples: typeset('Voir un exemple'),
  },
  shareText: (average: string, verdict: string, session: string) =>
    typeset(`Ma moyenne au bac (${session}) : ${average}/20. ${verdict}`),
  disclaimer: typeset('Résultats indicatifs : vérifie les coefficients réels avec ton lycée.'),
  secondGroup: {
    title: typeset('Au rattrapage, quels oraux choisir ?'),
    lead: (missing: string) =>
      typeset(
        `Il te manque ${missing} points. Tu choisis deux oraux au plus, parmi tes épreuves écrites ; seule la meilleure des deux notes compte, et le coefficient reste le même.`,
      ),
    noPlan: typeset(
      "Même avec 20 aux deux oraux, les points n'y seraient pas : regarde quelles notes manquent encore.",
    ),
    needGrades: typeset('Saisis tes notes aux épreuves écrites pour voir quels oraux choisir.'),
    best: 'Le plus court chemin',
    target: (oral: number, written: number) =>
      typeset(`${formatMark(oral)} à l'oral (écrit : ${formatMark(written)})`),
    others: typeset('Les autres chemins'),
    trial: typeset('Essaie tes notes aux oraux'),
    first: 'Premier oral',
    second: 'Second oral',
    noOral: typeset('Aucun'),
    oralGrade: (name: string) => typeset(`Note visée à l'oral, ${name}`),
    after: (average: string) => typeset(`Après les oraux : ${average}/20`),
    passed: typeset("Admis. Après le rattrapage, il n'y a pas de mention."),
    short: (points: string) => typeset(`Il manquerait encore ${points} points.`),
  },
  whatIf: {
    title: typeset('Et si ?'),
    lead: typeset('Déplace un curseur : tes notes saisies ne changent pas.'),
    slider: (name: string) => typeset(`Et si j'avais... en ${name}`),
    now: (average: string) => typeset(`Avec ces notes : ${average}`),
    change: (delta: number) =>
      delta === 0
        ? typeset('aucun changement')
        : typeset(`${delta > 0 ? '+' : '−'}${formatAverage(Math.abs(delta))} point`),
    back: typeset('Revenir à mes notes'),
    empty: typeset('Saisis au moins une note pour jouer avec les curseurs.'),
  },
  prefill: {
    title: typeset('Partir de tes copies corrigées'),
    text: (copies: number) =>
      typeset(
        `Lauréat a corrigé ${count(copies, 'copie')} de toi. Tes moyennes peuvent remplir les lignes encore vides.`,
      ),
    action: 'Préremplir',
    from: (subject: string, copies: number) =>
      typeset(`D'après ${count(copies, 'copie')} : ${subject}`),
    odds: typeset('Tes chances, si le bac était demain'),
    oddsNote: typeset(
      "Calculées avec l'incertitude de chaque note estimée. C'est un ordre de grandeur, pas une promesse.",
    ),
    pass: (chance: string) => typeset(`Avoir le bac sans rattrapage : ${chance}`),
  },
  print: {
    title: typeset('Ma moyenne au bac'),
    made: (day: string) => typeset(`Calculée le ${day} avec Lauréat.`),
    subject: 'Épreuve',
    weight: 'Coef.',
    grade: 'Note',
    points: 'Points',
    blank: '–',
    total: 'Total',
  },
} as const;
