import type { NoticeView } from '#contract/progress.ts';
import type { Subject } from '#domain/exam/exam.ts';
import type { BadgeCode } from '#domain/progress/badges.ts';
import { badgeText } from './badge-text.ts';
import { examText } from './exam-text.ts';
import { count, formatGrade } from './format.ts';
import { typeset } from './typeset.ts';

function sentence({ kind, details }: Pick<NoticeView, 'kind' | 'details'>): string {
  const subject = examText.subjects[details.subject as Subject] ?? 'Ta copie';
  switch (kind) {
    case 'result-ready':
      return `${subject} : ${formatGrade(Number(details.grade))}, +${details.xp} XP.`;
    case 'level-up':
      return `Niveau ${details.level} atteint !`;
    case 'badge':
      return `Nouveau badge : ${badgeText.badges[details.badge as BadgeCode]?.name ?? ''}.`;
    case 'record':
      return `Ton nouveau record : ${formatGrade(Number(details.grade))}.`;
    case 'freeze-used':
      return `Un gel a protégé ta série de ${count(Number(details.streak), 'jour')}. Il t'en reste ${details.left}.`;
    case 'streak-at-risk':
      return `Ta série de ${count(Number(details.streak), 'jour')} t'attend : 3 cartes suffisent.`;
    case 'share-opened':
      return `Ton lien de suivi « ${details.name} » a été ouvert.`;
    case 'weekly-report':
      return 'Ton bilan de la semaine est prêt.';
  }
}

const places: Partial<Record<NoticeView['kind'], (details: NoticeView['details']) => string>> = {
  'result-ready': ({ resultId }) => `/results/${resultId}`,
  record: ({ resultId }) => `/results/${resultId}`,
  badge: () => '/dashboard#badges',
  'freeze-used': () => '/revision',
  'streak-at-risk': () => '/revision',
  'share-opened': () => '/partage',
  'weekly-report': ({ monday }) => `/bilan?semaine=${monday}`,
};

export const noticeText = {
  title: 'Notifications',
  sentence: (notice: Pick<NoticeView, 'kind' | 'details'>) => typeset(sentence(notice)),
  place: ({ kind, details }: Pick<NoticeView, 'kind' | 'details'>) => places[kind]?.(details),
  empty: typeset('Rien de nouveau. Ta prochaine correction apparaîtra ici.'),
  fresh: 'Nouveau',
  failed: typeset('Impossible de charger tes notifications.'),
  goals: {
    title: 'Mes objectifs',
    daily: 'Chaque jour',
    dailyOptions: [
      { value: '30', label: '30 XP' },
      { value: '60', label: '60 XP' },
      { value: '100', label: '100 XP' },
    ],
    dailyHint: typeset('3 cartes valent 30 XP, une copie de 50 à 150.'),
    weekly: 'Jours par semaine',
    weeklyOptions: [
      { value: '3', label: '3 jours' },
      { value: '5', label: '5 jours' },
      { value: '7', label: '7 jours' },
    ],
  },
  mails: {
    title: 'Par mail',
    text: typeset('Rien tant que tu ne coches rien, et jamais après 21 h.'),
    mailResults: 'Quand une copie est corrigée',
    mailRewards: 'Quand je gagne un niveau ou un badge',
    mailStreak: 'Quand ma série est en jeu',
    weeklyReport: 'Le bilan de la semaine, le dimanche soir',
    weeklyReportPro: typeset('Le bilan de la semaine, le dimanche soir (Pro)'),
  },
  saved: typeset("C'est enregistré."),
} as const;
