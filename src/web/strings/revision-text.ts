import type { CriterionKey } from '#domain/correction/rubric.ts';
import type { Subject } from '#domain/exam/exam.ts';
import type { PlannedDay } from '#domain/progress/week-plan.ts';
import { examText } from './exam-text.ts';
import { count } from './format.ts';
import { errorName, skillNames } from './progress-text.ts';
import { typeset } from './typeset.ts';

function plannedTask({ task, theme }: Pick<PlannedDay, 'task' | 'theme'>): string {
  if (task === 'rest') return 'Repos';
  if (task === 'copy') {
    return theme ? `Une copie : ${examText.subjects[theme as Subject]}` : 'Une copie';
  }
  if (task === 'skill') return `Méthode : ${skillNames[theme as CriterionKey] ?? 'au choix'}`;
  if (!theme) return 'Cartes';
  const isSkill = Object.hasOwn(skillNames, theme);
  return `Cartes : ${errorName({ kind: isSkill ? 'weakness' : 'fault', category: theme })}`;
}

export const revisionText = {
  title: 'Révision',
  intro: typeset('Quelques cartes par jour, faites de tes propres phrases.'),
  loading: 'Tes cartes arrivent…',
  failed: typeset('Impossible de charger tes cartes.'),
  retry: 'Réessayer',
  progress: (done: number, all: number) => typeset(`Carte ${Math.min(done + 1, all)} sur ${all}`),
  own: typeset('Ta phrase'),
  general: typeset('Carte générale'),
  cloze: typeset('Écris la bonne forme'),
  choice: typeset('Quelle forme choisis-tu ?'),
  problematique: typeset('Reformule cette problématique'),
  conclusion: typeset('Reprends cette conclusion'),
  answer: 'Ta réponse',
  check: 'Vérifier',
  hint: 'Un indice',
  showMethod: 'Voir la méthode',
  right: typeset('Exact !'),
  wrong: (right: string) => typeset(`La bonne forme : « ${right} »`),
  soon: typeset('Elle reviendra bientôt.'),
  again: (days: number) => typeset(`Elle revient dans ${count(days, 'jour')}.`),
  next: 'Carte suivante',
  finish: 'Terminer',
  rework: {
    how: typeset("Fais-le sur ton brouillon, puis dis comment ça s'est passé."),
    ratings: [
      { rating: 1, label: 'À revoir' },
      { rating: 2, label: 'Presque' },
      { rating: 3, label: 'Réussi' },
    ],
    noted: typeset("C'est noté."),
  },
  done: {
    title: typeset("C'est fait pour aujourd'hui"),
    text: (streak: number) => typeset(`Ta série : ${count(streak, 'jour')}.`),
    xp: (xp: number) => typeset(`+${xp} XP`),
    empty: typeset('Aucune carte à revoir maintenant. Reviens demain, ou envoie une copie.'),
    score: (right: number, all: number) => typeset(`${right} sur ${all} du premier coup`),
    back: 'Retour au tableau de bord',
    more: typeset('Avec Pro : jusqu’à 10 cartes par jour et le plan de 7 jours.'),
    upgrade: 'Découvrir Pro',
  },
  plan: {
    title: 'Ton plan de 7 jours',
    text: (days: number) => typeset(`Écrits dans environ ${count(days, 'jour')}.`),
    locked: typeset(
      'Le plan de révision de 7 jours, fait de tes fautes et de tes matières, est réservé à Pro.',
    ),
    task: (day: Pick<PlannedDay, 'task' | 'theme'>) => typeset(plannedTask(day)),
    cards: (cards: number) => count(cards, 'carte'),
    minutes: (minutes: number) => typeset(`${minutes} min`),
    today: "Aujourd'hui",
  },
} as const;
