import sharp from 'sharp';
import { photograph, type Scene } from './photograph.ts';
import { TEXTS, type TextName } from './texts.ts';
import { drawOnePage, drawPdf, type PageStyle, type Raster, typesetPage } from './typeset-page.ts';

export type PhotoSample = { name: string; bytes: Uint8Array; text: string };

type Recipe = { name: string; texts: TextName[]; style: PageStyle; scene: Scene };

const PRINT: PageStyle = { font: 'lora', size: 12 };

/** The photos of print: each takes one difficulty, so that a failure names its cause. */
const RECIPES: Recipe[] = [
  {
    name: 'photo',
    texts: ['philosophy', 'maths'],
    style: PRINT,
    scene: { seed: 301, turn: 2, perspective: 0.02, shadow: 0.2 },
  },
  {
    name: 'photo-ombre',
    texts: ['history', 'letter'],
    style: { font: 'open-sans', size: 11.5 },
    scene: { seed: 302, turn: -2.5, perspective: 0.03, shadow: 0.6, table: 'dark' },
  },
  {
    name: 'photo-penchee',
    texts: ['economics', 'biology'],
    style: { font: 'crimson-pro', size: 13 },
    scene: { seed: 303, turn: 13, perspective: 0.02, fill: 0.78, table: 'wood' },
  },
  {
    name: 'photo-perspective',
    texts: ['literature', 'sciences'],
    style: { font: 'noto-serif', size: 11 },
    scene: { seed: 304, turn: 4, perspective: 0.075, fill: 0.8, shadow: 0.3 },
  },
  {
    name: 'photo-courbe',
    texts: ['biology', 'philosophy'],
    style: { font: 'source-serif-4', size: 12 },
    scene: { seed: 305, turn: -1.5, perspective: 0.02, bend: 0.02, shadow: 0.25 },
  },
  {
    name: 'photo-table-blanche',
    texts: ['letter', 'economics'],
    style: { font: 'lato', size: 12 },
    scene: { seed: 306, turn: 3, perspective: 0.025, table: 'white', shadow: 0.35 },
  },
  {
    name: 'photo-bruit',
    texts: ['sciences', 'history'],
    style: { font: 'roboto', size: 12 },
    scene: { seed: 307, turn: -3, perspective: 0.02, noise: 12, light: 0.55, quality: 60 },
  },
  {
    name: 'photo-sans-bord',
    texts: ['maths', 'literature'],
    style: { font: 'merriweather', size: 11 },
    scene: { seed: 308, turn: 2.5, perspective: 0.02, fill: 1.12, shadow: 0.3 },
  },
  {
    name: 'papier-jaune',
    texts: ['economics', 'letter'],
    style: { font: 'eb-garamond', size: 13 },
    scene: { seed: 309, turn: -2, perspective: 0.02, paper: [250, 226, 130], shadow: 0.3 },
  },
  {
    name: 'machine-a-ecrire',
    texts: ['literature'],
    style: { font: 'courier-prime', size: 12 },
    scene: { seed: 310, turn: 1.5, perspective: 0.03, shadow: 0.3 },
  },
  {
    name: 'envers',
    texts: ['history', 'biology'],
    style: PRINT,
    scene: { seed: 311, turn: 181.5, perspective: 0.02 },
  },
  {
    name: 'couchee',
    texts: ['philosophy', 'letter'],
    style: { font: 'open-sans', size: 12 },
    scene: { seed: 312, turn: 89, perspective: 0.02, width: 2200, height: 1650 },
  },
  {
    name: 'deux-colonnes',
    texts: ['history', 'economics'],
    style: { font: 'lora', size: 11, columns: 2 },
    scene: { seed: 313, turn: -2, perspective: 0.02, shadow: 0.3 },
  },
  {
    name: 'petits-carreaux-imprime',
    texts: ['sciences'],
    style: { font: 'lora', size: 13, paper: 'squared', lineGap: 6 },
    scene: { seed: 314, turn: 1.5, perspective: 0.02 },
  },
  {
    name: 'sombre',
    texts: ['letter'],
    style: { font: 'lora', size: 13 },
    scene: { seed: 315, turn: 1, perspective: 0.02, light: 0.22, noise: 3, table: 'dark' },
  },
  {
    name: 'floue',
    texts: ['economics'],
    style: { font: 'lora', size: 12 },
    scene: { seed: 316, turn: 1, perspective: 0.02, blur: 4.2, noise: 2 },
  },
  {
    name: 'coupee',
    texts: ['philosophy', 'history'],
    style: { font: 'lora', size: 12, margin: 30 },
    scene: { seed: 317, turn: 0, perspective: 0.005, fill: 1.25 },
  },
  {
    name: 'manuscrit-seyes',
    texts: ['literature'],
    style: { font: 'caveat', size: 19, paper: 'seyes', margin: 118, lineGap: -1.2, ink: '#1c2f7a' },
    scene: { seed: 320, turn: 1.5, perspective: 0.02, shadow: 0.2 },
  },
  {
    name: 'manuscrit-carreaux',
    texts: ['letter'],
    style: { font: 'patrick-hand', size: 15, paper: 'squared', lineGap: 8, ink: '#16213f' },
    scene: { seed: 321, turn: -2, perspective: 0.02, shadow: 0.3 },
  },
  {
    name: 'manuscrit-blanc',
    texts: ['philosophy'],
    style: { font: 'kalam', size: 14, lineGap: 3, ink: '#20242c' },
    scene: { seed: 322, turn: 2, perspective: 0.03, shadow: 0.3 },
  },
];

const RESOLUTION = 230;

export async function makePhotos(): Promise<PhotoSample[]> {
  const samples: PhotoSample[] = [];
  for (const { name, texts, style, scene } of RECIPES) {
    const paragraphs = texts.flatMap((t) => TEXTS[t] as string[]);
    const [page] = await drawOnePage(await typesetPage(paragraphs, style), RESOLUTION);
    samples.push({
      name: `${name}.jpg`,
      bytes: await photograph(page!, { quality: 72, ...scene }),
      text: paragraphs.join('\n'),
    });
  }
  return samples;
}

/** Two facing pages of an open book. */
export async function makeSpread(): Promise<PhotoSample> {
  const [left, right] = await Promise.all(
    (['history', 'biology'] as const).map(
      async (t) =>
        (
          await drawPdf(await typesetPage(TEXTS[t], { font: 'lora', size: 15, margin: 80 }), 150)
        )[0]!,
    ),
  );
  const bytes = await photograph(beside(left!, right!), {
    seed: 330,
    turn: 1,
    perspective: 0.015,
    width: 2400,
    height: 1700,
    shadow: 0.2,
    quality: 72,
  });
  return { name: 'double-page.jpg', bytes, text: [...TEXTS.history, ...TEXTS.biology].join('\n') };
}

function beside(left: Raster, right: Raster): Raster {
  const width = left.width + right.width;
  const height = Math.max(left.height, right.height);
  const data = new Uint8Array(width * height * 3).fill(255);
  for (let y = 0; y < height; y++) {
    data.set(left.data.subarray(y * left.width * 3, (y + 1) * left.width * 3), y * width * 3);
    data.set(
      right.data.subarray(y * right.width * 3, (y + 1) * right.width * 3),
      (y * width + left.width) * 3,
    );
  }
  return { width, height, data };
}

/** A camera held sideways says so in its file instead of turning the pixels. */
export async function asCameraHeldSideways(photo: Uint8Array): Promise<Uint8Array> {
  return sharp(await sharp(photo).rotate(-90).toBuffer())
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 72 })
    .toBuffer();
}
