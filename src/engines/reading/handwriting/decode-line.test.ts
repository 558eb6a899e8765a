import { expect, test } from 'vitest';
import { decodeLine } from './decode-line.ts';

const ALPHABET = [...' abcdeél¤'];

/** One step per sign of the path; '_' says nothing. */
function scores(path: string, certainty = 0.9) {
  const classes = ALPHABET.length + 1;
  const data = new Float32Array(path.length * classes).fill(
    Math.log((1 - certainty) / (classes - 1)),
  );
  [...path].forEach((sign, t) => {
    data[t * classes + (sign === '_' ? 0 : ALPHABET.indexOf(sign) + 1)] = Math.log(certainty);
  });
  return { data, steps: path.length, classes };
}

const decode = (path: string) => decodeLine(scores(path), ALPHABET, (step) => step / path.length);

test('repeated steps are one sign, a blank parts twins', () => {
  expect(decode('_bb_e_l_l_eé_').text).toBe('belleé');
});

test('no dictionary: what is written is read, however wrong', () => {
  expect(decode('_b_e_l_e_').text).toBe('bele');
});

test('each sign has its place, in order and inside the line', () => {
  const { characters } = decode('__a___b___c__');
  expect(characters.map(({ char }) => char)).toEqual(['a', 'b', 'c']);
  for (const { from, to } of characters) expect(0 <= from && from < to && to <= 1).toBe(true);
  expect(characters[1]!.from).toBeCloseTo(characters[0]!.to);
});

test('a crossed-out word leaves the text and keeps its place', () => {
  const line = decode('_a_ _¤¤_ _b_');
  expect(line.text).toBe('a b');
  expect(line.struck).toHaveLength(1);
  expect(line.struck[0]!.from).toBeGreaterThan(0.2);
  expect(line.struck[0]!.to).toBeLessThan(0.85);
});

test('an empty line has no text and no confidence', () => {
  expect(decode('_____')).toEqual({ text: '', confidence: 0, characters: [], struck: [] });
});
