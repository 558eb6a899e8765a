import type { BadgeCode, Rarity } from '#domain/progress/badges.ts';
import { count } from './format.ts';
import { typeset } from './typeset.ts';

type Words = { name: string; how: string };

const badges: Record<BadgeCode, Words> = {
  'first-copy': { name: 'Premier pas', how: 'Faire corriger une première copie.' },
  'ten-copies': { name: 'Dizaine', how: 'Faire corriger 10 copies.' },
  'thirty-copies': { name: 'Endurance', how: 'Faire corriger 30 copies.' },
  'streak-3': { name: 'En route', how: 'Travailler 3 jours de suite.' },
  'streak-7': { name: 'Une semaine', how: 'Travailler 7 jours de suite.' },
  'streak-30': { name: 'Un mois entier', how: 'Travailler 30 jours de suite.' },
  'mention-12': { name: 'Assez bien', how: 'Atteindre 12/20 à une copie.' },
  'mention-14': { name: 'Bien', how: 'Atteindre 14/20 à une copie.' },
  'mention-16': { name: 'Très bien', how: 'Atteindre 16/20 à une copie.' },
  'mention-18': { name: 'Félicitations', how: 'Atteindre 18/20 à une copie.' },
  'personal-best': { name: 'Record battu', how: 'Dépasser toutes tes copies précédentes.' },
  'plus-three': {
    name: '+3 points',
    how: 'Gagner 3 points dans une matière depuis ta première copie.',
  },
  'three-subjects': { name: 'Trio', how: 'Faire corriger des copies dans 3 matières.' },
  'all-subjects': {
    name: 'Touche-à-tout',
    how: 'Une copie en maths, physique-chimie, SVT, français, philosophie et histoire-géo.',
  },
  'clean-copy': {
    name: 'Copie nette',
    how: 'Rendre une copie sans faute de langue relevée, à 10 ou plus.',
  },
  'no-fault-twice': {
    name: 'Jamais deux fois',
    how: 'Ne refaire aucune des fautes de ta copie précédente.',
  },
  'first-revision': { name: 'Première révision', how: 'Finir une séance de révision.' },
  'hundred-cards': { name: 'Cent cartes', how: 'Répondre à 100 cartes de révision.' },
  'mock-exam': { name: 'Bac blanc', how: 'Faire corriger une épreuve blanche.' },
  comeback: { name: 'De retour', how: 'Revenir après au moins 14 jours sans copie.' },
};

const rarities: Record<Rarity, string> = {
  legendary: 'Légendaire',
  epic: 'Épique',
  rare: 'Rare',
  other: 'Commun',
};

export const badgeText = {
  title: 'Badges',
  badges: Object.fromEntries(
    Object.entries(badges).map(([code, { name, how }]) => [
      code,
      { name: typeset(name), how: typeset(how) },
    ]),
  ) as Record<BadgeCode, Words>,
  rarities,
  collection: (earned: number, all: number) => `${earned}/${all}`,
  collected: (earned: number) => typeset(`${count(earned, 'badge gagné', 'badges gagnés')} sur 20`),
  locked: 'À gagner',
  earnedOn: (day: string) => typeset(`Gagné le ${day}`),
  all: 'Voir les 20 badges',
  fewer: 'Voir les quatre derniers',
} as const;
