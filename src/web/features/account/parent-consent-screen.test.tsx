// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeServer } from '#web/testing/fake-server.ts';
import { openApp } from '#web/testing/open-app.tsx';

const ANSWER = 'POST /api/parent-consent';
const asked = (confirmed: boolean) => ({
  'GET /api/parent-consent/un-jeton': () => ({
    body: { pupilEmail: 'jade@exemple.fr', confirmed },
  }),
  [ANSWER]: () => ({ body: { success: true } }),
});

test('a parent may read what is kept before giving their word', async () => {
  fakeServer(asked(false));
  openApp('/accord-parental?token=un-jeton');
  const policy = await screen.findByRole('link', { name: 'la politique de confidentialité' });
  expect(policy.getAttribute('href')).toBe('/privacy');
});

test('a parent who agreed finds how to take it back, not the same question again', async () => {
  const server = fakeServer(asked(true));
  const user = openApp('/accord-parental?token=un-jeton');
  await user.click(await screen.findByRole('button', { name: 'Retirer mon accord' }));
  await screen.findByText('Votre refus est enregistré');
  expect(screen.queryByRole('button', { name: 'Donner mon accord' })).toBeNull();
  expect(server.bodiesOf(ANSWER)).toEqual([{ token: 'un-jeton', decision: 'refuse' }]);
});
