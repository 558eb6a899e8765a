import type { Sending, Stop } from './send-copy.ts';

const WAITS_MS = [1_000, 2_000, 4_000, 8_000, 15_000, 30_000];
const pause = (ms: number) => new Promise((over) => setTimeout(over, ms));

/**
 * Sends again while nothing answers though there is a network: a server that restarts is back within a minute, and
 * the copy's own key makes sure that it is taken once. `onSilence` hears that it is waiting.
 */
export async function sendPatiently(
  send: () => Promise<Sending>,
  { hasNetwork = () => navigator.onLine, wait = pause, onSilence = () => {} } = {},
): Promise<Sending> {
  let sent = await send();
  for (const ms of WAITS_MS) {
    if (sent.ok || !isAway(sent.stop) || !hasNetwork()) return sent;
    onSilence();
    await wait(ms);
    sent = await send();
  }
  return sent;
}

const isAway = ({ offline, starting }: Stop) => offline || starting;
