import type { NoticeLetter } from '#application/progress/mail-notices.ts';
import { PRODUCT_NAME } from '#domain/product.ts';
import { type Letter, layOut } from './lay-out.ts';

type Details = Record<string, string | number>;
type Words = Omit<Letter, 'action' | 'after'> & { path: string; label: string };

const plural = (n: unknown, one: string, many = `${one}s`) => `${n} ${Number(n) > 1 ? many : one}`;
const mark = (grade: unknown) => String(grade).replace('.', ',');

/** What each notice says by mail; a kind that is not here is never mailed. */
const WORDS: Record<string, (details: Details) => Words> = {
  'result-ready': ({ grade, resultId }) => ({
    subject: 'Ta copie est corrigée',
    lines: ['Bonjour,', `Ta copie est corrigée : ${mark(grade)}/20. Les remarques t’attendent.`],
    ...{ path: `/results/${resultId}`, label: 'Voir les résultats' },
  }),
  'level-up': ({ level }) => ({
    subject: `Niveau ${level} !`,
    lines: ['Bonjour,', `Tu viens d’atteindre le niveau ${level}. Bravo pour ta régularité.`],
    ...{ path: '/dashboard', label: 'Voir mon tableau de bord' },
  }),
  badge: () => ({
    subject: 'Un nouveau badge',
    lines: ['Bonjour,', 'Un nouveau badge vient de rejoindre ta collection.'],
    ...{ path: '/dashboard#badges', label: 'Le découvrir' },
  }),
  'freeze-used': ({ streak, left }) => ({
    subject: 'Un gel a protégé ta série',
    lines: [
      'Bonjour,',
      `Hier était un jour de pause : un gel a protégé ta série de ${plural(streak, 'jour')}, sans que tu aies rien à faire. Il t’en reste ${left}.`,
    ],
    ...{ path: '/revision', label: 'Reprendre en 3 cartes' },
  }),
  'streak-at-risk': ({ streak }) => ({
    subject: `Ta série de ${plural(streak, 'jour')}`,
    lines: ['Bonjour,', 'Trois cartes suffisent pour la garder aujourd’hui : cinq minutes.'],
    ...{ path: '/revision', label: 'Faire mes 3 cartes' },
  }),
  'weekly-report': ({ monday, copies, xp, days, average }) => ({
    subject: 'Ta semaine en un coup d’œil',
    lines: [
      'Bonjour,',
      `Cette semaine : ${plural(copies, 'copie')}, ${plural(days, 'jour')} de travail, ${xp} XP.`,
      ...(average === undefined ? [] : [`Ta moyenne de la semaine : ${mark(average)}/20.`]),
    ],
    ...{ path: `/bilan?semaine=${monday}`, label: 'Lire mon bilan' },
  }),
};

export const noticeLetter: NoticeLetter = (to, { kind, details }, { site, unsubscribe }) => {
  const words = WORDS[kind]?.(details);
  if (!words) return undefined;
  const { subject, lines, path, label } = words;
  return layOut(to, {
    ...{ subject, lines, action: { label, url: `${site}${path}` } },
    after: [
      `Tu reçois ce message parce que tu l’as demandé sur ${PRODUCT_NAME}.`,
      `Ne plus rien recevoir, en un clic : ${unsubscribe}`,
    ],
  });
};
