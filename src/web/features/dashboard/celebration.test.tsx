// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { CelebrationView } from '#contract/progress.ts';
import { fakeServer } from '#web/testing/fake-server.ts';
import { Celebration } from './celebration.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const level = (number: number): CelebrationView => ({
  ...{ id: crypto.randomUUID(), kind: 'level-up', details: { level: number } },
});
function show(...shown: CelebrationView[][]) {
  fakeServer({ 'POST /api/notices/seen': () => ({ body: { success: true } }) });
  const client = new QueryClient();
  const page = (celebrations: CelebrationView[]) => (
    <QueryClientProvider client={client}>
      <Celebration celebrations={celebrations} />
    </QueryClientProvider>
  );
  const { rerender } = render(page(shown[0]!));
  return (celebrations: CelebrationView[]) => rerender(page(celebrations));
}

test('what was won stays on the page when the dashboard is asked for again', () => {
  const then = show([level(2)]);
  then([]);
  expect(screen.getByRole('status').textContent).toMatch(/niveau 2/i);
});

test('closed, it stays closed until something else is won', () => {
  const won = level(2);
  const then = show([won]);
  fireEvent.click(screen.getByRole('button'));
  then([]);
  expect(screen.queryByRole('status')).toBeNull();
  then([level(3), won]);
  expect(screen.getByRole('status').textContent).toMatch(/niveau 3/i);
});
