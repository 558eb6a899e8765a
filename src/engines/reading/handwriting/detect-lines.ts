import * as ort from 'onnxruntime-node';
import type { Point } from '../reading.ts';
import type { FoundLine, GreyImage, LineDetector } from '../recognition.ts';
import { joinTraces } from './join-traces.ts';
import { orderLines } from './order-lines.ts';
import { pageInput } from './page-input.ts';
import { type LineMaps, type Trace, traceBaselines } from './trace-baselines.ts';

const CELL = 4;

/** Finds handwritten and printed lines with the trained detector. */
export function lineDetector(session: ort.InferenceSession): LineDetector {
  return {
    async find(page) {
      const { data, width, height, scale } = pageInput(page);
      const { maps } = await session.run({
        page: new ort.Tensor('float32', data, [1, 1, height, width]),
      });
      const cells = {
        data: maps!.data as Float32Array,
        width: width / CELL,
        height: height / CELL,
      };
      return orderLines(linesOf(cells, scale / CELL, page));
    },
  };
}

/** `scale` is cells per page pixel. */
function linesOf(maps: LineMaps, scale: number, page: GreyImage): FoundLine[] {
  const traces = joinTraces(traceBaselines(maps), endsIn(maps));
  return traces.filter(isWhole).map((trace) => foundLine(trace, scale, page));
}

/** The feet of a line that the top edge of the picture cuts off cannot be read. */
const isWhole = ({ ys, up }: Trace) => ys.reduce((a, b) => a + b, 0) / ys.length > 0.55 * up;

function endsIn({ data, width, height }: LineMaps) {
  return (x: number, y: number) => {
    let most = -99;
    for (let dy = -1; dy <= 1; dy++) {
      for (let dx = -2; dx <= 2; dx++) {
        const cx = Math.min(width - 1, Math.max(0, Math.round(x) + dx));
        const cy = Math.min(height - 1, Math.max(0, Math.floor(y) + dy));
        most = Math.max(most, data[2 * width * height + cy * width + cx]!);
      }
    }
    return 1 / (1 + Math.exp(-most));
  };
}

function foundLine(trace: Trace, scale: number, page: GreyImage): FoundLine {
  const up = trace.up / scale;
  const down = trace.down / scale;
  const baseline = pointsOf(trace, scale);
  const shifted = (by: number) =>
    baseline.map(({ x, y }) => ({ x, y: Math.min(page.height, Math.max(0, y + by)) }));
  const polygon = [...shifted(-up), ...shifted(down).reverse()];
  const xs = polygon.map(({ x }) => x);
  const ys = polygon.map(({ y }) => y);
  const left = Math.min(...xs);
  const top = Math.min(...ys);
  const box = { x: left, y: top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
  return { box, baseline, polygon, kind: trace.print ? 'print' : 'handwriting' };
}

/** The baseline smoothed over half a line height, a point every four cells. */
function pointsOf({ start, ys, up, down }: Trace, scale: number): Point[] {
  const reach = Math.max(1, Math.round((up + down) / 2));
  const smooth = (i: number) => {
    const near = ys.slice(Math.max(0, i - reach), i + reach + 1);
    return near.reduce((a, b) => a + b, 0) / near.length;
  };
  const at: number[] = [];
  for (let i = 0; i < ys.length - 1; i += 4) at.push(i);
  at.push(ys.length - 1);
  const points = at.map((i) => ({ x: (start + i + 0.5) / scale, y: smooth(i) / scale }));
  points[0] = { ...points[0]!, x: start / scale };
  points[points.length - 1] = { ...points.at(-1)!, x: (start + ys.length) / scale };
  return points;
}
