import { count, formatMark } from './format.ts';
import { typeset } from './typeset.ts';

export const reportText = {
  title: 'Bilan de la semaine',
  period: (from: string, to: string) => typeset(`Du ${from} au ${to}`),
  loading: 'Ton bilan arrive…',
  failed: typeset('Impossible de charger ce bilan.'),
  previous: 'Semaine précédente',
  next: 'Semaine suivante',
  print: 'Imprimer',
  download: 'Télécharger en PDF',
  facts: {
    copies: 'Copies corrigées',
    average: 'Moyenne',
    xp: 'XP gagnés',
    days: 'Jours de travail',
    none: '–',
    change: (points: number) =>
      typeset(`${points >= 0 ? '+' : '−'}${formatMark(Math.abs(points))} sur la semaine d'avant`),
  },
  copies: 'Tes copies',
  noCopies: typeset('Pas de copie cette semaine : une seule suffit à garder le rythme.'),
  errors: 'Ce qui revient',
  noErrors: typeset('Rien qui se répète.'),
  skills: 'Tes compétences',
  badges: 'Badges gagnés',
  streak: (days: number) => typeset(`Série au dimanche soir : ${count(days, 'jour')}`),
  mail: {
    title: 'Par mail, le dimanche soir',
    text: typeset('Le même bilan dans ta boîte, si tu le veux. Tu l’arrêtes en un clic.'),
    on: 'Recevoir le bilan par mail',
    locked: typeset('L’envoi par mail du bilan est réservé à Pro.'),
    upgrade: 'Découvrir Pro',
  },
} as const;
