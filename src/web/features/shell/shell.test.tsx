// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { asPupil, fakeServer } from '#web/testing/fake-server.ts';
import { openApp } from '#web/testing/open-app.tsx';
import { someone } from '#web/testing/sessions.ts';

afterEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie is what is tested
  document.cookie = 'sidebar:state=; path=/; max-age=0';
});

const sidebar = () => screen.findByRole('complementary');

test('the menu has its six entries, in order, and marks where one is', async () => {
  fakeServer(asPupil);
  openApp('/history');
  const links = within(await screen.findByRole('navigation')).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Tableau de bord', '/dashboard'],
    ['Nouvelle correction', '/correction'],
    ['Épreuves blanches', '/mock-exam'],
    ['Calculateur Bac', '/calculateur-bac'],
    ['Historique', '/history'],
    ['Profil', '/profile'],
  ]);
  expect(links[4]?.getAttribute('aria-current')).toBe('page');
});

test('Ctrl+B folds the menu, and the cookie remembers it for a week', async () => {
  fakeServer(asPupil);
  const user = openApp('/dashboard');
  expect((await sidebar()).dataset.state).toBe('expanded');
  await user.keyboard('{Control>}b{/Control}');
  await waitFor(async () => expect((await sidebar()).dataset.state).toBe('collapsed'));
  expect(document.cookie).toContain('sidebar:state=false');
});

test('a menu folded yesterday is still folded', async () => {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie is what is tested
  document.cookie = 'sidebar:state=false; path=/';
  fakeServer(asPupil);
  openApp('/dashboard');
  expect((await sidebar()).dataset.state).toBe('collapsed');
});

test('a free pupil sees the Pro card, a Pro pupil sees their mark instead', async () => {
  fakeServer(asPupil);
  openApp('/dashboard');
  expect(within(await sidebar()).getByText('Passer en Pro')).toBeDefined();
});

test('a Pro pupil has the mark and no card', async () => {
  fakeServer({ 'GET /api/me': () => ({ body: someone({ isPro: true, plan: 'pro' }) }) });
  openApp('/dashboard');
  const menu = within(await sidebar());
  expect(menu.getByText('Pro')).toBeDefined();
  expect(menu.queryByText('Passer en Pro')).toBeNull();
});

test('a visitor gets the page without the menu', async () => {
  fakeServer();
  openApp('/faq');
  await screen.findByRole('heading', { name: 'Questions fréquentes' });
  expect(screen.queryByRole('complementary')).toBeNull();
});
