// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { localStore } from '#web/offline/local-store.ts';
import { fakeServer, type Handlers } from '#web/testing/fake-server.ts';
import { here, openApp } from '#web/testing/open-app.tsx';
import { attempt, ID, openRoom, patience, refused, template, WHOLE } from './testing/open-room.ts';

test.each<[string, Handlers, string]>([
  [
    'Impossible de charger les épreuves blanches',
    { 'GET /api/exam-templates': refused(403) },
    '/mock-exam',
  ],
  ["ID d'examen invalide", {}, '/mock-exam/douze'],
  ['Épreuve non trouvée', { [`GET /api/mock-exams/${ID}`]: refused(404) }, `/mock-exam/${ID}`],
  [
    "Impossible de charger les questions de l'examen",
    { [`GET /api/mock-exams/${ID}`]: refused(403) },
    `/mock-exam/${ID}`,
  ],
  [
    "Informations d'examen manquantes",
    { [`GET /api/mock-exams/${ID}`]: () => ({ body: { ...attempt, templateId: '' } }) },
    `/mock-exam/${ID}`,
  ],
  [
    'Template de questions non trouvé',
    { 'POST /api/functions/get-exam-template': refused(404) },
    `/mock-exam/${ID}`,
  ],
  [
    'Erreur lors du chargement des questions',
    { 'POST /api/functions/get-exam-template': refused(403) },
    `/mock-exam/${ID}`,
  ],
  [
    'Aucune question disponible',
    {
      'POST /api/functions/get-exam-template': () => ({
        body: { template: { ...template, questions: [] } },
      }),
    },
    `/mock-exam/${ID}`,
  ],
])('« %s » is said when it is so', async (sentence, handlers, path) => {
  fakeServer({ ...WHOLE, ...handlers });
  openApp(path);
  expect(await screen.findByText(sentence, {}, patience)).toBeTruthy();
});

test.each<[string, Handlers]>([
  ["Impossible de démarrer l'épreuve blanche", { 'POST /api/mock-exams': refused(403) }],
  ["Données d'examen invalides", { 'POST /api/mock-exams': () => ({ body: {} }) }],
])('« %s » is said when a paper does not start', async (sentence, handlers) => {
  fakeServer({ ...WHOLE, ...handlers });
  const user = openApp('/mock-exam');
  await user.click(await screen.findByRole('button', { name: 'Mode entraînement' }, patience));
  expect(await screen.findByText(sentence)).toBeTruthy();
});

test('words are counted, the question is answered, and the browser keeps them at once', async () => {
  const { user } = await openRoom();
  await user.type(screen.getByRole('textbox'), 'Je doute donc');
  expect(screen.getByText(/^3\smots$/)).toBeTruthy();
  expect(screen.getByText(/1 sur 1\squestion répondue/)).toBeTruthy();
  expect(localStorage.getItem(`laureat-mock-exam-${ID}`)).toContain('Je doute donc');
});

test('handing in sends all that is written, once, then shows the history', async () => {
  const { server, user, finish } = await openRoom();
  await user.type(screen.getByRole('textbox'), 'Oui');
  await finish();
  await waitFor(() => expect(here()).toBe(`/history?focus=${ID}`));
  const sent = server.bodiesOf(`POST /api/mock-exams/${ID}/submit`);
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ answers: { '1': { text: 'Oui' } } });
  expect(localStorage.getItem(`laureat-mock-exam-${ID}`)).toBeNull();
});

test('a copy that does not leave says so, and stays', async () => {
  const { finish } = await openRoom({ [`POST /api/mock-exams/${ID}/submit`]: refused(403) });
  await finish();
  expect(await screen.findByText("Erreur lors de la soumission de l'épreuve")).toBeTruthy();
  expect(here()).toBe(`/mock-exam/${ID}`);
});

test('the bell hands in by itself', async () => {
  const endsAt = '2026-11-15T08:00:11.000Z';
  const { server } = await openRoom({
    [`GET /api/mock-exams/${ID}`]: () => ({ body: { ...attempt, endsAt } }),
  });
  expect(await screen.findByText('Temps écoulé !', {}, patience)).toBeTruthy();
  await waitFor(() => expect(server.bodiesOf(`POST /api/mock-exams/${ID}/submit`)).toHaveLength(1));
});

async function openPages(handlers: Handlers = {}) {
  const room = await openRoom(handlers);
  await room.user.click(screen.getByRole('button', { name: 'Terminer' }));
  await room.user.click(
    await screen.findByRole('button', { name: /J'ai écrit sur papier/, hidden: true }),
  );
  return room;
}

test('pages written on paper are laid down, put in order and cropped as those of any copy, then handed in', async () => {
  const pages = `POST /api/mock-exams/${ID}/pages`;
  const { server, user } = await openPages({
    [pages]: () => ({ body: { examId: ID, timeSpentSeconds: 10 } }),
  });
  const photos = ['un.jpg', 'deux.jpg'].map((name) => new File(['x'], name));
  await user.upload(await screen.findByLabelText(/^Ta copie/), photos);
  expect(screen.getByRole('button', { name: 'Recadrer ou tourner la page 2' })).toBeTruthy();
  // The paper is known: no page of it is the statement.
  expect(screen.queryByRole('button', { name: /C'est le sujet/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Monter la page 2' }));
  await user.click(screen.getByRole('button', { name: 'Rendre ces pages' }));
  await waitFor(() => expect(here()).toBe(`/history?focus=${ID}`));
  const [sent] = server.bodiesOf(pages) as [FormData];
  expect(sent.getAll('files').map((file) => (file as File).name)).toEqual(['deux.jpg', 'un.jpg']);
  expect(await localStore.keys('drafts')).toEqual([]);
});

test('pages that were not handed in are there when the room opens again', async () => {
  const { user } = await openPages();
  await user.upload(await screen.findByLabelText(/^Ta copie/), new File(['x'], 'page.pdf'));
  await waitFor(async () => expect(await localStore.keys('drafts')).toContain(ID));
  cleanup();
  await openPages();
  expect(await screen.findByText('page.pdf')).toBeTruthy();
});
