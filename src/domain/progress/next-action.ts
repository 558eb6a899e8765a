import type { Subject } from '../exam/exam.ts';
import type { SubjectScore } from './subject-scores.ts';

/** The one thing the dashboard asks for. */
export type NextAction =
  | { kind: 'first-copy' }
  | { kind: 'wait-for-result' }
  | { kind: 'revise'; cards: number }
  | { kind: 'send-copy'; subject: Subject | null }
  | { kind: 'done-for-today' };

type Situation = {
  copies: number;
  copiesUnderWay: number;
  /** False for a free pupil who has used the correction of the day. */
  maySend: boolean;
  cardsToday: number;
  isActiveToday: boolean;
  subjects: readonly SubjectScore[];
};

/** A copy under way first; then what keeps the day alive at the least cost; then the next copy. */
export function nextAction(now: Situation): NextAction {
  if (now.copiesUnderWay > 0) return { kind: 'wait-for-result' };
  if (now.copies === 0) return now.maySend ? { kind: 'first-copy' } : { kind: 'wait-for-result' };
  const mustRevise = !now.maySend || !now.isActiveToday;
  if (now.cardsToday > 0 && mustRevise) return { kind: 'revise', cards: now.cardsToday };
  if (now.maySend) return { kind: 'send-copy', subject: weakest(now.subjects) };
  return { kind: 'done-for-today' };
}

const weakest = (subjects: readonly SubjectScore[]): Subject | null =>
  subjects.filter(({ average }) => average !== null).toSorted((a, b) => a.average! - b.average!)[0]
    ?.subject ?? null;
