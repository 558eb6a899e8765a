// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeServer } from '#web/testing/fake-server.ts';
import { signedIn } from '#web/testing/sessions.ts';
import { SessionContext } from './session-context.ts';
import { SessionGuard } from './session-guard.tsx';

const MINUTE = 60_000;
const START = Date.parse('2026-11-15T08:00:00Z');
const signOut = vi.fn(async () => {});
const expire = vi.fn(async () => {});
const refresh = vi.fn(async () => {});

beforeEach(() => {
  vi.useFakeTimers({ now: START });
  fakeServer({ 'GET /api/auth/get-session': () => ({}) });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

function watch(minutesOfLife = 600) {
  const expiresAt = new Date(START + minutesOfLife * MINUTE).toISOString();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <SessionContext value={{ session: signedIn({ expiresAt }), signOut, expire, refresh }}>
        <SessionGuard expiresAt={expiresAt} />
      </SessionContext>
    </QueryClientProvider>,
  );
}
const pass = (minutes: number) => act(() => vi.advanceTimersByTimeAsync(minutes * MINUTE));

test('nothing shows while the pupil works', async () => {
  watch();
  await pass(14);
  fireEvent.keyDown(window);
  await pass(14);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('after fifteen idle minutes the pause is noticed, at the next check', async () => {
  watch();
  await pass(15.5);
  expect(screen.getByRole('dialog').textContent).toContain('Session inactive détectée');
  expect(screen.getByRole('heading').textContent).toBe('Avertissement de session');
});

test('[F9] under five minutes from its end the session warns', async () => {
  watch(10);
  await pass(5.5);
  expect(screen.getByRole('dialog').textContent).toContain('Votre session expire bientôt');
});

test('extending asks the server and takes the warning away', async () => {
  watch();
  await pass(15.5);
  await act(async () =>
    fireEvent.click(screen.getByRole('button', { name: 'Prolonger la session' })),
  );
  expect(refresh).toHaveBeenCalledOnce();
  expect(screen.queryByRole('heading')).toBeNull();
  await pass(14);
  expect(screen.queryByRole('heading')).toBeNull();
});

test('a gesture behind the warning does not count as an answer', async () => {
  watch();
  await pass(15.5);
  fireEvent.keyDown(window);
  await pass(1);
  expect(screen.getByRole('dialog').textContent).toContain('Session inactive détectée');
});

test('[F9] after thirty idle minutes the pupil is signed out, once', async () => {
  watch();
  await pass(40);
  expect(expire).toHaveBeenCalledOnce();
});

test('at its end the session is closed even for a pupil at work', async () => {
  watch(10);
  for (let minute = 0; minute < 10; minute += 1) {
    fireEvent.keyDown(window);
    await pass(1);
  }
  expect(expire).toHaveBeenCalledOnce();
});
