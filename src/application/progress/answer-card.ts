import { isPro, type Plan } from '#domain/account/plan.ts';
import { parisDay } from '#domain/exam/paris-day.ts';
import { daysToBac } from '#domain/progress/bac-day.ts';
import {
  CARDS_FOR_A_DAY,
  FREE_CARDS_A_DAY,
  judgeAnswer,
  PRO_CARDS_A_DAY,
  type Rating,
  REVISION_XP,
} from '#domain/progress/revision-card.ts';
import type { Refusal } from '#domain/refusal.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Ports } from '../ports.ts';
import { settlePupil } from './settle-pupil.ts';

type Needs = Pick<Ports, 'clock' | 'spacing' | 'atomically'>;

type Given = {
  /** Made by the browser: the same answer sent twice counts once. */
  answerId: string;
  userId: string;
  cardId: string;
  text?: string;
  rating?: Rating;
};

export type Judged = {
  isRight: boolean;
  right: string | null;
  explanation: string;
  dueAt: Date;
  /** XP earned by this very answer: that of the day of revision, once. */
  xp: number;
};

/** Judges an answer, plans when the card comes back, and makes the day one of revision from the third on. */
export async function answerCard(
  { answerId, userId, cardId, text, rating }: Given,
  plan: Plan,
  ports: Needs,
): Promise<Result<Judged, Refusal>> {
  const now = ports.clock.now();
  const day = parisDay(now);
  return ports.atomically(async ({ progress, undo }) => {
    await progress.lock(userId);
    const card = await progress.cards.find(userId, cardId);
    if (!card) return err({ code: 'not-found' });
    const judged = judgeAnswer(card.content, { text, rating });
    if (!judged) return err({ code: 'invalid-input', fields: ['text', 'rating'] });

    const next = ports.spacing.next(card.memory, judged.rating, now, daysToBac(day));
    const { content } = card;
    const told = {
      isRight: judged.isRight,
      right: 'passage' in content ? null : content.right,
      explanation: content.explanation,
      dueAt: next.dueAt,
    };
    const answer = { id: answerId, userId, cardId, day, ...judged, at: now };
    if (!(await progress.cards.answer(answer))) return ok({ ...told, xp: 0 });
    const { today } = await progress.cards.answered(userId, day);
    const limit = isPro(plan) ? PRO_CARDS_A_DAY : FREE_CARDS_A_DAY;
    if (today > limit) return undo(err({ code: 'revision-limit', limit } as const));
    await progress.cards.schedule(cardId, next.memory, next.dueAt);

    const entry = { kind: 'revision', source: day, xp: REVISION_XP, day } as const;
    const isDay = today >= CARDS_FOR_A_DAY && (await progress.ledger.give({ userId, ...entry }));
    await settlePupil(userId, progress, now);
    return ok({ ...told, xp: isDay ? REVISION_XP : 0 });
  });
}
