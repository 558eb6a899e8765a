import { typeset } from './typeset.ts';

export const coachText = {
  title: 'Le plan de ton coach',
  general: typeset('Des conseils qui marchent pour tout le monde.'),
  soon: typeset('Ton plan devient personnel dès ta première copie corrigée.'),
  personal: (day: string, confidence: string) =>
    typeset(`Fait le ${day} à partir de tes copies. Confiance : ${confidence}.`),
  goal: 'Objectif de la semaine',
  revise: 'Mes cartes de révision',
  locked: typeset('Avec Pro, le plan part de tes copies, tes fautes et tes matières.'),
  note: typeset('Conseils produits par une machine à partir de tes corrections : indicatifs.'),
} as const;
