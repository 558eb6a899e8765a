// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ExamView } from '#contract/exam.ts';
import { aResult } from '#web/features/result/testing/a-result.ts';
import { asPupil, fakeServer, type Handlers } from '#web/testing/fake-server.ts';
import { openApp } from '#web/testing/open-app.tsx';
// Fetched when first opened in a browser; here before the first test, so that none waits for it.
import './history-screen.tsx';
import '../result/result-screen.tsx';

const result = aResult();
const copy: ExamView = {
  id: result.examId,
  subject: 'philosophie',
  level: 'terminale',
  examType: 'bac',
  status: 'completed',
  createdAt: '2026-11-09T10:00:00.000Z',
  files: [{ name: 'copie.jpg' }],
  failure: null,
  awaitsCheck: false,
  result: { id: result.id, grade: 12, maxGrade: 20 },
};
const DELETION = `DELETE /api/exams/${copy.id}`;

/** A server whose copy is gone once it was asked to delete it. */
async function open(path: string, heading: string, traits: Partial<ExamView> = {}) {
  let exams = [{ ...copy, ...traits }];
  const handlers: Handlers = {
    ...asPupil,
    'GET /api/exams': () => ({ body: exams }),
    [`GET /api/results/${result.id}`]: () => ({ body: result }),
    [DELETION]: () => {
      exams = [];
      return { body: { success: true } };
    },
  };
  const server = fakeServer(handlers);
  const user = openApp(path);
  await screen.findByRole('heading', { level: 1, name: heading }, { timeout: 20_000 });
  return { user, server };
}
const openHistory = (traits?: Partial<ExamView>) => open('/history', 'Historique', traits);
const ask = () => screen.findByRole('button', { name: /^Supprimer la copie de Philosophie/ });
const dialog = () => within(screen.getByRole('dialog'));
const confirm = () => dialog().getByRole('button', { name: 'Supprimer définitivement' });

test('a copy is deleted once its author was told what goes and what stays', async () => {
  const { user, server } = await openHistory();
  await user.click(await ask());
  expect(dialog().getByRole('heading').textContent).toMatch(/^Supprimer cette copie/);
  expect(dialog().getByText(/Tes fichiers, le texte lu, la correction, la note/)).toBeDefined();
  expect(dialog().getByText(/reste utilisée/)).toBeDefined();
  expect(server.bodiesOf(DELETION)).toHaveLength(0);
  await user.click(confirm());
  await screen.findByText('Ta première copie commence ici');
  expect(screen.getByText('Copie supprimée')).toBeDefined();
  expect(server.bodiesOf(DELETION)).toHaveLength(1);
  expect(document.activeElement?.textContent).toBe('Historique');
});

test('who changes their mind keeps the copy', async () => {
  const { user, server } = await openHistory();
  await user.click(await ask());
  await user.click(dialog().getByRole('button', { name: 'Garder cette copie' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getAllByRole('article')).toHaveLength(1);
  expect(server.bodiesOf(DELETION)).toHaveLength(0);
});

test.each(['pending', 'processing'] as const)(
  'a copy that is %s offers no deletion',
  async (status) => {
    await openHistory({ status, result: null });
    await screen.findByRole('article');
    expect(screen.queryByRole('button', { name: /^Supprimer/ })).toBeNull();
  },
);

test('a copy nobody corrected is said not to count', async () => {
  const { user } = await openHistory({ status: 'failed', failure: 'text-empty', result: null });
  await user.click(await ask());
  expect(dialog().getByText(/n’a pas été corrigée/)).toBeDefined();
});

test('from its result, a deleted copy leads back to the list', async () => {
  const { user } = await open(`/results/${result.id}`, 'Philosophie, Terminale');
  await user.click(screen.getByRole('button', { name: 'Supprimer cette copie' }));
  await user.click(confirm());
  await screen.findByRole('heading', { level: 1, name: 'Historique' });
  await screen.findByText('Ta première copie commence ici');
});

test('a copy already deleted elsewhere is gone, not a problem', async () => {
  const { user, server } = await openHistory();
  server.table[DELETION] = () => ({ status: 404, body: { refusal: { code: 'not-found' } } });
  server.table['GET /api/exams'] = () => ({ body: [] });
  await user.click(await ask());
  await user.click(confirm());
  await screen.findByText('Copie supprimée');
});

test('a copy that is being corrected again meanwhile is kept, and its author told why', async () => {
  const { user, server } = await openHistory();
  server.table[DELETION] = () => ({ status: 409, body: { refusal: { code: 'exam-under-way' } } });
  await user.click(await ask());
  await user.click(confirm());
  await screen.findByText(/en cours de correction/);
  expect(screen.getAllByRole('article')).toHaveLength(1);
});
