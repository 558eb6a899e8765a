import { PRODUCT_NAME } from '#domain/product.ts';
import type { ErrorTrend } from '#domain/progress/error-trends.ts';
import type { Skill } from '#domain/progress/skills.ts';
import type { WeeklyReport } from '#domain/progress/weekly-report.ts';
import { pdfText } from './pdf-text.ts';

const MARK = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 2 });
const DAY = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'Europe/Paris' });
const dayOf = (day: string) => DAY.format(new Date(`${day}T12:00:00Z`));
const signed = (points: number) => `${points < 0 ? '−' : '+'}${MARK.format(Math.abs(points))}`;
const plural = (n: number, one: string, many: string) => `${n} ${n > 1 ? many : one}`;

const skills: Record<Skill['key'], string> = {
  problematique: 'Problématique',
  argumentation: 'Argumentation',
  references: 'Références',
  exemples: 'Exemples',
  conclusion: 'Conclusion',
};
const errors: Record<string, string> = {
  HOM_A: 'a / à',
  HOM_ET: 'et / est',
  HOM_SON: 'son / sont',
  HOM_CES: "ces / ses / c'est",
  HOM_SE: "se / ce / s'est",
  HOM_OU: 'ou / où',
  HOM: 'Homophones',
  ACC_SV: 'Accord sujet-verbe',
  ACC_ADJ: 'Accord de l’adjectif',
  ACC: 'Accords',
  VER: 'Conjugaison',
  ORTH: 'Orthographe d’usage',
  ACCENT: 'Accents',
  SYN: 'Construction de la phrase',
  LEX: 'Choix du mot',
  PON: 'Ponctuation',
  MAJ: 'Majuscules',
};
const errorName = ({ kind, category }: ErrorTrend) =>
  kind === 'weakness'
    ? (skills[category as Skill['key']] ?? category)
    : (errors[category] ?? errors[category.split('_')[0]!] ?? 'Langue');

/** The sentences of the printed week. */
export const reportPdfText = {
  title: (monday: string) => `Bilan de la semaine du ${dayOf(monday)}`,
  heading: 'Bilan de la semaine',
  period: (monday: string, sunday: string) => `Du ${dayOf(monday)} au ${dayOf(sunday)}`,
  copies: (n: number) => plural(n, 'copie corrigée', 'copies corrigées'),
  average: (average: number | null, before: number | null) => {
    if (average === null) return 'Pas de moyenne cette semaine';
    const change = before === null ? '' : ` (${signed(average - before)} sur la semaine d’avant)`;
    return `Moyenne : ${MARK.format(average)}/20${change}`;
  },
  days: (n: number) => `${plural(n, 'jour', 'jours')} de travail sur 7`,
  xp: (xp: number) => `${xp} XP gagnés`,
  streak: (n: number) => `Série : ${plural(n, 'jour', 'jours')}`,
  copiesTitle: 'Les copies',
  noCopies: 'Pas de copie cette semaine.',
  copy: ({ subject, grade, day }: WeeklyReport['copies'][number]) =>
    `${pdfText.subjects[subject]}, ${dayOf(day)} : ${MARK.format(grade)}/20`,
  errorsTitle: 'Ce qui revient',
  noErrors: 'Rien qui se répète.',
  error: (trend: ErrorTrend) => `${errorName(trend)} : ${trend.counts.join(' → ')}`,
  skillsTitle: 'Les compétences',
  skill: ({ key, score }: Skill) => `${skills[key]} : ${MARK.format(score)}/20`,
  note: 'Les notes sont indicatives, données par une IA : elles peuvent se tromper.',
  footer: (page: number, of: number) => `${PRODUCT_NAME} · Notes indicatives · page ${page}/${of}`,
};
