// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeServer } from '#web/testing/fake-server.ts';
import { NewCodeForm } from './new-code-form.tsx';

const CREATE = 'POST /api/admin/codes';
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('a form left blank says what is missing, field by field', async () => {
  const server = fakeServer();
  render(<NewCodeForm onCreated={() => {}} />);
  await userEvent.clear(screen.getByLabelText('Nombre de places'));
  await userEvent.click(screen.getByRole('button', { name: 'Créer le code' }));
  await screen.findByText('Indiquez l’établissement.');
  screen.getByText(/^Entre 1 et 10.000 places\.$/);
  screen.getByText('Indiquez le dernier jour où le code s’active.');
  expect(server.bodiesOf(CREATE)).toEqual([]);
});

test('a day that is past is refused; the one chosen is the last day shown', async () => {
  const server = fakeServer({ [CREATE]: () => ({ body: { code: 'HUGO' } }) });
  render(<NewCodeForm onCreated={() => {}} />);
  await userEvent.type(screen.getByLabelText('Établissement'), 'Lycée Hugo');
  const day = screen.getByLabelText('Utilisable jusqu’au');
  fireEvent.change(day, { target: { value: '2020-01-31' } });
  await userEvent.click(screen.getByRole('button', { name: 'Créer le code' }));
  await screen.findByText('Ce jour est passé.');
  fireEvent.change(day, { target: { value: '2099-01-31' } });
  await userEvent.click(screen.getByRole('button', { name: 'Créer le code' }));
  await waitFor(() =>
    expect(server.bodiesOf(CREATE)).toMatchObject([{ expiresAt: '2099-01-31T22:59:59.000Z' }]),
  );
});
