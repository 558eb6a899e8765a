// @vitest-environment happy-dom
import { configure, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { localStore } from '#web/offline/local-store.ts';
import { fakeServer, type Handlers } from '#web/testing/fake-server.ts';
import { openApp } from '#web/testing/open-app.tsx';
import { someone } from '#web/testing/sessions.ts';
import { readCookieChoice } from '../cookies/cookie-choice.ts';

configure({ asyncUtilTimeout: 15_000 });

const byGoogle = { ...someone(), profile: { ...someone().profile, ageKnown: false } };
const as = (me: object, more: Handlers = {}): Handlers => ({
  'GET /api/me': () => ({ body: me }),
  ...more,
});

test('[I4] who came by Google is asked their age, and a parent’s address under fifteen', async () => {
  const server = fakeServer(as(byGoogle, { 'POST /api/account/age': () => ({ body: {} }) }));
  const user = openApp('/cookies');
  await user.click(await screen.findByLabelText('Moins de 15 ans'));
  await user.click(screen.getByRole('button', { name: 'Continuer' }));
  expect(server.bodiesOf('POST /api/account/age')).toEqual([]);
  await user.type(screen.getByLabelText(/parent/), 'maman@exemple.fr');
  await user.click(screen.getByRole('button', { name: 'Continuer' }));
  await waitFor(() =>
    expect(server.bodiesOf('POST /api/account/age')).toEqual([
      { ageBand: 'under15', parentEmail: 'maman@exemple.fr' },
    ]),
  );
});

test('a cookie choice is two buttons alike; silence is neither', async () => {
  fakeServer();
  const user = openApp('/cookies');
  const refuse = await screen.findByRole('button', { name: 'Refuser' });
  const accept = screen.getByRole('button', { name: 'Accepter' });
  expect(accept.className).toBe(refuse.className);
  expect(readCookieChoice()).toBeUndefined();
  await user.click(refuse);
  await screen.findByText('Tu as refusé.');
  expect(document.cookie).not.toContain('audience=');
});

test('a cookie written by somebody else is no choice', () => {
  expect(readCookieChoice('cookie-choice=peut-etre; x=1')).toBeUndefined();
  expect(readCookieChoice('a=1; cookie-choice=accept')).toBe('accept');
});

test('an account is closed only by typing its own address', async () => {
  const server = fakeServer(
    as(someone(), { 'POST /api/rights/deletion': () => ({ body: { success: true } }) }),
  );
  const user = openApp('/supprimer-mon-compte');
  const field = await screen.findByLabelText('Ton adresse email, pour confirmer');
  await user.type(field, 'autre@exemple.fr');
  await user.click(screen.getByRole('button', { name: 'Supprimer définitivement' }));
  await screen.findByText('Ce n’est pas l’adresse de ce compte.');
  expect(server.bodiesOf('POST /api/rights/deletion')).toEqual([]);
  await user.clear(field);
  await user.type(field, 'LEA@exemple.fr');
  await user.click(screen.getByRole('button', { name: 'Supprimer définitivement' }));
  await screen.findByRole('heading', { name: 'Ton compte est fermé' });
});

test('administration does not exist for a pupil', async () => {
  fakeServer(as(someone(), { 'GET /api/admin/health': () => ({ status: 404, body: {} }) }));
  openApp('/admin');
  await screen.findByText('Oops! Page not found');
});

test('[C12] at nine tenths of their room a pupil is told, where copies are sent', async () => {
  const nearly = { usedBytes: 183_000_000, maxBytes: 200_000_000 };
  fakeServer(as(someone(), { 'GET /api/rights/storage': () => ({ body: nearly }) }));
  openApp('/correction');
  await screen.findByText('Ton espace est presque plein');
  expect(screen.getByText(/Il te reste 17\sMo/)).toBeTruthy();
});

test('an account closed leaves nothing of its copies in this browser', async () => {
  fakeServer(as(someone(), { 'POST /api/rights/deletion': () => ({ body: { success: true } }) }));
  const user = openApp('/supprimer-mon-compte');
  const field = await screen.findByLabelText('Ton adresse email, pour confirmer');
  localStorage.setItem('laureat-mock-exam-1', 'Quatre heures de travail');
  await localStore.put('kept', 'result/1', { text: 'Une copie entière' });
  await localStore.put('drafts', 'u1', { pages: [] });
  await user.type(field, 'lea@exemple.fr');
  await user.click(screen.getByRole('button', { name: 'Supprimer définitivement' }));
  await screen.findByText('Ton compte est fermé');
  expect(localStorage.getItem('laureat-mock-exam-1')).toBeNull();
  expect(await localStore.get('kept', 'result/1')).toBeUndefined();
  expect(await localStore.keys('drafts')).toEqual([]);
});
