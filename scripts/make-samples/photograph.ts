import sharp from 'sharp';
import { type Random, seeded } from './random.ts';
import type { Raster } from './typeset-page.ts';

export type Scene = {
  seed: number;
  width?: number;
  height?: number;
  /** Degrees the page is turned on the table. */
  turn?: number;
  /** How far each corner strays, as a share of the page: 0 is a flat scan, 0.06 a careless photo. */
  perspective?: number;
  /** Bend of the paper, as a share of its height. */
  bend?: number;
  shadow?: number;
  /** Gaussian blur in pixels. */
  blur?: number;
  noise?: number;
  /** 1 is daylight. */
  light?: number;
  table?: 'wood' | 'dark' | 'grey' | 'cloth' | 'white';
  paper?: [number, number, number];
  /** Share of the frame's width the page takes; above 1 its edges are out of the picture. */
  fill?: number;
  quality?: number;
};

type Point = { x: number; y: number };

/** Takes a phone picture of a page lying on a table: perspective, bend, shadow, blur, noise, JPEG. */
export async function photograph(page: Raster, scene: Scene): Promise<Buffer> {
  const random = seeded(scene.seed);
  const { width = 1650, height = 2200, blur = 0.6, noise = 4, quality = 80 } = scene;
  const corners = placeCorners(page, scene, random, width, height);
  const toPage = homography(corners, [
    { x: 0, y: 0 },
    { x: page.width, y: 0 },
    { x: page.width, y: page.height },
    { x: 0, y: page.height },
  ]);
  const light = lighting(scene, random, width, height);
  const table = tabletop(
    scene.table ?? random.pick(['wood', 'dark', 'grey', 'cloth'] as const),
    random,
  );
  const paper =
    scene.paper ??
    random.pick([
      [250, 250, 248],
      [246, 242, 232],
      [240, 244, 250],
    ] as [number, number, number][]);
  const bend = (scene.bend ?? 0) * page.height;
  const phase = random.between(0, Math.PI);
  const out = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [px, py] = apply(toPage, x, y);
      const bent = py + bend * Math.sin((px / page.width) * Math.PI + phase);
      const inside = px >= 0 && bent >= 0 && px < page.width - 1 && bent < page.height - 1;
      const lit = light(x, y);
      const at = (y * width + x) * 3;
      for (let c = 0; c < 3; c++) {
        const surface = inside ? (sample(page, px, bent, c) * paper[c]!) / 255 : table(x, y, c);
        out[at + c] = surface * lit;
      }
    }
  }
  const soft =
    blur > 0.3
      ? await sharp(out, { raw: { width, height, channels: 3 } })
          .blur(blur)
          .raw()
          .toBuffer()
      : out;
  for (let i = 0; i < soft.length; i++)
    soft[i] = Math.max(0, Math.min(255, soft[i]! + noise * random.normal()));
  return sharp(soft, { raw: { width, height, channels: 3 } })
    .jpeg({ quality })
    .toBuffer();
}

function placeCorners(
  page: Raster,
  scene: Scene,
  random: Random,
  width: number,
  height: number,
): Point[] {
  const { turn = 0, perspective = 0, fill = 0.9 } = scene;
  const angle = (turn * Math.PI) / 180;
  const swap = Math.abs(Math.sin(angle)) > 0.7;
  const [w, h] = swap ? [page.height, page.width] : [page.width, page.height];
  const scale = Math.min((width * fill) / w, (height * fill) / h);
  const stray = () => random.between(-1, 1) * perspective;
  return [
    [-0.5, -0.5],
    [0.5, -0.5],
    [0.5, 0.5],
    [-0.5, 0.5],
  ].map(([u, v]) => {
    const x = (u! + stray()) * page.width * scale;
    const y = (v! + stray()) * page.height * scale;
    return {
      x: width / 2 + x * Math.cos(angle) - y * Math.sin(angle),
      y: height / 2 + x * Math.sin(angle) + y * Math.cos(angle),
    };
  });
}

/** A slope of light over the picture, and the soft edge of a hand or a phone across it. */
function lighting(scene: Scene, random: Random, width: number, height: number) {
  const { shadow = 0, light = 1 } = scene;
  const slope = random.between(0, 2 * Math.PI);
  const strength = random.between(0.05, 0.25);
  const edge = random.between(0, 2 * Math.PI);
  const offset = random.between(-0.25, 0.25);
  const softness = random.between(0.01, 0.08);
  return (x: number, y: number) => {
    const u = x / width - 0.5;
    const v = y / height - 0.5;
    const gradient = 1 - strength * (0.5 + u * Math.cos(slope) + v * Math.sin(slope));
    const side = u * Math.cos(edge) + v * Math.sin(edge) - offset;
    const shade = 1 - shadow / (1 + Math.exp(-side / softness));
    return light * gradient * shade;
  };
}

function tabletop(kind: NonNullable<Scene['table']>, random: Random) {
  const base = {
    wood: [150, 108, 70],
    dark: [48, 42, 40],
    grey: [128, 130, 132],
    cloth: [70, 90, 140],
    white: [225, 224, 220],
  }[kind];
  const phase = random.between(0, 100);
  const grain = kind === 'wood' ? 18 : kind === 'cloth' ? 10 : 4;
  return (x: number, y: number, c: number) => {
    const wave =
      Math.sin((y + 14 * Math.sin(x / 170 + phase)) / 9 + phase) + 0.5 * Math.sin((x + y) / 23);
    return base[c]! + grain * wave;
  };
}

function sample({ width, data }: Raster, x: number, y: number, c: number): number {
  const x0 = x | 0;
  const y0 = y | 0;
  const fx = x - x0;
  const fy = y - y0;
  const at = (y0 * width + x0) * 3 + c;
  const below = at + width * 3;
  const top = data[at]! * (1 - fx) + data[at + 3]! * fx;
  const bottom = data[below]! * (1 - fx) + data[below + 3]! * fx;
  return top * (1 - fy) + bottom * fy;
}

const apply = (m: number[], x: number, y: number): [number, number] => {
  const w = m[6]! * x + m[7]! * y + 1;
  return [(m[0]! * x + m[1]! * y + m[2]!) / w, (m[3]! * x + m[4]! * y + m[5]!) / w];
};

/** The plane-to-plane mapping that takes four points to four others. */
function homography(from: Point[], to: Point[]): number[] {
  const rows = from.flatMap(({ x, y }, i) => {
    const { x: u, y: v } = to[i]!;
    return [
      [x, y, 1, 0, 0, 0, -u * x, -u * y, u],
      [0, 0, 0, x, y, 1, -v * x, -v * y, v],
    ];
  });
  for (let i = 0; i < 8; i++) {
    const pivot = rows
      .slice(i)
      .reduce((best, row, k) => (Math.abs(row[i]!) > Math.abs(rows[best]![i]!) ? i + k : best), i);
    [rows[i], rows[pivot]] = [rows[pivot]!, rows[i]!];
    for (let k = 0; k < 8; k++) {
      if (k === i) continue;
      const factor = rows[k]![i]! / rows[i]![i]!;
      for (let j = i; j < 9; j++) rows[k]![j]! -= factor * rows[i]![j]!;
    }
  }
  return rows.map((row, i) => row[8]! / row[i]!);
}
