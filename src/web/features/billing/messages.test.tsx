// @vitest-environment happy-dom
import { configure, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { asPupil, fakeServer, type Handlers } from '#web/testing/fake-server.ts';
import { here, openApp } from '#web/testing/open-app.tsx';
import { someone } from '#web/testing/sessions.ts';

// Busy machines are slow, not wrong.
configure({ asyncUtilTimeout: 15_000 });

const billing = (more: object = {}) => ({
  subscription: null,
  invoices: [],
  institutional: null,
  monthlyCents: 3999,
  discountPercent: 0,
  ...more,
});
const adult = { ...someone(), profile: { ...someone().profile, ageBand: 'adult' as const } };
const USUAL: Handlers = {
  ...asPupil,
  'GET /api/billing': () => ({ body: billing() }),
  'GET /api/dashboard': () => ({ status: 404, body: {} }),
  'GET /api/referral-analytics': () => ({ status: 404, body: {} }),
  'POST /api/functions/calculate-referral-discount': () => ({ status: 404, body: {} }),
  'GET /api/auth/list-sessions': () => ({ body: [] }),
  'GET /api/auth/get-session': () => ({ body: null }),
};
const serve = (handlers: Handlers = {}) => fakeServer({ ...USUAL, ...handlers });

beforeEach(() => {
  vi.stubGlobal('open', () => null);
});

/** From the order screen, as an adult, the last button. */
async function order(checkout: Handlers[string]) {
  serve({
    'GET /api/me': () => ({ body: adult }),
    'POST /api/functions/create-checkout': checkout,
  });
  const user = openApp('/commande');
  await user.click(await screen.findByRole('button', { name: /payer 39,99/ }));
}

test('a visitor who wants to buy: Vous devez être connecté pour effectuer un achat', async () => {
  fakeServer();
  const user = openApp('/upgrade');
  await user.click(await screen.findByRole('button', { name: 'Passer à Pro maintenant' }));
  await screen.findByText('Vous devez être connecté pour effectuer un achat');
  expect(here()).toContain('/login?returnUrl=');
});

test('the order page that fails says: Erreur lors de la création de la session de paiement', async () => {
  await order(() => ({ status: 500, body: {} }));
  await screen.findByText('Erreur lors de la création de la session de paiement');
});

test('a provider that is down: Erreur de paiement: Service indisponible', async () => {
  await order(() => ({ status: 502, body: {} }));
  await screen.findAllByText('Erreur de paiement: Service indisponible');
});

test('a refusal: Erreur de paiement: {message}', async () => {
  await order(() => ({ status: 409, body: { refusal: { code: 'already-pro' } } }));
  await screen.findAllByText("Erreur de paiement: Tu as déjà l'offre Pro.");
});

test("an answer without a link: Le lien de paiement n'a pas pu être généré", async () => {
  await order(() => ({ body: { url: null } }));
  await screen.findAllByText("Le lien de paiement n'a pas pu être généré");
});

test('no answer at all: Erreur lors de la création du paiement', async () => {
  await order(() => {
    throw new TypeError('network');
  });
  await screen.findAllByText('Erreur lors de la création du paiement');
});

test('Pro already: Vous êtes déjà Pro !', async () => {
  serve({ 'GET /api/me': () => ({ body: someone({ plan: 'pro', isPro: true }) }) });
  openApp('/upgrade');
  await screen.findByRole('heading', { name: 'Vous êtes déjà Pro !' });
  screen.getByRole('link', { name: 'Retour au tableau de bord' });
});

test('a profile that cannot be read: Impossible de charger le profil', async () => {
  serve({ 'GET /api/billing': () => ({ status: 404, body: {} }) });
  openApp('/profile');
  await screen.findByText('Impossible de charger le profil');
});

/** From the profile, a code typed and sent. */
async function redeem(answer: Handlers[string]) {
  const server = serve({ 'POST /api/codes/redeem': answer });
  const user = openApp('/profile');
  await user.type(await screen.findByLabelText('Ton code'), 'hugo 2026');
  await user.click(screen.getByRole('button', { name: 'Activer le code' }));
  return server;
}

test('a code is written in capitals and activated: Code activé ! Accès Pro jusqu’au {date}', async () => {
  const server = await redeem(() => ({
    body: { institutionName: 'Lycée', expiresAt: '2026-12-15T10:00:00.000Z' },
  }));
  await screen.findByText("Code activé ! Accès Pro jusqu'au 15 décembre 2026");
  expect(server.bodiesOf('POST /api/codes/redeem')).toEqual([{ code: 'HUGO2026' }]);
});

test.each([
  [401, 'sign-in-required', 'Vous devez être connecté pour utiliser un code'],
  [404, 'code-invalid', 'Code invalide ou expiré'],
  [409, 'code-full', "Ce code a atteint sa limite d'utilisation"],
  [409, 'code-already-active', 'Vous avez déjà un accès institutionnel actif'],
])('a code refused (%i %s): %s', async (status, code, sentence) => {
  await redeem(() => ({ status, body: { refusal: { code } } }));
  await screen.findByText(sentence);
});

test("a code whose activation breaks: Erreur lors de l'activation du code", async () => {
  await redeem(() => ({ status: 500, body: {} }));
  await screen.findByText("Erreur lors de l'activation du code");
});

test('an empty code cannot be sent, and one is never longer than twenty', async () => {
  serve();
  const user = openApp('/profile');
  const field = await screen.findByLabelText<HTMLInputElement>('Ton code');
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Activer le code' });
  expect(button.disabled).toBe(true);
  await user.type(field, 'a'.repeat(30));
  expect(field.value).toBe('A'.repeat(20));
});

test('a school month with seven days left or fewer warns', async () => {
  const institutional = {
    institutionName: 'Lycée Hugo',
    code: 'HUGO',
    expiresAt: '2026-12-15T10:00:00.000Z',
    daysLeft: 7,
  };
  serve({
    'GET /api/me': () => ({ body: someone({ plan: 'pro_institutional', isPro: true }) }),
    'GET /api/billing': () => ({ body: billing({ institutional }) }),
  });
  openApp('/profile');
  await screen.findByText(/Plus que 7\sjours/);
});

test('a referral code that cannot be made: Erreur', async () => {
  serve({ 'POST /api/functions/generate-referral-link': () => ({ status: 500, body: {} }) });
  const user = openApp('/profile');
  await user.click(await screen.findByRole('button', { name: 'Obtenir mon code' }));
  await screen.findByText('Erreur');
});

test('a clipboard that refuses: Impossible de copier le code.', async () => {
  serve({
    'POST /api/functions/generate-referral-link': () => ({
      body: { success: true, data: { code: 'ABCD2345', link: 'http://x/signup?ref=ABCD2345' } },
    }),
  });
  const user = openApp('/profile');
  await user.click(await screen.findByRole('button', { name: 'Obtenir mon code' }));
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
  await user.click(await screen.findByRole('button', { name: 'Copier le code' }));
  await screen.findByText('Impossible de copier le code.');
  const whatsapp = screen.getByRole<HTMLAnchorElement>('link', { name: 'Partager sur WhatsApp' });
  expect(whatsapp.href).toContain('https://wa.me/?text=');
  expect(decodeURIComponent(whatsapp.href)).toContain('signup?ref=ABCD2345');
});

test('Pro shows ∞ and the way to manage; free shows n/1', async () => {
  const subscription = {
    ...{ status: 'active', amountCents: 3999, reference: 'L-AAAA', payerName: null },
    ...{ startedAt: '2026-11-15T10:00:00.000Z', currentPeriodEnd: '2026-12-15T10:00:00.000Z' },
    ...{ cancelAtPeriodEnd: false, isRunning: true, withdrawUntil: '2026-11-30' },
  };
  serve({
    'GET /api/me': () => ({ body: someone({ plan: 'pro', isPro: true }) }),
    'GET /api/billing': () => ({ body: billing({ subscription }) }),
  });
  openApp('/profile');
  await screen.findByText('∞');
  await screen.findByRole('button', { name: "Gérer l'abonnement" });
  expect(screen.getAllByRole('link', { name: 'Renoncer au contrat ici' }).length).toBe(2);
  expect(screen.queryByRole('link', { name: 'Passer en Pro' })).toBeNull();
});

test('who orders for a minor is asked for the payer’s address, and may read what is agreed to', async () => {
  serve();
  const user = openApp('/commande');
  await user.click(await screen.findByRole('button', { name: /payer 39,99/ }));
  await screen.findByText('Indiquez son adresse email, pour la confirmation et les reçus.');
  const terms = screen.getByRole('link', { name: 'les conditions d’utilisation' });
  expect(terms.getAttribute('href')).toBe('/terms');
});

test('who cancels is asked for their own name, not for that of somebody who pays', async () => {
  fakeServer();
  const user = openApp('/resilier');
  await user.click(await screen.findByRole('button', { name: 'Continuer' }));
  await screen.findByText('Indiquez votre nom.');
});
