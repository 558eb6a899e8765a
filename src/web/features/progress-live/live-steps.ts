import type { ExamEvent, ExamView } from '#contract/exam.ts';

export const STEPS = ['received', 'reading', 'analysing', 'checking', 'grading'] as const;
export type StepName = (typeof STEPS)[number];
export type LiveStep = { name: StepName; state: 'done' | 'now' | 'next'; at?: number; of?: number };

/** Which of the shown steps each event of the server belongs to. */
const STEP_OF: Record<string, StepName> = {
  received: 'reading',
  reading: 'reading',
  read: 'analysing',
  'to-check': 'analysing',
  checked: 'analysing',
  analysing: 'analysing',
  marking: 'analysing',
  'checking-quotations': 'checking',
  grading: 'grading',
};

type Known = {
  exam: Pick<ExamView, 'status' | 'awaitsCheck'>;
  /** The last event heard; none after a reload, and then the copy itself tells how far it is. */
  event?: Pick<ExamEvent, 'step' | 'at' | 'of'>;
  isRead: boolean;
};

/** Where a copy stands, in the order a pupil follows it. Never further than what is known. */
export function liveSteps({ exam, event, isRead }: Known): LiveStep[] {
  if (exam.status === 'completed') return STEPS.map((name) => ({ name, state: 'done' }));
  const told = event && STEP_OF[event.step];
  const known: StepName = isRead ? 'analysing' : 'reading';
  const now = Math.max(STEPS.indexOf(told ?? 'reading'), STEPS.indexOf(known));
  return STEPS.map((name, index): LiveStep => {
    const state = index < now ? 'done' : index > now ? 'next' : exam.awaitsCheck ? 'next' : 'now';
    const isReading = name === 'reading' && state === 'now' && event?.of;
    return { name, state, ...(isReading && { at: event.at ?? 1, of: event.of ?? 1 }) };
  });
}
