import type { Plan } from '#domain/account/plan.ts';
import type { CardDraft } from '#domain/progress/revision-card.ts';
import {
  type CoachWords,
  generalPlan,
  isFaithful,
  type PlanFacts,
  personalPlan,
  type VictoryPlan,
} from '#domain/progress/victory-plan.ts';
import type { Ports } from '../ports.ts';
import { gatherProgress, type Progress } from './gather-progress.ts';
import type { KeptPlan } from './ports.ts';

type Needs = Pick<Ports, 'clock' | 'progress' | 'coach'>;

/** What a teacher wrote for everybody; `reword` says a plan again in a teacher's voice, when a language model is configured. */
export type Coach = {
  words: CoachWords;
  generalCards: CardDraft[];
  reword?(plan: VictoryPlan): Promise<VictoryPlan | undefined>;
};

const KEPT_MS = 24 * 3_600_000;

/** The plan of the day: the same for 24 hours, then made anew from the pupil's own copies. */
export async function victoryPlan(
  userId: string,
  plan: Plan,
  ports: Needs,
): Promise<VictoryPlan & { isPersonal: boolean }> {
  const progress = await gatherProgress(userId, plan, ports);
  const kept = await ports.progress.plans.find(userId);
  const current = currentPlan(progress, kept, ports.coach.words);
  if (kept && isFresh(kept, progress)) return current;
  const { isPersonal, ...made } = current;
  const reworded = isPersonal ? await ports.coach.reword?.(made) : undefined;
  // What a model wrote is believed only where every figure is one of ours.
  const told = reworded && isFaithful(reworded, made) ? reworded : made;
  await ports.progress.plans.save(userId, { plan: told, isPersonal, madeAt: progress.now });
  return { ...told, isPersonal };
}

/** The kept plan while it is fresh, otherwise one in our own words, kept nowhere. */
export function currentPlan(progress: Progress, kept: KeptPlan | undefined, words: CoachWords) {
  if (kept && isFresh(kept, progress)) return { ...kept.plan, isPersonal: kept.isPersonal };
  const isPersonal = isForOne(progress);
  const plan = isPersonal
    ? personalPlan(factsOf(progress), words, progress.now)
    : generalPlan(words, progress.now);
  return { ...plan, isPersonal };
}

/** Personal for Pro, and only once there is something to go by. */
const isForOne = ({ isPro, copies }: Progress) => isPro && copies.length > 0;

const isFresh = ({ madeAt, isPersonal }: KeptPlan, progress: Progress) =>
  isPersonal === isForOne(progress) && progress.now.getTime() - madeAt.getTime() < KEPT_MS;

const factsOf = (progress: Progress): PlanFacts => ({
  copies: progress.copies.length,
  subjects: progress.subjects,
  skills: progress.skills,
  errors: progress.errors,
  streak: progress.streak.current,
  weeklyDays: progress.choices.weeklyDays,
  cardsToday: progress.revision.cards,
  daysToBac: progress.bac.daysLeft,
  target: progress.choices.targetGrade,
});
