import { expect, test } from 'vitest';
import { paintedMaps } from './painted-maps.ts';
import { traceBaselines } from './trace-baselines.ts';

test('a curved line is followed from end to end', () => {
  const curve = (x: number) => 30 + 6 * Math.sin(x / 40);
  const [trace, ...others] = traceBaselines(
    paintedMaps(200, 60, [{ from: 10, to: 180, y: curve }]),
  );
  expect(others).toEqual([]);
  expect(trace).toMatchObject({ start: 10, print: false });
  expect(trace!.ys).toHaveLength(170);
  const away = trace!.ys.map((y, i) => Math.abs(y - curve(10 + i)));
  expect(Math.max(...away)).toBeLessThan(1.2);
});

test('lines one above the other stay two, however close', () => {
  const traces = traceBaselines(
    paintedMaps(120, 40, [
      { from: 5, to: 110, y: () => 15 },
      { from: 5, to: 110, y: () => 18 },
    ]),
  );
  expect(traces.map(({ ys }) => Math.floor(ys[50]!)).sort()).toEqual([15, 18]);
});

test('how far the writing reaches is read off the maps', () => {
  const [trace] = traceBaselines(
    paintedMaps(100, 40, [{ from: 5, to: 90, y: () => 20, up: 10, down: 5 }]),
  );
  expect(trace!.up).toBeCloseTo(10, 3);
  expect(trace!.down).toBeCloseTo(5, 3);
});

test('print is told from handwriting', () => {
  const [trace] = traceBaselines(
    paintedMaps(100, 40, [{ from: 5, to: 90, y: () => 20, print: true }]),
  );
  expect(trace!.print).toBe(true);
});
