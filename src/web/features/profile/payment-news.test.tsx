// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Plan } from '#domain/account/plan.ts';
import { fakeServer } from '#web/testing/fake-server.ts';
import { here, openApp } from '#web/testing/open-app.tsx';
import { someone } from '#web/testing/sessions.ts';

const subscription = {
  ...{ status: 'active', amountCents: 3999, reference: 'L-AAAA', payerName: null },
  ...{ startedAt: '2026-11-15T10:00:00.000Z', currentPeriodEnd: '2026-12-15T10:00:00.000Z' },
  ...{ cancelAtPeriodEnd: false, isRunning: true, withdrawUntil: '2026-11-30' },
};
const institutional = {
  ...{ institutionName: 'Lycée Hugo', code: 'HUGO', daysLeft: 3 },
  expiresAt: '2026-12-15T10:00:00.000Z',
};

function serve(plan: Plan, billing: object) {
  const none = { subscription: null, invoices: [], institutional: null };
  const body = { ...none, monthlyCents: 3999, discountPercent: 0, ...billing };
  const absent = () => ({ status: 404, body: {} });
  return fakeServer({
    'GET /api/me': () => ({ body: someone({ plan, isPro: plan !== 'free' }) }),
    'GET /api/billing': () => ({ body }),
    'GET /api/dashboard': absent,
    'GET /api/referral-analytics': absent,
    'POST /api/functions/calculate-referral-discount': absent,
    'GET /api/auth/list-sessions': () => ({ body: [] }),
    'GET /api/auth/get-session': () => ({ body: null }),
  });
}

function openProfile(plan: Plan, billing: object, path = '/profile?paiement=attendu') {
  serve(plan, billing);
  openApp(path);
}

test('Pro by a school’s code is no payment: the page waits for the real one', async () => {
  openProfile('pro_institutional', { institutional });
  expect(await screen.findByText(/Nous attendons la confirmation/)).toBeTruthy();
  expect(screen.queryByText('Paiement reçu')).toBeNull();
});

test('a payment is announced once: the address keeps nothing of it', async () => {
  openProfile('pro', { subscription });
  expect(await screen.findByText('Paiement reçu')).toBeTruthy();
  await waitFor(() => expect(here()).toBe('/profile'));
  expect(screen.getByText('Paiement reçu')).toBeTruthy();
});

test('a refused payment is not followed by the date of the next one', async () => {
  openProfile('pro', { subscription: { ...subscription, status: 'past_due' } }, '/profile');
  expect(await screen.findByText(/Le dernier paiement a été refusé/)).toBeTruthy();
  expect(screen.queryByText(/Prochain paiement/)).toBeNull();
});

test('refused and cancelled, nobody is told how to keep Pro', async () => {
  const ending = { ...subscription, status: 'past_due', cancelAtPeriodEnd: true };
  openProfile('pro', { subscription: ending }, '/profile');
  expect(await screen.findByText(/sans lui, Pro peut se fermer avant cette date/)).toBeTruthy();
  expect(screen.queryByText(/pour garder Pro/)).toBeNull();
});

test('whoever pays as well is not warned that the school’s month ends', async () => {
  openProfile('pro', { subscription, institutional }, '/profile');
  expect(await screen.findByText(/Accès Pro offert par Lycée Hugo/)).toBeTruthy();
  expect(screen.queryByText(/repasse à l’offre gratuite/)).toBeNull();
});

test('once Pro is open, what was shown of the free plan is asked for again', async () => {
  const server = serve('free', {});
  server.table['POST /api/codes/redeem'] = () => {
    server.table['GET /api/me'] = () => ({
      body: someone({ plan: 'pro_institutional', isPro: true }),
    });
    return { body: { institutionName: 'Lycée', expiresAt: '2026-12-15T10:00:00.000Z' } };
  };
  const user = openApp('/profile');
  await user.type(await screen.findByLabelText('Ton code'), 'HUGO');
  const asked = () => server.bodiesOf('GET /api/dashboard').length;
  await waitFor(() => expect(asked()).toBeGreaterThan(0));
  const before = asked();
  await user.click(screen.getByRole('button', { name: 'Activer le code' }));
  await waitFor(() => expect(asked()).toBeGreaterThan(before));
});
