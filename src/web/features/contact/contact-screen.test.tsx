// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeServer } from '#web/testing/fake-server.ts';
import { openApp } from '#web/testing/open-app.tsx';

const SEND = 'POST /api/contact';

test('an empty form says what it misses and sends nothing', async () => {
  const server = fakeServer();
  const user = openApp('/contact');
  await user.click(await screen.findByRole('button', { name: 'Envoyer le message' }));
  await screen.findByText('Veuillez saisir votre adresse email');
  await screen.findByText('Écris ton message avant de l’envoyer.');
  expect(server.bodiesOf(SEND)).toEqual([]);
});

test('a message is sent as it was written, and the page says where the answer goes', async () => {
  const server = fakeServer({ [SEND]: () => ({ body: { success: true } }) });
  const user = openApp('/contact');
  await user.type(await screen.findByLabelText(/Adresse email/), ' lea@exemple.fr ');
  await user.type(screen.getByLabelText('Message'), 'Bonjour');
  await user.click(screen.getByRole('button', { name: 'Envoyer le message' }));
  await screen.findByText(/viendra à lea@exemple.fr/);
  expect(server.bodiesOf(SEND)).toEqual([{ email: 'lea@exemple.fr', message: 'Bonjour' }]);
});

test('when it fails the words stay, and it can be tried again', async () => {
  fakeServer({ [SEND]: () => ({ status: 500 }) });
  const user = openApp('/contact');
  await user.type(await screen.findByLabelText(/Adresse email/), 'lea@exemple.fr');
  await user.type(screen.getByLabelText('Message'), 'Bonjour');
  await user.click(screen.getByRole('button', { name: 'Envoyer le message' }));
  await screen.findByText('Une erreur est survenue. Veuillez réessayer.');
  expect(screen.getByLabelText<HTMLTextAreaElement>('Message').value).toBe('Bonjour');
});
