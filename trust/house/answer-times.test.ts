import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestHouse, type TestHouse } from '#testing/test-house.ts';
import { compareTimes } from '../compare-times.ts';
import { times } from '../scale.ts';
import { giveThings } from './people.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse();
});
afterAll(() => house.close());

/** Two questions asked in turn, so that a busy moment of the machine falls on both. */
async function timeInTurn(rounds: number, ...questions: [() => Asked, () => Asked]) {
  const taken: [number[], number[]] = [[], []];
  const bodies = new Set<string>();
  for (let round = 0; round < rounds; round++) {
    for (const [i, question] of questions.entries()) {
      const begun = performance.now();
      const answer = await question();
      const body = await answer.text();
      taken[i]!.push(performance.now() - begun);
      bodies.add(`${answer.status} ${body}`);
    }
  }
  return { ...compareTimes(...taken), rounds, bodies: [...bodies] };
}
type Asked = Response | Promise<Response>;

type Compared = { rounds: number; difference: number; chance: number };
const say = ({ rounds, difference, chance }: Compared) =>
  `2 × ${rounds} answers alike, ${difference.toFixed(2)} ms apart (p ${chance.toFixed(2)})`;

test('[E1] another’s id answers as an unknown one, in as much time', async ({ annotate }) => {
  const owner = await house.pupil();
  const things = await giveThings(house, owner.cookie);
  const { cookie } = await house.pupil();
  for (const [kind, path] of [
    ['result', '/api/results/'],
    ['exam', '/api/exams/'],
    ['attempt', '/api/mock-exams/'],
  ] as const) {
    const ask = (id: string) => () => house.request(path + id, { cookie });
    const random = () => ask(crypto.randomUUID())();
    const outcome = await timeInTurn(times(3, 500), ask(things[kind]), random);
    expect(outcome.bodies, kind).toHaveLength(1);
    expect(outcome.difference, kind).toBeLessThan(times(Number.POSITIVE_INFINITY, 10));
    await annotate(`${kind}: ${say(outcome)}`);
  }
});

test('[F3] whether an address has an account cannot be read from status, body or time', async ({
  annotate,
}) => {
  const { email } = await house.pupil();
  const unknown = () => `${crypto.randomUUID()}@ecole.fr`;
  const post = (path: string, json: object) => house.post(`/api/auth/${path}`, json);
  const signIn = (address: string) =>
    post('sign-in/email', { email: address, password: 'faux-faux-42' });
  const reset = (address: string) => post('request-password-reset', { email: address });
  const doors = { 'sign-in': signIn, reset };
  for (const [name, door] of Object.entries(doors)) {
    const rounds = times(2, 500);
    const outcome = await timeInTurn(
      rounds,
      () => door(email),
      () => door(unknown()),
    );
    expect(outcome.bodies, name).toHaveLength(1);
    const isTold = outcome.difference >= 5 && outcome.chance <= 0.05;
    expect(isTold && rounds >= 500, `${name}: ${say(outcome)}`).toBe(false);
    await annotate(`${name}: ${say(outcome)}`);
  }
});
