import { screen } from '@testing-library/react';
import type { AttemptView, TemplateView } from '#contract/mock-exam.ts';
import { asPupil, fakeServer, type Handlers } from '#web/testing/fake-server.ts';
import { openApp } from '#web/testing/open-app.tsx';

export const ID = '3f0c1d5e-0000-4000-8000-000000000000';
export const attempt: AttemptView = {
  id: ID,
  templateId: 'philo',
  mode: 'timed',
  extraTime: false,
  startedAt: '2026-11-15T08:00:00.000Z',
  endsAt: '2026-11-15T12:00:00.000Z',
  serverNow: '2026-11-15T08:00:10.000Z',
  savedAt: '2026-11-15T08:00:00.000Z',
  submittedAt: null,
  timeSpentSeconds: null,
  isHandedIn: false,
  answers: {},
};
const card = {
  id: 'philo',
  title: 'Faut-il douter ?',
  subject: 'philosophie' as const,
  level: 'terminale' as const,
  difficulty: 'hard' as const,
  year: 2027,
  description: 'Une dissertation.',
  time_limit_minutes: 240,
};
export const template: TemplateView = {
  ...card,
  sections: [],
  documents: [],
  questions: [
    { id: '1', title: 'Dissertation', description: 'Faut-il douter ?', points: 20, input: 'prose' },
  ],
};
export const refused = (status: number) => () => ({ status, body: {} });
export const WHOLE: Handlers = {
  ...asPupil,
  'GET /api/exam-templates': () => ({ body: [{ ...card, question_count: 1 }] }),
  'GET /api/mock-exams': () => ({ body: [] }),
  'POST /api/mock-exams': () => ({ body: attempt }),
  [`GET /api/mock-exams/${ID}`]: () => ({ body: attempt }),
  'POST /api/functions/get-exam-template': () => ({ body: { template } }),
  [`PUT /api/mock-exams/${ID}/answers`]: () => ({
    body: { savedAt: attempt.savedAt, serverNow: attempt.serverNow },
  }),
  [`POST /api/mock-exams/${ID}/submit`]: () => ({ body: { examId: ID, timeSpentSeconds: 10 } }),
};
export const patience = { timeout: 60_000 };

/** A paper of one question, being sat; each test changes only what it is about. */
export async function openRoom(handlers: Handlers = {}) {
  const server = fakeServer({ ...WHOLE, ...handlers });
  const user = openApp(`/mock-exam/${ID}`);
  await screen.findByRole('timer', {}, patience);
  const finish = async () => {
    await user.click(screen.getByRole('button', { name: 'Terminer' }));
    await user.click(await screen.findByRole('button', { name: 'Rendre ma copie' }));
  };
  return { server, user, finish };
}
