// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetNotices, notify } from './notify.ts';
import { Toaster } from './toaster.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  forgetNotices();
  render(<Toaster />);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const shown = () => screen.queryAllByRole('listitem').map((item) => item.textContent);

test('a notice stays four seconds, an error two', () => {
  act(() => notify.info('Bonjour'));
  pass(3_999);
  expect(shown()).toEqual(['Bonjour']);
  pass(1);
  expect(shown()).toEqual([]);
  act(() => notify.error('Erreur', { description: 'Pourquoi' }));
  pass(1_999);
  expect(shown()).toEqual(['ErreurPourquoi']);
  pass(1);
  expect(shown()).toEqual([]);
});

test('a notice being read waits', () => {
  act(() => notify.info('Bonjour'));
  pass(3_000);
  fireEvent.focus(screen.getByRole('button', { name: 'Fermer' }));
  pass(60_000);
  expect(shown()).toEqual(['Bonjour']);
  fireEvent.blur(screen.getByRole('button', { name: 'Fermer' }));
  pass(1_000);
  expect(shown()).toEqual([]);
});

test('past three, one last notice says there are too many', () => {
  act(() => {
    for (const title of ['un', 'deux', 'trois', 'quatre', 'cinq'])
      notify.info(title, { duration: 9_000 });
  });
  pass(2_000);
  expect(shown()).toEqual([
    'un',
    "Trop de notificationsVeuillez patienter avant d'effectuer d'autres actions.",
    'deux',
    'trois',
  ]);
});

test('the action of a notice does its work and takes the notice away', () => {
  const open = vi.fn();
  act(() => notify.success('Prêt', { action: { label: 'Voir les résultats →', onClick: open } }));
  fireEvent.click(screen.getByRole('button', { name: 'Voir les résultats →' }));
  expect(open).toHaveBeenCalledOnce();
  expect(shown()).toEqual([]);
});
