import { Agent, get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

const EVERY_MS = 5_000;

type Crowd = { seconds: number; arrivingWithinMs: number };

/**
 * Pupils at work, each on a connection of their own: they arrive within so many milliseconds, then each asks for something
 * every five seconds, a little sooner or later.
 */
export async function crowdLoad(
  url: string,
  cookies: string[],
  { seconds, arrivingWithinMs }: Crowd,
) {
  const until = performance.now() + seconds * 1_000;
  const times: number[] = [];
  const failures: Record<string, number> = {};
  const pupil = async (cookie: string) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    await sleep(Math.random() * arrivingWithinMs);
    while (performance.now() < until) {
      const begun = performance.now();
      const answer = await ask(url, cookie, agent);
      if (answer === 200) times.push(performance.now() - begun);
      else failures[answer] = (failures[answer] ?? 0) + 1;
      await sleep(EVERY_MS * (0.5 + Math.random()));
    }
    agent.destroy();
  };
  await Promise.all(cookies.map(pupil));
  times.sort((a, b) => a - b);
  const at = (share: number) => Math.round(times[Math.floor(times.length * share)] ?? 0);
  return {
    answered: times.length,
    failures,
    ...{ p50: at(0.5), p95: at(0.95), p99: at(0.99), longest: Math.round(times.at(-1) ?? 0) },
  };
}

const ask = (url: string, cookie: string, agent: Agent) =>
  new Promise<number | string>((resolve) => {
    get(url, { agent, headers: { cookie } }, (answer) => {
      answer.on('end', () => resolve(answer.statusCode!));
      answer.resume();
    }).on('error', (problem) => resolve((problem as NodeJS.ErrnoException).code ?? 'cut'));
  });
