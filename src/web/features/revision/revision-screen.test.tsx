// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { RevisionView } from '#contract/revision.ts';
import { asPupil, fakeServer, type Handlers } from '#web/testing/fake-server.ts';
import { openApp } from '#web/testing/open-app.tsx';

const PATIENT = { timeout: 20_000 };
const ANSWER = 'POST /api/revision/answers';
const card: RevisionView['cards'][number] = {
  ...{ id: '3f0c1d5e-0000-4000-8000-000000000001', kind: 'choice', before: 'Il ', after: ' faim.' },
  ...{ wrong: 'à', options: ['a', 'à'], hint: 'Avait ?', isOwn: true },
};
const session = (traits: Partial<RevisionView> = {}): RevisionView => ({
  ...{ cards: [card], answered: 2, limit: 3, streak: 4, isActiveToday: true, daysToBac: 200 },
  plan: null,
  ...traits,
});

async function answerTheCard(view: RevisionView, handlers: Handlers = {}) {
  const right = { isRight: true, right: 'a', explanation: 'Avait.', dueAt: '2026-11-20T10:00:00Z' };
  fakeServer({
    ...asPupil,
    'GET /api/revision': () => ({ body: view }),
    [ANSWER]: () => ({ body: { ...right, xp: 30 } }),
    ...handlers,
  });
  const user = openApp('/revision');
  await user.click(await screen.findByRole('button', { name: 'a' }, PATIENT));
  return { user };
}

test.each([
  ['already worked today', true, /^Ta série : 4.jours\.$/],
  ['begins today', false, /^Ta série : 5.jours\.$/],
])('whoever %s reads the streak they have', async (_, isActiveToday, said) => {
  const { user } = await answerTheCard(session({ isActiveToday }));
  await user.click(await screen.findByRole('button', { name: 'Terminer' }));
  expect(await screen.findByText(said)).toBeTruthy();
});

test('cards played in another tab meanwhile end the day here too, instead of a card that takes no answer', async () => {
  let dealt = session();
  await answerTheCard(dealt, {
    'GET /api/revision': () => ({ body: dealt }),
    [ANSWER]: () => {
      dealt = session({ cards: [], answered: 3 });
      return { status: 429, body: { refusal: { code: 'revision-limit', limit: 3 } } };
    },
  });
  await screen.findByText(/Tes 3 cartes du jour sont faites/);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'a' })).toBeNull());
  expect(screen.getByText("C'est fait pour aujourd'hui")).toBeTruthy();
});
