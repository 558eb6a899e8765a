import type { Honest } from './honest-files.ts';
import type { HostileFile } from './hostile-files.ts';

/** Truncations, flipped bits, repeated, removed and shuffled stretches of honest files. */
export function* mutations(honest: Honest[], count: number, seed: number): Generator<HostileFile> {
  const random = generator(seed);
  for (let i = 0; i < count; i++) {
    const { kind, bytes } = honest[i % honest.length]!;
    const [name, mutate] = WAYS[Math.floor(i / honest.length) % WAYS.length]!;
    yield { name: `${name} ${kind} ${i}`, bytes: mutate(bytes, random) };
  }
}

type Mutation = (bytes: Uint8Array, random: () => number) => Uint8Array;

const truncate: Mutation = (bytes, random) => bytes.slice(0, Math.floor(random() * bytes.length));

const flipBits =
  (many: number): Mutation =>
  (bytes, random) => {
    const out = bytes.slice();
    for (let k = 0; k < many; k++)
      out[Math.floor(random() * out.length)]! ^= 1 << Math.floor(random() * 8);
    return out;
  };

const flipHead: Mutation = (bytes, random) => {
  const out = bytes.slice();
  for (let k = 0; k < 6; k++) out[8 + Math.floor(random() * 200)] = Math.floor(random() * 256);
  return out;
};

const erase: Mutation = (bytes, random) => {
  const from = Math.floor(random() * bytes.length);
  return Uint8Array.from([
    ...bytes.subarray(0, from),
    ...bytes.subarray(from + Math.floor(random() * 4000)),
  ]);
};

const blank: Mutation = (bytes, random) => {
  const out = bytes.slice();
  const from = Math.floor(random() * out.length);
  return out.fill(random() < 0.5 ? 0 : 255, from, from + Math.floor(random() * 2000));
};

const double: Mutation = (bytes) => Uint8Array.from([...bytes, ...bytes]);

const appendJunk: Mutation = (bytes, random) =>
  Uint8Array.from([...bytes, ...Array.from({ length: 5000 }, () => Math.floor(random() * 256))]);

const WAYS: [string, Mutation][] = [
  ['tronqué', truncate],
  ['un bit', flipBits(1)],
  ['dix bits', flipBits(10)],
  ['cent bits', flipBits(100)],
  ['en-tête', flipHead],
  ['trou', erase],
  ['effacé', blank],
  ['doublé', double],
  ['suite de bruit', appendJunk],
];

function generator(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
}
