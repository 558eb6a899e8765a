import { expect, test } from 'vitest';
import { joinTraces } from './join-traces.ts';
import { paintedMaps } from './painted-maps.ts';
import { type Trace, traceBaselines } from './trace-baselines.ts';

const noEnd = () => 0;
const sureEnd = () => 1;
const piece = (from: number, to: number, y: number) => ({ from, to, y: () => y });
const found = (pieces: ReturnType<typeof piece>[], endAt: () => number): Trace[] =>
  joinTraces(traceBaselines(paintedMaps(300, 80, pieces)), endAt);

test('pieces of one line become one line', () => {
  const lines = found([piece(10, 60, 40), piece(75, 140, 41), piece(170, 280, 40)], noEnd);
  expect(lines.map(({ start, ys }) => [start, start + ys.length])).toEqual([[10, 280]]);
});

test('two columns stay apart where the detector saw lines end', () => {
  expect(found([piece(10, 130, 40), piece(160, 290, 40)], sureEnd)).toHaveLength(2);
});

test('a short gap is bridged even between ends', () => {
  expect(found([piece(10, 130, 40), piece(138, 290, 40)], sureEnd)).toHaveLength(1);
});

test('lines at different heights are never joined', () => {
  expect(found([piece(10, 130, 30), piece(140, 290, 45)], noEnd)).toHaveLength(2);
});

test('a speck is not a line', () => {
  expect(found([piece(10, 280, 40), piece(100, 103, 70)], noEnd)).toHaveLength(1);
});
