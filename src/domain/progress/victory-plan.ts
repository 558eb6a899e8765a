import type { ErrorTrend } from './error-trends.ts';
import type { Skill } from './skills.ts';
import type { SubjectScore } from './subject-scores.ts';

/** The shape is the specification's. */
export type VictoryPlan = {
  tips: string[];
  weeklyGoal: string;
  /** ISO date-time. */
  analysisDate: string;
  /** 0 to 1: how much there was to go by. */
  confidence: number;
};

/** What a plan is made from; nothing else may be said in it. */
export type PlanFacts = {
  copies: number;
  subjects: readonly SubjectScore[];
  skills: readonly Skill[];
  errors: readonly ErrorTrend[];
  streak: number;
  weeklyDays: number;
  cardsToday: number;
  daysToBac: number;
  target: number | null;
};

/** What a teacher wrote, in content/coach; `{words}` are filled from the facts. */
export type CoachWords = {
  general: { tips: string[]; weeklyGoal: string };
  personal: {
    error: string;
    errorGone: string;
    skill: Record<string, string>;
    weakSubject: string;
    cards: string;
    bac: string;
    weeklyGoal: string;
    weeklyGoalError: string;
  };
  errors: Record<string, string>;
  skills: Record<string, string>;
  subjects: Record<string, string>;
};

const MOST_TIPS = 5;
const COPIES_FOR_FULL_CONFIDENCE = 12;

/** The plan of a free pupil: good advice for anybody, and it says nothing of them. */
export const generalPlan = ({ general }: CoachWords, now: Date): VictoryPlan => ({
  ...general,
  analysisDate: now.toISOString(),
  confidence: 0,
});

/** The plan of a Pro pupil: the heaviest lever first, every figure taken from the facts. */
export function personalPlan(facts: PlanFacts, words: CoachWords, now: Date): VictoryPlan {
  const { personal } = words;
  const tips: (string | undefined)[] = [];
  const error = facts.errors.find(({ direction }) => direction !== 'gone');
  if (error) {
    const name = errorName(error, words);
    tips.push(fill(personal.error, { error: name, counts: arrows(error.counts) }));
  }
  const known = facts.subjects.filter(({ average }) => average !== null);
  const [weakest] = known.toSorted((a, b) => a.average! - b.average!);
  const [weakestSkill] = facts.skills.toSorted((a, b) => a.score - b.score);
  if (weakestSkill) {
    const advice = personal.skill[weakestSkill.key];
    tips.push(advice && fill(advice, { score: mark(weakestSkill.score) }));
  }
  if (weakest && known.length > 1) {
    const subject = words.subjects[weakest.subject] ?? weakest.subject;
    tips.push(fill(personal.weakSubject, { subject, average: mark(weakest.average!) }));
  }
  const gone = facts.errors.find(({ direction }) => direction === 'gone');
  if (gone) {
    const name = errorName(gone, words);
    tips.push(fill(personal.errorGone, { error: name, counts: arrows(gone.counts) }));
  }
  if (facts.cardsToday > 0) tips.push(fill(personal.cards, { cards: String(facts.cardsToday) }));
  tips.push(fill(personal.bac, { days: String(facts.daysToBac) }));

  const days = String(facts.weeklyDays);
  return {
    tips: tips.filter((tip) => tip !== undefined).slice(0, MOST_TIPS),
    weeklyGoal: error
      ? fill(personal.weeklyGoalError, { days, error: errorName(error, words) })
      : fill(personal.weeklyGoal, { days }),
    analysisDate: now.toISOString(),
    confidence: Math.round(Math.min(facts.copies / COPIES_FOR_FULL_CONFIDENCE, 1) * 90) / 100,
  };
}

/** A wording is kept only if every figure in it stands in the plan it words again: nothing is invented. */
export function isFaithful(wording: VictoryPlan, plan: VictoryPlan): boolean {
  const known = new Set(figuresIn(plan));
  return wording.tips.length > 0 && figuresIn(wording).every((figure) => known.has(figure));
}

const figuresIn = ({ tips, weeklyGoal }: VictoryPlan): string[] =>
  [...tips, weeklyGoal].flatMap((text) =>
    (text.match(/\d+(?:[.,]\d+)?/g) ?? []).map((figure) => figure.replace(',', '.')),
  );

const errorName = ({ kind, category }: ErrorTrend, words: CoachWords): string =>
  kind === 'weakness'
    ? (words.skills[category] ?? category)
    : (words.errors[category] ?? words.errors[category.split('_')[0]!] ?? category);

const fill = (text: string, values: Record<string, string>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
const arrows = (counts: number[]) => counts.join(' → ');
const mark = (score: number) => String(Math.round(score * 10) / 10).replace('.', ',');
