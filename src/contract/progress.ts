import { z } from '@hono/zod-openapi';
import { CRITERIA } from '#domain/correction/rubric.ts';
import { SUBJECTS } from '#domain/exam/exam.ts';
import { BADGE_CODES } from '#domain/progress/badges.ts';
import { NOTICE_KINDS } from '#domain/progress/notice.ts';
import { securityRequirementView } from './house.ts';

const subject = z.enum(SUBJECTS);
const day = z.iso.date();
const details = z.record(z.string(), z.union([z.string(), z.number()]));

export const badgeView = z
  .object({ code: z.enum(BADGE_CODES), earnedAt: z.iso.datetime() })
  .openapi('Badge');
export type BadgeView = z.infer<typeof badgeView>;

export const statsView = z
  .object({
    ...{ currentXp: z.int(), currentLevel: z.int(), currentStreak: z.int(), bestStreak: z.int() },
    ...{ totalCorrections: z.int(), weeklyCorrections: z.int() },
    ...{ averageGrade: z.number().nullable(), bestGrade: z.number().nullable() },
    favoriteSubject: subject.nullable(),
  })
  .openapi('Stats');

export const errorTrendView = z.object({
  kind: z.enum(['fault', 'weakness']),
  category: z.string(),
  counts: z.array(z.int()),
  direction: z.enum(['gone', 'down', 'steady', 'up']),
});
export type ErrorTrendView = z.infer<typeof errorTrendView>;

export const skillView = z.object({
  key: z.enum(CRITERIA),
  score: z.number(),
  before: z.number().nullable(),
});
export type SkillView = z.infer<typeof skillView>;

const pointView = z.object({
  ...{ resultId: z.uuid(), day, grade: z.number(), low: z.number(), high: z.number() },
});
export const gradeLineView = z.object({ subject, points: z.array(pointView) });
export type GradeLineView = z.infer<typeof gradeLineView>;

export const levelView = z.object({
  level: z.int(),
  title: z.enum(['beginner', 'intermediate', 'advanced', 'master', 'expert']),
  ...{ xp: z.int(), from: z.int(), to: z.int() },
});
export type LevelView = z.infer<typeof levelView>;

export const streakView = z.object({
  ...{ current: z.int(), best: z.int(), freezes: z.int(), frozenDays: z.array(day) },
  ...{ isActiveToday: z.boolean(), multiplier: z.number() },
});

/** The specification's shape; `isPersonal` says whether it speaks of this pupil. */
export const victoryPlanView = z
  .object({
    tips: z.array(z.string()),
    weeklyGoal: z.string(),
    analysisDate: z.iso.datetime(),
    confidence: z.number(),
    isPersonal: z.boolean(),
  })
  .openapi('VictoryPlan');
export type VictoryPlanView = z.infer<typeof victoryPlanView>;

export const subjectScoreView = z.object({
  ...{ subject, average: z.number().nullable(), copies: z.int() },
});

const celebrationView = z.object({ id: z.uuid(), kind: z.enum(NOTICE_KINDS), details });
export type CelebrationView = z.infer<typeof celebrationView>;

export const dashboardView = z
  .object({
    ...{ today: day, isPro: z.boolean(), level: levelView, streak: streakView },
    goal: z.object({
      ...{ xpToday: z.int(), dailyGoalXp: z.int(), daysThisWeek: z.int(), weeklyDays: z.int() },
    }),
    bac: z.object({ day, daysLeft: z.int() }),
    action: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('first-copy') }),
      z.object({ kind: z.literal('wait-for-result') }),
      z.object({ kind: z.literal('revise'), cards: z.int() }),
      z.object({ kind: z.literal('send-copy'), subject: subject.nullable() }),
      z.object({ kind: z.literal('done-for-today') }),
    ]),
    /** null while there is no copy: what is shown then is an example, and says so. */
    overall: z.number().nullable(),
    subjects: z.array(subjectScoreView),
    lines: z.array(gradeLineView),
    target: z.number().nullable(),
    skills: z.array(skillView),
    days: z.array(z.object({ day, xp: z.int() })),
    badges: z.array(badgeView),
    stats: statsView,
    errors: z.array(errorTrendView),
    hiddenErrors: z.int(),
    latest: z
      .object({
        ...{ resultId: z.uuid(), subject, grade: z.number(), day, change: z.number().nullable() },
      })
      .nullable(),
    revision: z.object({ answered: z.int(), cards: z.int(), limit: z.int() }),
    coach: victoryPlanView,
    celebrations: z.array(celebrationView),
    unseenNotices: z.int(),
    securityRequirements: z.array(securityRequirementView),
  })
  .openapi('Dashboard');
export type DashboardView = z.infer<typeof dashboardView>;

export const choicesView = z
  .object({
    dailyGoalXp: z.literal([30, 60, 100]),
    weeklyDays: z.literal([3, 5, 7]),
    targetGrade: z.number().min(0).max(20).nullable(),
    ...{ mailResults: z.boolean(), mailRewards: z.boolean(), mailStreak: z.boolean() },
    weeklyReport: z.boolean(),
  })
  .openapi('ProgressChoices');
export type ChoicesView = z.infer<typeof choicesView>;
export const choicesChange = choicesView.partial().strict().openapi('ProgressChoicesChange');

export const noticeView = z
  .object({
    ...{ id: z.uuid(), kind: z.enum(NOTICE_KINDS), details, createdAt: z.iso.datetime() },
    seen: z.boolean(),
  })
  .openapi('Notice');
export type NoticeView = z.infer<typeof noticeView>;
