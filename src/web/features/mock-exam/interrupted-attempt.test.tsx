// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeServer } from '#web/testing/fake-server.ts';
import { here, openApp } from '#web/testing/open-app.tsx';
import { someone } from '#web/testing/sessions.ts';
import { attempt, ID, openRoom, patience, WHOLE } from './testing/open-room.ts';

const KEY = `laureat-mock-exam-${ID}`;
const GET = `GET /api/mock-exams/${ID}`;
const PUT = `PUT /api/mock-exams/${ID}/answers`;
const closed = { ...attempt, submittedAt: '2026-11-15T09:00:00.000Z', timeSpentSeconds: 3_600 };
const over = () => ({ status: 409, body: { refusal: { code: 'mock-exam-over' } } });

/** As the browser tells a tab that another one wrote; `null` when that one let go of the copy. */
const fromAnotherTab = (newValue: string | null) => {
  if (newValue !== null) localStorage.setItem(KEY, newValue);
  window.dispatchEvent(new StorageEvent('storage', { key: KEY, newValue }));
};

test('what another tab writes appears here, so that going on here undoes nothing', async () => {
  const { user } = await openRoom();
  const at = Date.parse(attempt.serverNow) + 5_000;
  fromAnotherTab(JSON.stringify({ '1': { text: 'Écrit dans l’autre onglet.', at } }));
  await screen.findByDisplayValue('Écrit dans l’autre onglet.');
  await user.type(screen.getByRole('textbox'), ' Suite.');
  expect(localStorage.getItem(KEY)).toContain('Écrit dans l’autre onglet. Suite.');
});

test('a copy handed in from another tab closes this one at once', async () => {
  const { server } = await openRoom();
  server.table[GET] = () => ({ body: { ...closed, isHandedIn: true } });
  fromAnotherTab(null);
  expect(await screen.findByText('Ta copie est rendue')).toBeTruthy();
});

test('a copy handed in on another device closes the room instead of blaming the network', async () => {
  const { server, user } = await openRoom();
  server.table[GET] = () => ({ body: { ...closed, isHandedIn: true } });
  server.table[PUT] = over;
  await user.type(screen.getByRole('textbox'), 'x');
  expect(await screen.findByText('Ta copie est rendue', {}, patience)).toBeTruthy();
});

test('a session that ended during the exam asks to sign in, comes back, and no word is lost', async () => {
  const { server, user } = await openRoom();
  server.table['GET /api/me'] = () => ({ body: null });
  server.table[PUT] = () => ({ status: 401, body: { refusal: { code: 'sign-in-required' } } });
  await user.type(screen.getByRole('textbox'), 'Mot gardé');
  await waitFor(() => expect(here()).toBe(`/login?returnUrl=%2Fmock-exam%2F${ID}`), patience);
  expect(localStorage.getItem(KEY)).toContain('Mot gardé');
});

test.each([
  [0, /Elle attend sa correction/],
  [1, /Ta correction du jour est déjà utilisée/],
])('kept, with %i correction used today, the copy says what is true today', async (used, said) => {
  const me = someone();
  const profile = { ...me.profile, dailyCorrectionsUsed: used };
  fakeServer({
    ...WHOLE,
    'GET /api/me': () => ({ body: { ...me, profile } }),
    [GET]: () => ({ body: closed }),
  });
  openApp(`/mock-exam/${ID}`);
  expect(await screen.findByText(said, {}, patience)).toBeTruthy();
});

test('without a correction left the copy is said to be kept, not to have failed', async () => {
  const { server, finish } = await openRoom({
    [`POST /api/mock-exams/${ID}/submit`]: () => ({
      ...{ status: 429, body: { refusal: { code: 'daily-limit' } } },
    }),
  });
  server.table[GET] = () => ({ body: closed });
  await finish();
  expect(await screen.findAllByText('Ta copie est gardée')).not.toHaveLength(0);
  expect(screen.queryByText("Erreur lors de la soumission de l'épreuve")).toBeNull();
});

test('words that reach the server too late stay on this device, and that is said', async () => {
  localStorage.setItem(KEY, JSON.stringify({ '1': { text: 'La fin', at: 1_794_000_000_000 } }));
  await openRoom({
    [GET]: () => ({ body: { ...attempt, endsAt: '2026-11-15T07:59:00.000Z' } }),
    [PUT]: () => ({ status: 503 }),
  });
  expect(await screen.findByText('Le réseau est revenu trop tard', {}, patience)).toBeTruthy();
  expect(localStorage.getItem(KEY)).toContain('La fin');
});

test('giving a paper up asks once more, and says what is lost', async () => {
  const server = fakeServer({
    ...WHOLE,
    'GET /api/mock-exams': () => ({ body: [attempt] }),
    [`DELETE /api/mock-exams/${ID}`]: () => ({ body: { success: true } }),
  });
  const user = openApp('/mock-exam');
  await user.click(
    await screen.findByRole('button', { name: 'Abandonner, Faut-il douter ?' }, patience),
  );
  expect(await screen.findByText(/Tout ce que tu y as écrit sera effacé/)).toBeTruthy();
  expect(server.bodiesOf(`DELETE /api/mock-exams/${ID}`)).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Effacer et abandonner' }));
  await waitFor(() => expect(server.bodiesOf(`DELETE /api/mock-exams/${ID}`)).toHaveLength(1));
});
