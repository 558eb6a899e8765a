// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { quickUpload } from '#web/features/capture/prefilled-files.ts';
import { localStore } from '#web/offline/local-store.ts';
import { asPupil, fakeServer, type Handlers } from '#web/testing/fake-server.ts';
import { fakeUpload } from '#web/testing/fake-upload.ts';
import { here, openApp } from '#web/testing/open-app.tsx';
import { someone } from '#web/testing/sessions.ts';

// The minute of patience with a silent server is real, only not lived through.
vi.mock('#web/features/capture/send-patiently.ts', async (original) => {
  const { sendPatiently } = await original<typeof import('../capture/send-patiently.ts')>();
  const wait = () => new Promise((over) => setTimeout(over, 20));
  return {
    sendPatiently: (...[send, options]: Parameters<typeof sendPatiently>) =>
      sendPatiently(send, { ...options, wait }),
  };
});

const SENT = { body: { id: '3f0c1d5e-0000-4000-8000-000000000000' }, status: 202 };
const LIMITS = 'POST /api/functions/check-rate-limits';
const FILES = 'POST /api/functions/validate-file-upload';
const EXAMS = 'POST /api/exams';

const file = (name: string, bytes = 10) => new File(['x'.repeat(bytes)], name);
const patience = { timeout: 60_000 };
const unanswered = () => {
  throw new TypeError('Failed to fetch');
};

async function openForm(handlers: Handlers = {}) {
  await localStore.clear();
  const server = fakeServer({
    ...asPupil,
    [LIMITS]: () => ({ body: { blocked: false } }),
    [FILES]: () => ({ body: { valid: true } }),
    [EXAMS]: () => SENT,
    ...handlers,
  });
  fakeUpload();
  const user = openApp('/correction');
  // The screen is fetched when it is first opened, and a busy machine takes its time.
  await screen.findByRole('heading', { name: 'Nouvelle Correction' }, { timeout: 20_000 });
  return { server, user };
}

const picker = () => screen.getByLabelText(/^Ta copie/);
const submit = () => screen.getByRole('button', { name: 'Envoyer pour correction' });

/** Chosen past the browser's own filter, as a drop is. */
const drop = (...files: File[]) => fireEvent.change(picker(), { target: { files } });

async function fill(user: UserEvent) {
  await user.upload(picker(), file('copie.docx'));
  await user.selectOptions(screen.getByLabelText('Matière'), 'philosophie');
  await user.selectOptions(screen.getByLabelText("Type d'examen"), 'bac');
}

async function fillAndSend(handlers: Handlers) {
  const form = await openForm(handlers);
  await fill(form.user);
  await form.user.click(submit());
  return form;
}

const toasts = () => within(screen.getByRole('region', { name: 'Notifications' }));

test('the button waits for the files and the three choices; philosophy says its level', async () => {
  const { user } = await openForm();
  expect(submit()).toHaveProperty('disabled', true);
  await user.upload(picker(), file('copie.docx'));
  await user.selectOptions(screen.getByLabelText('Matière'), 'philosophie');
  expect(screen.getByLabelText('Niveau')).toHaveProperty('value', 'terminale');
  expect(submit()).toHaveProperty('disabled', true);
  await user.selectOptions(screen.getByLabelText("Type d'examen"), 'bac');
  expect(submit()).toHaveProperty('disabled', false);
});

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
  ['Matière', 'Matière requise'],
  ['Niveau', 'Niveau requis'],
  ["Type d'examen", "Type d'examen requis"],
])('%s taken back: %s', async (label, sentence) => {
  const { user } = await openForm();
  await fill(user);
  await user.selectOptions(screen.getByLabelText(label), '');
  expect(screen.getByText(sentence)).toBeDefined();
  expect(submit()).toHaveProperty('disabled', true);
});

test('the last file removed: Aucun fichier; and it can be brought back', async () => {
  const { user } = await openForm();
  await fill(user);
  await user.click(screen.getByRole('button', { name: 'Retirer copie.docx' }));
  expect(screen.getByText('Aucun fichier')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Annuler' }));
  expect(screen.getByText('copie.docx')).toBeDefined();
  expect(submit()).toHaveProperty('disabled', false);
});

test.each([
  ['notes.txt', 10, 'Type de fichier non autorisé'],
  ['virus.exe', 10, 'Type de fichier dangereux détecté'],
  ['a:b.png', 10, 'Nom de fichier non sécurisé'],
  ['scan.png', 10 * 1024 * 1024 + 1, 'Fichier trop volumineux (max 10Mo)'],
])('%s is left out: %s', async (name, bytes, reason) => {
  await openForm();
  drop(file(name, bytes));
  expect(await screen.findByText('Certains fichiers ignorés')).toBeDefined();
  expect(toasts().getByText(new RegExp(`^1.fichier ignoré : ${literally(reason)}$`))).toBeDefined();
  expect(screen.queryByText(name)).toBeNull();
});

test('past five files the others are dropped: Limite atteinte', async () => {
  await openForm();
  drop(...['1', '2', '3', '4', '5', '6'].map((name) => file(`${name}.docx`)));
  expect(await screen.findByText('Limite atteinte')).toBeDefined();
  const said = 'Maximum 5 fichiers autorisés. Les fichiers supplémentaires ont été ignorés.';
  expect(toasts().getByText(said)).toBeDefined();
  expect(
    screen
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)
      .join(),
  ).toContain('5.docx');
  expect(screen.queryByText('6.docx')).toBeNull();
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

test('a pupil whose correction of the day is used reads it before preparing another copy', async () => {
  const me = someone();
  const used = { ...me, profile: { ...me.profile, dailyCorrectionsUsed: 1 } };
  await openForm({ 'GET /api/me': () => ({ body: used }) });
  expect(screen.getByText(/Tu as utilisé ta correction du jour/)).toBeDefined();
  expect(screen.getByText(/Prépare déjà ta copie/)).toBeDefined();
});

test('a copy sent, what the account knows of the day is asked for again', async () => {
  const asked = vi.fn(() => ({ body: someone() }));
  const { user } = await openForm({ 'GET /api/me': asked });
  await fill(user);
  const before = asked.mock.calls.length;
  await user.click(submit());
  await waitFor(() => expect(asked.mock.calls.length).toBeGreaterThan(before));
});

test('a picture that is none is shown as a file, not as a broken picture', async () => {
  const { user } = await openForm();
  await user.upload(picker(), new File(['x'], 'dessin.png', { type: 'image/png' }));
  fireEvent.error(await screen.findByAltText('Aperçu de la page 1'));
  expect(screen.queryByAltText('Aperçu de la page 1')).toBeNull();
  expect(screen.getByText('dessin.png')).toBeDefined();
});

test('what stopped the sending is told beside the button that was pressed', async () => {
  await fillAndSend({
    [LIMITS]: () => ({ body: { blocked: true, reason: 'daily_limit', message: 'Demain.' } }),
  });
  const card = submit().parentElement as HTMLElement;
  expect((await within(card).findByRole('alert')).textContent).toContain('Limite quotidienne');
});

test('the button that waits says what it waits for', async () => {
  const { user } = await openForm();
  const line = () => screen.queryByText(/il manque encore/)?.textContent ?? '';
  expect(line()).toContain("ta copie, la matière, le niveau, le type d'examen.");
  await user.upload(picker(), file('copie.docx'));
  await user.selectOptions(screen.getByLabelText("Type d'examen"), 'bac');
  expect(line()).toMatch(/encore\s: la matière, le niveau\.$/);
  await user.selectOptions(screen.getByLabelText('Matière'), 'philosophie');
  expect(line()).toBe('');
});

test('files refused and files too many are told in one notice', async () => {
  await openForm();
  drop(file('notes.txt'), ...['1', '2', '3', '4', '5', '6'].map((name) => file(`${name}.docx`)));
  const said = await toasts().findByText(/Type de fichier non autorisé/);
  expect(said.textContent).toContain('Maximum 5 fichiers autorisés');
  expect(screen.queryByText('Trop de notifications')).toBeNull();
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

test('the session ended meanwhile: Connexion requise, then the way back', async () => {
  const refusal = { status: 401, body: { refusal: { code: 'sign-in-required' } } };
  const { server } = await fillAndSend({ [EXAMS]: () => refusal });
  server.table['GET /api/me'] = () => refusal;
  expect(await toasts().findByText('Connexion requise')).toBeDefined();
  expect(toasts().getByText('Veuillez vous connecter pour envoyer une copie')).toBeDefined();
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

test('files chosen on the dashboard are there when the form opens', async () => {
  await localStore.clear();
  fakeServer(asPupil);
  window.history.replaceState(quickUpload([file('photo-du-soir.docx')]), '', '/correction');
  const { App } = await import('#web/app.tsx');
  const { render } = await import('@testing-library/react');
  render(<App />);
  expect(await screen.findByText('photo-du-soir.docx')).toBeDefined();
  expect(window.history.state).toBeNull();
});

test('the page is closed and opened again: the copy is still there', async () => {
  const { user } = await openForm();
  await fill(user);
  await waitFor(async () => expect(await localStore.keys('drafts')).toEqual(['u1']));
  const { cleanup } = await import('@testing-library/react');
  cleanup();
  openApp('/correction');
  expect(await screen.findByText('copie.docx')).toBeDefined();
  expect(screen.getByLabelText('Matière')).toHaveProperty('value', 'philosophie');
  expect(screen.getByText("Ton brouillon est revenu tel que tu l'avais laissé.")).toBeDefined();
});

const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
