// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { enliven } from './enliven.ts';

const SHOW = `<section data-slides data-at="0" data-paused="false">
  <button data-dot="0" aria-pressed="true"></button><button data-dot="1" aria-pressed="false"></button>
  <button data-dot="2" aria-pressed="false"></button><button data-dot="3" aria-pressed="false"></button>
  <button data-pause data-when-playing="Pause" data-when-paused="Reprendre" aria-label="Pause"></button>
</section><p data-countdown="2027-06-14" data-words="J-#"></p>`;

let rest: () => void;
const begin = () => {
  rest = enliven(document.body);
};
const show = () => document.querySelector<HTMLElement>('[data-slides]')!;
const at = () => Number(show().dataset.at);
const press = (selector: string) => document.querySelector<HTMLElement>(selector)!.click();

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-15T08:00:00Z') });
  document.body.innerHTML = SHOW;
});
afterEach(() => {
  rest();
  delete document.documentElement.dataset.motion;
  vi.useRealTimers();
});

test('the four slides follow each other every four seconds, round and round', () => {
  begin();
  const seen = [0, 1, 2, 3, 4].map(() => {
    vi.advanceTimersByTime(4_000);
    return at();
  });
  expect(seen).toEqual([1, 2, 3, 0, 1]);
});

test('a dot shows its slide, and says it is the one', () => {
  begin();
  press('[data-dot="2"]');
  expect(at()).toBe(2);
  expect(document.querySelector('[aria-pressed="true"]')?.getAttribute('data-dot')).toBe('2');
});

test('the pause button stops them and says what it does next', () => {
  begin();
  press('[data-pause]');
  vi.advanceTimersByTime(20_000);
  expect(at()).toBe(0);
  expect(document.querySelector('[data-pause]')?.getAttribute('aria-label')).toBe('Reprendre');
  press('[data-pause]');
  vi.advanceTimersByTime(4_000);
  expect(at()).toBe(1);
});

test('whoever asked for less motion starts paused', () => {
  document.documentElement.dataset.motion = 'still';
  begin();
  vi.advanceTimersByTime(20_000);
  expect(at()).toBe(0);
});

test('the focus on them holds them', () => {
  begin();
  show().dispatchEvent(new Event('focusin'));
  vi.advanceTimersByTime(20_000);
  expect(at()).toBe(0);
  show().dispatchEvent(new Event('focusout'));
  vi.advanceTimersByTime(4_000);
  expect(at()).toBe(1);
});

test('the days before the exam are counted by the clock of the visitor', () => {
  begin();
  expect(document.querySelector('[data-countdown]')?.textContent).toBe('J-211');
});

test('put to rest, nothing moves any more', () => {
  begin();
  rest();
  vi.advanceTimersByTime(20_000);
  expect(at()).toBe(0);
});
