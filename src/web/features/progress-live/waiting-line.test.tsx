// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { WaitingLine } from './waiting-line.tsx';

beforeEach(() => vi.useFakeTimers({ now: Date.parse('2026-11-16T10:00:00Z') }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('a correction that lasts is not « quelques secondes » away for ever', () => {
  render(<WaitingLine since="2026-11-16T10:00:00Z" />);
  const after = (ms: number) => act(() => vi.advanceTimersByTime(ms));
  after(11_000);
  expect(screen.getByText(/dès que la note est là/)).toBeTruthy();
  after(2_000);
  expect(screen.getByText(/Encore quelques secondes/)).toBeTruthy();
  after(40_000);
  expect(screen.getByText(/plus long que d’habitude/)).toBeTruthy();
});

test('a copy sent yesterday and tried again just now is not late yet', () => {
  render(<WaitingLine since="2026-11-15T10:00:00Z" />);
  act(() => vi.advanceTimersByTime(1_000));
  expect(screen.getByText(/Encore quelques secondes/)).toBeTruthy();
});
