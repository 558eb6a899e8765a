import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Answers } from '#domain/mock-exam/answers.ts';
import { openAutosave, type SaveState } from './autosave.ts';

beforeEach(() => vi.useFakeTimers({ now: 1_000_000 }));
afterEach(() => vi.useRealTimers());

function aTab(kept = new Map<string, string>(), fromServer: Answers = {}) {
  const server = { up: true, has: fromServer, calls: 0 };
  const states: SaveState[] = [];
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  const autosave = openAutosave(
    {
      key: 'copy',
      storage,
      send: async (answers) => {
        server.calls++;
        if (!server.up) throw new Error('down');
        server.has = { ...server.has, ...answers };
      },
      now: Date.now,
      after: (ms, work) => {
        const timer = setTimeout(work, ms);
        return () => clearTimeout(timer);
      },
      onChange: (_, state) => states.push(state),
    },
    fromServer,
  );
  return { autosave, server, states, kept };
}

test('[A13] a word is in the browser at once and on the server within ten seconds', async () => {
  const { autosave, server, kept } = aTab();
  autosave.write('1', 'Bonjour');
  expect(kept.get('copy')).toContain('Bonjour');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(server.has['1']?.text).toBe('Bonjour');
});

test('someone who never stops typing is saved all the same', async () => {
  const { autosave, server } = aTab();
  for (let second = 0; second < 60; second++) {
    autosave.write('1', 'x'.repeat(second + 1));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(second - (server.has['1']?.text.length ?? 0)).toBeLessThan(10);
  }
});

test('when the server is away the text stays here, says so, and goes when it comes back', async () => {
  const { autosave, server, states } = aTab();
  server.up = false;
  autosave.write('1', 'écrit sans réseau');
  await vi.advanceTimersByTimeAsync(20_000);
  expect(states.at(-1)).toBe('offline');
  server.up = true;
  await vi.advanceTimersByTimeAsync(5_000);
  expect(server.has['1']?.text).toBe('écrit sans réseau');
  expect(states.at(-1)).toBe('saved');
});

test('[A13] a tab opened after a crash has the newest of what the browser and the server kept', async () => {
  const first = aTab();
  first.autosave.write('1', 'du navigateur');
  first.autosave.close();
  const fromServer = { '1': { text: 'plus vieux', at: 5 }, '2': { text: 'du serveur', at: 5 } };
  const { autosave, server } = aTab(first.kept, fromServer);
  expect(autosave.answers()).toMatchObject({
    '1': { text: 'du navigateur' },
    '2': { text: 'du serveur' },
  });
  await vi.advanceTimersByTimeAsync(10);
  expect(server.has['1']?.text).toBe('du navigateur');
});

test('nonsense kept by the browser is not an answer', () => {
  expect(aTab(new Map([['copy', '[1,{"a":2}']])).autosave.answers()).toEqual({});
  expect(aTab(new Map([['copy', '{"1":{"text":4}}']])).autosave.answers()).toEqual({});
});

test('once handed in, nothing is sent and the browser keeps nothing', async () => {
  const { autosave, server, kept } = aTab();
  autosave.write('1', 'x');
  autosave.close(true);
  await vi.advanceTimersByTimeAsync(120_000);
  expect([server.calls, kept.size]).toEqual([0, 0]);
});

test('two tabs open on one copy: what each writes is in both, whoever writes last', () => {
  const first = aTab();
  const second = aTab(first.kept);
  first.autosave.write('1', 'Un.');
  second.autosave.join();
  expect(second.autosave.answers()['1']?.text).toBe('Un.');
  second.autosave.write('2', 'Deux.');
  first.autosave.join();
  expect(Object.values(first.autosave.answers()).map(({ text }) => text)).toEqual(['Un.', 'Deux.']);
  expect(first.kept.get('copy')).toContain('Un.');
});

test('[A13] words written after those of another tab reach the server within ten seconds too', async () => {
  const first = aTab();
  const second = aTab(first.kept);
  first.autosave.write('1', 'Un.');
  second.autosave.join();
  await vi.advanceTimersByTimeAsync(1_000);
  second.autosave.write('1', 'Un. Deux.');
  await vi.advanceTimersByTimeAsync(9_000);
  expect(second.server.has['1']?.text).toBe('Un. Deux.');
});
