import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { characterModel, loadCharacterModel } from './character-model.ts';

const stored = (chance: number) => Math.round((Math.log(chance) + 12) / 0.05);
const back = (weight: number) => Math.round((Math.log(weight) + 6) / 0.05);

test('a pair that was seen has its own chance, another is taken from the single signs', () => {
  const model = characterModel([
    {
      signs: Uint8Array.of(1, 2, 3),
      log: Uint8Array.of(stored(0.5), stored(0.3), stored(0.2)),
      back: Uint8Array.of(back(0.4), back(1), back(1)),
      children: Uint8Array.of(1, 0, 0),
    },
    { signs: Uint8Array.of(2), log: Uint8Array.of(stored(0.8)) },
  ]);
  expect(Math.exp(model.logOf(model.start, 2))).toBeCloseTo(0.8, 1);
  expect(Math.exp(model.logOf(model.start, 3))).toBeCloseTo(0.4 * 0.2, 1);
  expect(Math.exp(model.logOf(model.next(model.start, 2), 3))).toBeCloseTo(0.2, 1);
});

test('the chances of all signs after any letters make about one', () => {
  const file = new URL('../../../../models/handwriting-characters.bin.gz', import.meta.url);
  const model = loadCharacterModel(fileURLToPath(file));
  let state = model.start;
  for (const sign of [13, 6, 20, 1, 6, 15, 7, 2, 15]) {
    let sum = 0;
    for (let c = 1; c < 146; c++) sum += Math.exp(model.logOf(state, c));
    expect(sum).toBeGreaterThan(0.9);
    expect(sum).toBeLessThan(1.1);
    state = model.next(state, sign);
  }
});
