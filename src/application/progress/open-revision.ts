import { isPro, type Plan } from '#domain/account/plan.ts';
import { endOfParisDay } from '#domain/exam/paris-day.ts';
import { CARDS_FOR_A_DAY, type CardContent } from '#domain/progress/revision-card.ts';
import { type PlannedDay, planWeek } from '#domain/progress/week-plan.ts';
import type { Ports } from '../ports.ts';
import { gatherProgress } from './gather-progress.ts';
import type { Card } from './ports.ts';

type Needs = Pick<Ports, 'clock' | 'progress' | 'coach'>;

export type RevisionSession = {
  cards: ShownCard[];
  answered: number;
  limit: number;
  streak: number;
  /** Whether today is already part of the streak, by a copy or by cards. */
  isActiveToday: boolean;
  daysToBac: number;
  /** The seven days to come; null on the free plan. */
  plan: PlannedDay[] | null;
};

/** A card without its answer. */
export type ShownCard =
  | {
      id: string;
      kind: 'cloze' | 'choice';
      before: string;
      after: string;
      wrong: string;
      options: string[];
      hint: string;
      isOwn: boolean;
    }
  | {
      id: string;
      kind: 'problematique' | 'conclusion';
      passage: string;
      explanation: string;
      hints: { question: string; clue: string; method: string; example: string };
      isOwn: boolean;
    };

/** The cards of the day. Whoever has too few of their own is dealt the general set. */
export async function openRevision(
  userId: string,
  plan: Plan,
  ports: Needs,
): Promise<RevisionSession> {
  const before = await gatherProgress(userId, plan, ports);
  if (before.dueDays.filter((day) => day <= before.today).length < CARDS_FOR_A_DAY) {
    await ports.progress.cards.add(userId, null, ports.coach.generalCards, ports.clock.now());
  }
  const { today, dueDays, revision, streak, errors, skills, subjects, choices, bac } =
    await gatherProgress(userId, plan, ports);
  // What falls due later today is already today's: the pupil has one appointment a day, not ten.
  const due = await ports.progress.cards.due(userId, endOfParisDay(today), revision.cards);
  return {
    cards: due.map(shown),
    answered: revision.answered,
    limit: revision.limit,
    streak: streak.current,
    isActiveToday: streak.isActiveToday,
    daysToBac: bac.daysLeft,
    plan: isPro(plan)
      ? planWeek({
          ...{ today, weeklyDays: choices.weeklyDays, dueDays, errors, skills, subjects },
        })
      : null,
  };
}

function shown({ id, content, isOwn }: Card): ShownCard {
  if ('passage' in content) {
    const { kind, passage, explanation, hints } = content;
    return { id, kind, passage, explanation, hints, isOwn };
  }
  const { kind, before, after, wrong, hint } = content;
  return { id, kind, before, after, wrong, hint, isOwn, options: optionsOf(content) };
}

/** In the order of the alphabet, so that the place of an option says nothing. */
const optionsOf = (content: CardContent): string[] =>
  content.kind === 'choice' ? [content.wrong, content.right].sort() : [];
