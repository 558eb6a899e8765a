import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import { tieBreaker } from './break-ties.ts';
import { type CharacterModel, loadCharacterModel } from './character-model.ts';
import { decodeLine } from './decode-line.ts';

const ALPHABET = [
  ...' abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789àâäçéèêëîïôöùûüÿœæ',
];
const SETTINGS = { weight: 0.3, bonus: 2, floor: -5, margin: 2, strict: 0.5 };
let model: CharacterModel;

beforeAll(() => {
  const models = new URL('../../../../models/handwriting-characters.bin.gz', import.meta.url);
  model = loadCharacterModel(fileURLToPath(models));
});

/** A line written clearly, except that one letter is seen as another too, with the given share of the certainty. */
function line(written: string, at: number, also: string, share: number) {
  const [classes, signs] = [ALPHABET.length + 1, [...written]];
  const data = new Float32Array(2 * signs.length * classes).fill(Math.log(0.001));
  signs.forEach((sign, i) => {
    const [inked, blank] = [2 * i * classes, (2 * i + 1) * classes];
    const doubtful = i === at;
    data[inked + ALPHABET.indexOf(sign) + 1] = Math.log(doubtful ? 0.9 * (1 - share) : 0.9);
    if (doubtful) data[inked + ALPHABET.indexOf(also) + 1] = Math.log(0.9 * share);
    data[blank] = Math.log(0.9);
  });
  return { data, steps: 2 * signs.length, classes };
}

const read = (scores: ReturnType<typeof line>) =>
  decodeLine(
    scores,
    ALPHABET,
    (step) => step / scores.steps,
    tieBreaker(model, SETTINGS, ALPHABET),
  );

test('of two letters equally likely to the eye, the one that makes French is read', () => {
  expect(read(line('il est venn hier', 10, 'u', 0.49)).text).toBe('il est venu hier');
});

test('a misspelling that is clearly written stays, however likely the right word is', () => {
  expect(read(line('il parle souvant de toi', 13, 'e', 0.1)).text).toBe('il parle souvant de toi');
  expect(read(line('les enfan jouent', 8, 's', 0.1)).text).toBe('les enfan jouent');
});

test('an accent or a capital is the pupil’s: the right one must be as likely to the eye', () => {
  expect(read(line('le frére de paul', 5, 'è', 0.35)).text).toBe('le frére de paul');
  expect(read(line('Il vit en france', 10, 'F', 0.35)).text).toBe('Il vit en france');
  expect(read(line('le frére de paul', 5, 'è', 0.5)).text).toBe('le frère de paul');
});

test('the sign chosen keeps its place and the doubt of the eye', () => {
  const { characters } = read(line('il est venn hier', 10, 'u', 0.49));
  const letters = characters.map(({ char }) => char);
  expect(letters[10]).toBe('u');
  expect(characters[10]!.confidence).toBeLessThan(0.5);
  expect(characters[9]!.confidence).toBeCloseTo(0.9);
  for (const [i, { from, to }] of characters.entries()) {
    expect(0 <= from && from < to && to <= 1).toBe(true);
    if (i > 0) expect(from).toBeCloseTo(characters[i - 1]!.to);
  }
});

test('a line without a doubt is the greedy reading, sign for sign', () => {
  const clear = line('rien ne sert de courir', 0, 'r', 1);
  const greedy = decodeLine(clear, ALPHABET, (step) => step / clear.steps);
  expect(read(clear)).toEqual(greedy);
});
