/** `npm run trust -- --full` sets it: the same tests, with the figures of the catalogue. */
const IS_FULL = process.env.TRUST_FULL === 'true';

/** How often to try: little in `npm test`, as often as the catalogue says in the full form. */
export const times = (short: number, full: number): number => (IS_FULL ? full : short);

/** Chooses moments and payloads; `TRUST_SEED` replays a run whose table printed it. */
export const SEED = Number(process.env.TRUST_SEED ?? 20261115);

/** Small, seeded, good enough to choose: the same seed gives the same choices. */
export function seededRandom(seed = SEED): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
