// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeServer } from '#web/testing/fake-server.ts';
import { openApp } from '#web/testing/open-app.tsx';

const shared = (skills: object[]) => ({
  'POST /api/functions/open-share-link': () => ({
    body: { name: 'Noé', expiresAt: '2026-12-15T12:00:00Z', contents: ['skills'], skills },
  }),
});

test('a parent is never spoken to as the pupil', async () => {
  fakeServer(shared([{ key: 'argumentation', score: 13, before: 11 }]));
  openApp('/suivi#un-lien');
  await screen.findByRole('heading', { name: 'Compétences' });
  const said = document.querySelector('main')?.textContent;
  expect(said).toContain('Les 5 dernières copies');
  expect(said).not.toMatch(/\b(?:tu|te|ton|ta|tes)\b/i);
});

test('a parent is shown no example in the place of skills that are not there yet', async () => {
  fakeServer(shared([]));
  openApp('/suivi#un-lien');
  await screen.findByText('Rien à montrer pour l’instant.');
  expect(screen.queryByText('Exemple')).toBeNull();
});
