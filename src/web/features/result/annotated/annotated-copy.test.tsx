// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { aResult } from '../testing/a-result.ts';
import { AnnotatedCopy } from './annotated-copy.tsx';

type HappyWindow = { happyDOM: { setViewport: (size: { width: number }) => void } };
const viewport = (width: number) =>
  (window as unknown as HappyWindow).happyDOM.setViewport({ width });
beforeEach(() => viewport(1280));
afterEach(cleanup);

const open = (result = aResult()) => {
  render(<AnnotatedCopy result={result} />);
  return userEvent.setup();
};
const mark = (number: number) =>
  screen.getByRole('button', { name: new RegExp(`^Remarque ${number},`) });
const list = () => within(screen.getByRole('list', { name: 'Les remarques' }));
const entry = (words: string) => list().getByRole('button', { name: new RegExp(words) });
const isOpen = (button: HTMLElement) => button.getAttribute('aria-expanded') === 'true';

test('a mark says its number, its kind and its words', () => {
  open();
  expect(mark(1).getAttribute('aria-label')).toMatch(/faute.*volontier/);
  expect(mark(3).getAttribute('aria-label')).toMatch(/réussi.*Platon/);
});

test('touching a mark opens its remark, touching a remark shows its mark', async () => {
  const user = open();
  await user.click(mark(1));
  expect(screen.getByText('Ce mot prend un s.')).toBeDefined();
  expect(isOpen(entry('volontier'))).toBe(true);

  await user.click(entry('Platon, dans le Gorgias'));
  expect(mark(3).getAttribute('aria-pressed')).toBe('true');
  expect(mark(1).getAttribute('aria-pressed')).toBe('false');
});

test('touching the words themselves is enough', async () => {
  const user = open();
  await user.click(screen.getByText('volontier', { selector: 'mark' }));
  expect(isOpen(entry('volontier'))).toBe(true);
});

test('arrows go from remark to remark, in the copy and in the list, and stop at the ends', async () => {
  const user = open();
  mark(1).focus();
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(mark(2));
  expect(isOpen(entry('esclave'))).toBe(true);
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(document.activeElement).toBe(mark(3));

  entry('Platon').focus();
  await user.keyboard('{ArrowUp}');
  expect(document.activeElement).toBe(entry('esclave'));
  await user.keyboard('{Escape}');
  expect(isOpen(entry('esclave'))).toBe(false);
});

test('the Tab key stops once in the copy and once in the list', () => {
  open();
  const stops = [...document.querySelectorAll('button[data-remark]')].filter(
    (button) => (button as HTMLElement).tabIndex === 0,
  );
  expect(stops).toHaveLength(2);
});

test('an axis hides the other marks and their remarks, numbers stay', async () => {
  const user = open();
  await user.click(screen.getByRole('radio', { name: 'Créativité (1)' }));
  expect(list().getAllByRole('button')).toHaveLength(1);
  expect(mark(3)).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Remarque 1,/ })).toBeNull();
  expect(screen.queryByRole('radio', { name: /Style/ })).toBeNull();
});

test('help comes one step at a time, the corrected form only when asked', async () => {
  const user = open();
  await user.click(mark(1));
  expect(screen.queryByText('Ce mot est-il invariable ?')).toBeNull();
  expect(screen.queryByText('volontiers')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Aide-moi à trouver' }));
  expect(screen.getByText('Ce mot est-il invariable ?')).toBeDefined();
  expect(screen.queryByText('Pense à « toujours ».')).toBeNull();
  await user.click(screen.getByRole('button', { name: "Encore un peu d'aide" }));
  expect(screen.getByText('Pense à « toujours ».')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Voir la forme corrigée' }));
  expect(screen.getByText('volontiers', { selector: 'ins' })).toBeDefined();
});

test('praise has no ladder to climb', async () => {
  const user = open();
  await user.click(mark(3));
  expect(screen.getByText('Tu appuies ton idée sur une œuvre précise.')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Aide-moi à trouver' })).toBeNull();
});

test('on a phone the remark comes from the bottom, and one goes on without leaving it', async () => {
  viewport(360);
  const user = open();
  expect(screen.queryByRole('list', { name: 'Les remarques' })).toBeNull();
  await user.click(screen.getByRole('button', { name: /Lire 3.remarques/ }));
  const sheet = within(screen.getByRole('region', { name: 'Les remarques' }));
  expect(sheet.getByText('Ce mot prend un s.')).toBeDefined();
  await user.click(sheet.getByRole('button', { name: 'Remarque suivante' }));
  expect(sheet.getByText('2 sur 3')).toBeDefined();
  expect(mark(2).getAttribute('aria-pressed')).toBe('true');
  await user.click(sheet.getByRole('button', { name: 'Fermer' }));
  expect(screen.queryByRole('region', { name: 'Les remarques' })).toBeNull();
  expect(document.activeElement).toBe(mark(2));
});

test('a copy without remarks is shown whole, and says so', () => {
  open(aResult({ remarks: [] }));
  expect(screen.getByText('Aucune remarque sur cette copie.')).toBeDefined();
  expect(screen.getByText(/Platon, dans le Gorgias/)).toBeDefined();
});
