// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ExamView } from '#contract/exam.ts';
import { aDashboard } from '#web/features/dashboard/testing/a-dashboard.ts';
import { asPupil, fakeServer } from '#web/testing/fake-server.ts';
import { openApp } from '#web/testing/open-app.tsx';

const PATIENT = { timeout: 20_000 };
const moving: ExamView = {
  id: '3f0c1d5e-0000-4000-8000-000000000000',
  ...{ subject: 'philosophie', level: 'terminale', examType: 'bac', status: 'processing' },
  ...{ createdAt: new Date().toISOString(), files: [], failure: null, awaitsCheck: false },
  result: null,
};

test('a copy corrected, the dashboard is asked for again, however fresh it seemed', async () => {
  const server = fakeServer({
    ...asPupil,
    'GET /api/exams': () => ({ body: [moving] }),
    'GET /api/dashboard': () => ({ body: aDashboard() }),
  });
  openApp('/dashboard');
  await screen.findByRole('heading', { name: /Bonjour/ }, PATIENT);
  const asked = () => server.bodiesOf('GET /api/dashboard').length;
  await waitFor(() => expect(asked()).toBeGreaterThan(0));
  await waitFor(() => expect(server.bodiesOf('GET /api/exams').length).toBeGreaterThan(0));
  const before = asked();
  const result = { id: crypto.randomUUID(), grade: 12, maxGrade: 20 };
  server.table['GET /api/exams'] = () => ({ body: [{ ...moving, status: 'completed', result }] });
  await waitFor(() => expect(asked()).toBeGreaterThan(before), PATIENT);
});
