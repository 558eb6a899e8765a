import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { photograph } from '../../scripts/make-samples/photograph.ts';
import { type Random, seeded } from '../../scripts/make-samples/random.ts';
import { TEXTS } from '../../scripts/make-samples/texts.ts';
import { drawPdf, typesetPage } from '../../scripts/make-samples/typeset-page.ts';

export type Photo = { name: string; bytes: Uint8Array; text: string };

/** Seeds, fonts and texts that were never looked at while the reader was tuned. */
const FIRST_SEED = 90_001;
const FONTS = [
  'Times-Roman',
  'Helvetica',
  'Courier',
  'Times-Bold',
  'Helvetica-Oblique',
  'Times-Italic',
];
const NOVELS = '../shared/data/text/novels-fr.txt.xz';

/** Phone photos of print made on the spot: skew, perspective, bend, shadow, blur, noise, JPEG, all at random. */
export async function evaluationPhotos(count: number, severity = 1): Promise<Photo[]> {
  const passages = passagesOf();
  const photos: Photo[] = [];
  for (let i = 0; i < count; i++) {
    const random = seeded(FIRST_SEED + i * 31);
    const paragraphs = Array.from({ length: 3 }, () => random.pick(passages));
    const style = {
      font: FONTS[i % FONTS.length]!,
      size: random.between(10.5, 13),
      margin: random.between(50, 80),
      lineGap: random.between(2, 6),
    };
    const pages = await drawPdf(await typesetPage(paragraphs, style), 230);
    if (pages.length > 1) throw new Error('an evaluation text must fit on its page');
    photos.push({
      name: `évaluation ${i + 1}`,
      bytes: await photograph(pages[0]!, sceneOf(random, severity)),
      text: paragraphs.join('\n'),
    });
  }
  return photos;
}

function sceneOf(random: Random, severity: number) {
  return {
    seed: Math.floor(random.next() * 1e9),
    turn: random.between(-7, 7) * severity,
    perspective: random.between(0.01, 0.05) * severity,
    bend: random.next() < 0.4 ? random.between(0.003, 0.014) * severity : 0,
    shadow: random.between(0.1, 0.6),
    blur: random.between(0.4, 1.2) * severity,
    noise: random.between(2, 9) * severity,
    light: random.between(0.55, 1),
    fill: random.between(0.82, 1),
    quality: Math.round(random.between(62, 85)),
  };
}

/** Passages of 350 to 650 signs: of novels where the shared data is at hand, else of our own texts. */
function passagesOf(): string[] {
  const own = Object.values(TEXTS)
    .flat()
    .filter((t) => t.length > 200);
  if (!existsSync(NOVELS)) return own;
  const novels = execFileSync('xz', ['-dc', NOVELS], { maxBuffer: 200_000_000 }).toString('utf8');
  const readable = /^[A-ZÀÉÈÊÎÔ«][\wÀ-ÿœŒ '’,;:.!?«»()-]{349,650}[.!?»]$/;
  const found = novels
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => readable.test(line) && !/ {2}|_|\d/.test(line));
  return found.length > 200 ? found.filter((_, i) => i % 37 === 5) : own;
}

export const sampleText = (file: string) => readFileSync(`samples/${file}.txt`, 'utf8');
