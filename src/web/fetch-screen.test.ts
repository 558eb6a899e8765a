// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { fetchScreen } from './fetch-screen.ts';

beforeEach(() => sessionStorage.clear());

const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

function outage(silentFor: number) {
  const seen = { asked: 0, startedOver: 0 };
  const around = {
    answers: async () => ++seen.asked > silentFor,
    wait: async () => {},
    now: () => 1_000_000,
    startOver: () => {
      seen.startedOver += 1;
    },
  };
  return { seen, around };
}

test('a screen that comes is given as it is', async () => {
  const { seen, around } = outage(0);
  expect(await fetchScreen(async () => 'screen', around)).toBe('screen');
  expect(seen).toEqual({ asked: 0, startedOver: 0 });
});

test('code lost while the server restarts: the page starts over once it answers', async () => {
  const { seen, around } = outage(3);
  void fetchScreen(gone, around);
  await expect.poll(() => seen).toEqual({ asked: 4, startedOver: 1 });
});

test('what fails again after starting over is told', async () => {
  const { seen, around } = outage(0);
  void fetchScreen(gone, around);
  await expect.poll(() => seen.startedOver).toBe(1);
  await expect(fetchScreen(gone, around)).rejects.toThrow('Failed to fetch');
  expect(seen.startedOver).toBe(1);
});

test('a server that stays silent for a minute is told', async () => {
  const { seen, around } = outage(Number.POSITIVE_INFINITY);
  await expect(fetchScreen(gone, around)).rejects.toThrow('Failed to fetch');
  expect(seen.startedOver).toBe(0);
});
