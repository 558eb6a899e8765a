import type { DashboardView, GradeLineView } from '#contract/progress.ts';

const point = (day: string, grade: number): GradeLineView['points'][number] => ({
  ...{ resultId: crypto.randomUUID(), day, grade, low: grade - 1.5, high: grade + 1.5 },
});

/** The grades of a subject, one a week. */
export const aLine = (subject: GradeLineView['subject'], ...grades: number[]): GradeLineView => ({
  subject,
  points: grades.map((grade, week) =>
    point(`2026-10-${String(1 + week * 7).padStart(2, '0')}`, grade),
  ),
});

/** The dashboard of a pupil who has done nothing yet; each test changes only what it is about. */
export const aDashboard = (traits: Partial<DashboardView> = {}): DashboardView => ({
  today: '2026-11-15',
  isPro: false,
  level: { level: 1, title: 'beginner', xp: 0, from: 0, to: 500 },
  streak: {
    ...{ current: 0, best: 0, freezes: 2, frozenDays: [], isActiveToday: false, multiplier: 1 },
  },
  goal: { xpToday: 0, dailyGoalXp: 30, daysThisWeek: 0, weeklyDays: 5 },
  bac: { day: '2027-06-15', daysLeft: 212 },
  action: { kind: 'first-copy' },
  overall: null,
  subjects: [{ subject: 'philosophie', average: null, copies: 0 }],
  lines: [],
  target: null,
  skills: [],
  days: [],
  badges: [],
  stats: {
    ...{ currentXp: 0, currentLevel: 1, currentStreak: 0, bestStreak: 0, totalCorrections: 0 },
    ...{ weeklyCorrections: 0, averageGrade: null, bestGrade: null, favoriteSubject: null },
  },
  errors: [],
  hiddenErrors: 0,
  latest: null,
  revision: { answered: 0, cards: 3, limit: 3 },
  coach: {
    ...{ tips: ['Relis ta copie.'], weeklyGoal: 'Une copie.', confidence: 0, isPersonal: false },
    analysisDate: '2026-11-15T10:00:00.000Z',
  },
  celebrations: [],
  unseenNotices: 0,
  securityRequirements: [],
  ...traits,
});
