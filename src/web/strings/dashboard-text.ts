import type { Subject } from '#domain/exam/exam.ts';
import type { NextAction } from '#domain/progress/next-action.ts';
import { examText } from './exam-text.ts';
import { count, formatMark, formatNumber } from './format.ts';
import { typeset } from './typeset.ts';

type Words = { title: string; text: string; action: string };

const firstLetterLow = (text: string) =>
  text === 'SVT' || text === 'SES' ? text : text.toLowerCase();
const inSubject = (subject: Subject | null) =>
  subject ? ` en ${firstLetterLow(examText.subjects[subject])}` : '';

/** The one thing to do next, by what the server found. */
function actionWords(action: NextAction): Words {
  switch (action.kind) {
    case 'first-copy':
      return {
        title: 'On corrige ta première copie ?',
        text: "Une photo, un PDF ou un fichier Word : choisis la matière, on s'occupe du reste.",
        action: 'Nouvelle correction',
      };
    case 'wait-for-result':
      return {
        title: 'Ta copie est en cours de correction',
        text: 'Tu peux quitter la page : on te prévient dès que la note est là.',
        action: 'Suivre ma copie',
      };
    case 'revise':
      return {
        title: `${count(action.cards, 'carte')} à revoir aujourd'hui`,
        text: 'Elles viennent de tes propres phrases. Cinq minutes, et ta série continue.',
        action: 'Réviser maintenant',
      };
    case 'send-copy':
      return {
        title: action.subject
          ? `Et si on progressait${inSubject(action.subject)} ?`
          : 'On corrige ta prochaine copie ?',
        text: action.subject
          ? "C'est là qu'une copie de plus t'apportera le plus."
          : "Une photo, un PDF ou un fichier Word : on s'occupe du reste.",
        action: 'Nouvelle correction',
      };
    case 'done-for-today':
      return {
        title: "C'est fait pour aujourd'hui",
        text: 'Ta correction et tes cartes du jour sont faites. Reviens demain, ou relis ta dernière copie.',
        action: 'Relire ma dernière copie',
      };
  }
}

export const dashboardText = {
  tab: 'Tableau de bord',
  fallbackName: 'Étudiant',
  hello: (name: string) => `Bonjour ${name}`,
  loading: 'Ton tableau de bord arrive…',
  failed: typeset('Impossible de charger le tableau de bord.'),
  retry: 'Réessayer',
  example: 'Exemple',
  real: 'Tes copies',
  action: (action: NextAction): Words => {
    const { title, text, action: label } = actionWords(action);
    return { title: typeset(title), text: typeset(text), action: label };
  },
  bac: (days: number) => typeset(`Écrits du bac dans environ ${count(days, 'jour')}`),
  notices: (unseen: number) =>
    unseen > 0 ? `Notifications, ${count(unseen, 'nouvelle')}` : 'Notifications',
  last: {
    title: 'Ta dernière copie',
    all: 'Tout voir',
    open: 'Voir les résultats',
    change: (points: number) =>
      points === 0
        ? 'Comme la précédente dans cette matière'
        : typeset(`${points > 0 ? '+' : '−'}${formatMark(Math.abs(points))} depuis la précédente`),
  },
  level: {
    short: (level: number) => `Niveau ${level}`,
    xp: (done: number, needed: number) => `${formatNumber(done)} / ${formatNumber(needed)} XP`,
    left: (xp: number, level: number) =>
      typeset(`Encore ${formatNumber(xp)} XP avant le niveau ${level}.`),
    total: (xp: number) => typeset(`${formatNumber(xp)} XP en tout.`),
    bar: 'XP vers le niveau suivant',
  },
  streak: {
    title: 'Ta série',
    days: (days: number) => count(days, 'jour'),
    none: typeset('Une copie ou 3 cartes aujourd’hui, et ta série commence.'),
    keep: typeset('Une copie ou 3 cartes aujourd’hui suffisent à la garder.'),
    safe: typeset("C'est bon pour aujourd'hui."),
    best: (days: number) => typeset(`Record : ${count(days, 'jour')}`),
    freezes: (left: number) => count(left, 'gel'),
    freezeHelp: typeset(
      'Un jour manqué ? Un gel protège ta série tout seul. Il revient après 7 jours de travail.',
    ),
    frozen: (day: string) => typeset(`Un gel a protégé ta série le ${day}.`),
    week: 'Cette semaine',
    dayStates: {
      done: 'fait',
      frozen: 'protégé par un gel',
      missed: 'sans travail',
      today: "aujourd'hui",
      later: 'à venir',
    },
    goal: (xp: number, goal: number) => typeset(`Objectif du jour : ${xp} / ${goal} XP`),
    goalDone: typeset('Objectif du jour atteint'),
    weekDays: (days: number, goal: number) =>
      typeset(`${days} jour${days > 1 ? 's' : ''} sur ${goal} cette semaine`),
    change: 'Changer mes objectifs',
  },
  tabs: { label: 'Aller à', notes: 'Notes', badges: 'Badges', coach: 'Coach' },
  overall: {
    title: 'Score total potentiel',
    real: (copies: number) => typeset(`Moyenne de tes matières, sur ${count(copies, 'copie')}`),
    example: typeset('Un exemple : le tien apparaît dès ta première copie.'),
  },
  subjects: {
    title: 'Tes matières',
    none: 'Pas encore de copie',
    also: (others: string[]) => typeset(`Et aussi : ${others.join(', ')}.`),
    copies: (copies: number) => count(copies, 'copie'),
    demo: [
      'Français',
      'Philosophie',
      'Histoire-Géographie',
      'Mathématiques',
      'Anglais',
      'Sciences',
    ],
  },
  chart: {
    title: 'Ta progression',
    subject: 'Matière',
    soon: (left: number) => typeset(`Encore ${count(left, 'copie')} et ta courbe apparaît.`),
    soonText: typeset(
      'Tu y verras une ligne par matière, la fourchette de chaque note, les mentions et ton objectif.',
    ),
    mentions: [
      { from: 10, name: 'Admis' },
      { from: 12, name: 'Assez bien' },
      { from: 14, name: 'Bien' },
      { from: 16, name: 'Très bien' },
    ],
    target: (mark: number) => typeset(`Objectif ${formatMark(mark)}`),
    summary: (subject: string, copies: number, first: number, last: number) =>
      typeset(
        `${subject} : ${count(copies, 'copie')}, de ${formatMark(first)} à ${formatMark(last)} sur 20.`,
      ),
    interval: 'La bande claire est la fourchette de chaque note.',
    data: 'Voir les chiffres',
    columns: { day: 'Date', grade: 'Note', range: 'Fourchette' },
    range: (low: number, high: number) => `${formatMark(low)} à ${formatMark(high)}`,
    one: typeset('Une seule copie ici pour le moment : la ligne commence à la deuxième.'),
    setTarget: 'Objectif',
    noTarget: 'Aucun',
  },
  skills: {
    title: 'Tes compétences',
    chart: (skills: string) => typeset(`Radar des compétences : ${skills}.`),
    columns: { skill: 'Compétence', score: 'Sur 20', change: 'Évolution' },
    now: 'Tes 5 dernières copies',
    before: 'Les 5 précédentes',
    fresh: 'nouveau',
    up: (points: number) => `+${formatMark(points)}`,
    down: (points: number) => `−${formatMark(points)}`,
    same: '=',
  },
  calendar: {
    title: 'Tes jours de travail',
    summary: (days: number, weeks: number) =>
      typeset(
        `${count(days, 'jour de travail', 'jours de travail')} sur les ${weeks} dernières semaines.`,
      ),
    less: 'moins',
    more: 'plus',
    frozen: 'gel',
    weekdays: ['L', 'M', 'M', 'J', 'V', 'S', 'D'],
  },
  errors: {
    title: 'Tes erreurs récurrentes',
    text: typeset('Du plus ancien au plus récent, sur tes dernières copies.'),
    none: typeset('Rien ne se répète dans tes dernières copies. Continue comme ça.'),
    tooFew: typeset('Avec une deuxième copie, tu verras ici ce qui revient.'),
    directions: { gone: 'disparue', down: 'en baisse', steady: 'stable', up: 'en hausse' },
    open: 'Voir mes phrases',
    locked: (errors: number) =>
      typeset(
        `${count(errors, 'erreur revient', 'erreurs reviennent')} dans tes copies. Pro te dit lesquelles, avec tes phrases.`,
      ),
    lockedAction: 'Découvrir Pro',
    weakness: 'méthode',
  },
  stats: {
    title: 'Tes chiffres',
    corrections: 'Corrections',
    week: (copies: number) => typeset(`dont ${copies} cette semaine`),
    average: 'Moyenne',
    allCopies: typeset('toutes copies confondues'),
    best: 'Meilleure note',
    favorite: 'Matière préférée',
    none: '–',
  },
  performance: {
    title: 'Résultats scolaires',
    none: typeset('Ta première copie corrigée les fera apparaître.'),
    more: 'Voir tout mon tableau de bord',
  },
  upload: {
    title: 'Envoi express',
    text: typeset('Une photo ou un fichier, et tu complètes ensuite la matière.'),
    photo: 'Prendre une photo',
    file: 'Choisir un fichier',
    formats: typeset('JPG, PNG, PDF, DOCX'),
  },
  family: {
    title: 'Tes parents suivent tes progrès ?',
    text: typeset(
      'Tu crées un lien, tu choisis ce qu’il montre, et tu peux le couper quand tu veux.',
    ),
    action: 'Gérer mes liens',
    report: 'Mon bilan de la semaine',
  },
  celebration: {
    level: (level: number) => typeset(`Niveau ${level} atteint !`),
    levelText: 'Chaque copie compte. Continue.',
    badge: (name: string) => typeset(`Nouveau badge : ${name}`),
    record: (grade: string) => typeset(`Ton nouveau record : ${grade}`),
    recordText: 'Jamais une de tes copies n’avait eu autant.',
    close: 'Fermer',
  },
  footer: { about: 'À propos', terms: "Conditions d'utilisation", privacy: 'Confidentialité' },
  parent: {
    title: typeset("Il manque l'accord d'un parent"),
    text: typeset(
      'Tu as moins de 15 ans : un de tes parents doit répondre à notre message avant ton premier envoi.',
    ),
    resend: 'Renvoyer le message',
    resent: typeset('Le message vient de repartir.'),
  },
} as const;
