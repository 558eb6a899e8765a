// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { localStore } from '#web/offline/local-store.ts';
import type { Handlers } from '#web/testing/fake-server.ts';
import { here } from '#web/testing/open-app.tsx';
import { someone } from '#web/testing/sessions.ts';
import {
  EXAMS,
  FILES,
  file,
  fill,
  fillAndSend,
  LIMITS,
  literally,
  openForm,
  picker,
  SENT,
  submit,
  toasts,
} from './testing/correction-form.ts';

// The minute of patience with a silent server is real, only not lived through.
vi.mock('#web/features/capture/send-patiently.ts', async (original) => {
  const { sendPatiently } = await original<typeof import('../capture/send-patiently.ts')>();
  const wait = () => new Promise((over) => setTimeout(over, 20));
  return {
    sendPatiently: (...[send, options]: Parameters<typeof sendPatiently>) =>
      sendPatiently(send, { ...options, wait }),
  };
});

const patience = { timeout: 60_000 };
const unanswered = () => {
  throw new TypeError('Failed to fetch');
};

test('sent, the copy is followed in the history, and the form is empty again', async () => {
  const { server, user } = await openForm();
  await fill(user);
  await user.click(submit());
  await screen.findByText('Copie envoyée !');
  await screen.findByText(
    'Votre copie est en cours de correction. Vous recevrez les résultats bientôt.',
  );
  expect(here()).toBe(`/history?focus=${SENT.body.id}`);
  const [sent] = server.bodiesOf(EXAMS) as [Record<string, unknown>];
  expect(sent).toMatchObject({ subject: 'philosophie', level: 'terminale', examType: 'bac' });
  expect(await localStore.keys('drafts')).toEqual([]);
});

test.each([
  ['daily_limit', 'Limite quotidienne atteinte'],
  ['ip_limit', 'Limite de connexion atteinte'],
  ['self_harm', 'Contenu préoccupant détecté'],
  ['other', 'Contenu inapproprié'],
])('blocked for %s: %s, with what the server says', async (reason, title) => {
  const { server } = await fillAndSend({
    [LIMITS]: () => ({ body: { blocked: true, reason, message: 'Ce que dit le serveur.' } }),
  });
  expect(await toasts().findByText(title)).toBeDefined();
  expect(toasts().getByText('Ce que dit le serveur.')).toBeDefined();
  const alerts = screen.getAllByRole('alert').map(({ textContent }) => textContent);
  expect(alerts.join()).toContain(title);
  expect(server.bodiesOf(EXAMS)).toEqual([]);
});

test('a copy sent, what the account knows of the day is asked for again', async () => {
  const asked = vi.fn(() => ({ body: someone() }));
  const { user } = await openForm({ 'GET /api/me': asked });
  await fill(user);
  const before = asked.mock.calls.length;
  await user.click(submit());
  await waitFor(() => expect(asked.mock.calls.length).toBeGreaterThan(before));
});

test('what stopped the sending is told beside the button that was pressed', async () => {
  await fillAndSend({
    [LIMITS]: () => ({ body: { blocked: true, reason: 'daily_limit', message: 'Demain.' } }),
  });
  const card = submit().parentElement as HTMLElement;
  expect((await within(card).findByRole('alert')).textContent).toContain('Limite quotidienne');
});

test('the day is used and an upgrade is offered: Passer à Pro', async () => {
  await fillAndSend({
    [LIMITS]: () => ({ body: { blocked: true, reason: 'daily_limit', upgradeUrl: '/upgrade' } }),
  });
  expect(await toasts().findByRole('button', { name: 'Passer à Pro' })).toBeDefined();
});

test.each<[string, Handlers, string, string]>([
  [
    'the limits cannot be checked',
    { [LIMITS]: () => ({ status: 500 }) },
    'Erreur de vérification',
    'Impossible de vérifier les limites. Veuillez réessayer.',
  ],
  [
    'the files cannot be validated',
    { [FILES]: () => ({ status: 500 }) },
    'Erreur de validation',
    'Impossible de valider les fichiers. Veuillez réessayer.',
  ],
  [
    'the files are refused',
    { [FILES]: () => ({ body: { valid: false, message: 'Trop sombre.' } }) },
    'Fichiers rejetés',
    'Trop sombre.',
  ],
  [
    'the sending breaks',
    { [EXAMS]: () => ({ status: 500 }) },
    "Erreur d'envoi",
    "Erreur d'upload: Une erreur inattendue s'est produite",
  ],
  [
    'the day was used meanwhile',
    { [EXAMS]: () => ({ status: 429, body: { refusal: { code: 'daily-limit' } } }) },
    'Limite quotidienne atteinte',
    'Tu as utilisé ta correction du jour.',
  ],
])('%s', async (_, handlers, title, description) => {
  await fillAndSend(handlers);
  expect(await toasts().findByText(title, {}, { timeout: 60_000 })).toBeDefined();
  expect(toasts().getByText(new RegExp(literally(description)))).toBeDefined();
  expect(screen.getByText('copie.docx')).toBeDefined();
});

test('nobody answers: the page says that it tries again by itself, then that it could not', async () => {
  await fillAndSend({ [FILES]: unanswered });
  expect(await screen.findByText('Lauréat ne répond pas encore', {}, patience)).toBeDefined();
  expect(await toasts().findByText('Validation échouée', {}, patience)).toBeDefined();
  expect(toasts().getByText(/Vérifie/)).toBeDefined();
  expect(screen.queryByText('Lauréat ne répond pas encore')).toBeNull();
  expect(screen.getByText('copie.docx')).toBeDefined();
});

test('the session ended meanwhile: Connexion requise, then signing in leads back to the copy', async () => {
  const refusal = { status: 401, body: { refusal: { code: 'sign-in-required' } } };
  const { server, user } = await openForm({ [EXAMS]: () => refusal });
  await fill(user);
  server.table['GET /api/me'] = () => ({ body: null });
  await user.click(submit());
  expect(await toasts().findByText('Connexion requise')).toBeDefined();
  expect(toasts().getByText('Veuillez vous connecter pour envoyer une copie')).toBeDefined();
  expect(await screen.findByRole('heading', { name: 'Content de te revoir' })).toBeDefined();
  expect(here()).toBe('/login?returnUrl=%2Fcorrection');
});

test('a page said to be the statement is sent as such', async () => {
  const { server, user } = await openForm();
  await fill(user);
  await user.upload(picker(), file('sujet.pdf'));
  await user.click(screen.getByRole('button', { name: "C'est le sujet, page 2" }));
  await user.click(submit());
  await waitFor(() => expect(here()).toContain('/history'));
  expect(server.bodiesOf(EXAMS)).toMatchObject([{ subjectFiles: '1' }]);
});

test.each([
  ['by a touch after a failure', 500],
  ['by itself while the server starts', 502],
])('sent again %s, the copy goes with the same key: one exam', async (_, status) => {
  let tries = 0;
  const { server, user } = await fillAndSend({
    [EXAMS]: () => (tries++ === 0 ? { status } : SENT),
  });
  if (status === 500)
    await user.click(await screen.findByRole('button', { name: "Réessayer l'envoi" }, patience));
  await waitFor(() => expect(here()).toContain('/history'), patience);
  const keys = server.bodiesOf(EXAMS).map((body) => (body as { key: string }).key);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});
