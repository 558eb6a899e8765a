import { expect, test } from 'vitest';
import type { Sending } from './send-copy.ts';
import { sendPatiently } from './send-patiently.ts';

const unanswered: Sending = {
  ok: false,
  stop: { title: 'Pas de réponse', again: true, offline: true },
};
const starting: Sending = {
  ok: false,
  stop: { title: 'Pas encore prêt', again: true, starting: true },
};
const refused: Sending = { ok: false, stop: { title: 'Fichiers rejetés' } };
const taken: Sending = { ok: true, id: '1' };

function sending(answers: Sending[], hasNetwork = true) {
  const waited: number[] = [];
  const told: string[] = [];
  const left = [...answers];
  const outcome = sendPatiently(async () => (left.length > 1 ? left.shift()! : left[0]!), {
    hasNetwork: () => hasNetwork,
    wait: async (ms) => waited.push(ms),
    onSilence: () => told.push('silence'),
  });
  return { outcome, waited, told };
}

test('a server that restarts is asked again until it takes the copy', async () => {
  const { outcome, waited, told } = sending([unanswered, unanswered, taken]);
  expect(await outcome).toEqual(taken);
  expect(waited).toEqual([1_000, 2_000]);
  expect(told).toEqual(['silence', 'silence']);
});

test('a server that says it is not ready yet is asked again', async () => {
  const { outcome, waited } = sending([starting, taken]);
  expect(await outcome).toEqual(taken);
  expect(waited).toEqual([1_000]);
});

test('a refusal is told at once', async () => {
  const { outcome, waited } = sending([refused, taken]);
  expect(await outcome).toEqual(refused);
  expect(waited).toEqual([]);
});

test('without a network nothing is tried again: the copy waits for it', async () => {
  const { outcome, waited } = sending([unanswered, taken], false);
  expect(await outcome).toEqual(unanswered);
  expect(waited).toEqual([]);
});

test('after a minute of silence the pupil is asked what to do', async () => {
  const { outcome, waited } = sending([unanswered]);
  expect(await outcome).toEqual(unanswered);
  expect(waited.reduce((sum, ms) => sum + ms, 0)).toBe(60_000);
});
