import sharp from 'sharp';
import type { Box, ReadPage } from '#engines/reading/reading.ts';

const COLOURS = { print: '#1d6fd1', handwriting: '#0a8f4e', typed: '#7a4bd1' } as const;

/** The page with what was read where: lines outlined by kind, words the redder the less sure, crossings-out struck. */
export async function drawBoxes(picture: Uint8Array, page: ReadPage): Promise<Buffer> {
  const shapes = page.lines.flatMap(({ box, baseline, words, kind, text }, i) => [
    ...words.map(
      (word) =>
        word.box &&
        rectangle(
          word.box,
          doubt(word.confidence),
          word.struck ? 'stroke="#d11" stroke-dasharray="6 4"' : '',
        ),
    ),
    box && `<rect ${placed(box)} fill="none" stroke="${COLOURS[kind]}" stroke-width="2"/>`,
    box &&
      `<text x="${box.x - 6}" y="${box.y + box.height * 0.7}" text-anchor="end" font-size="${Math.max(14, (words[0]?.box?.height ?? 30) * 0.6)}" fill="${COLOURS[kind]}">${i + 1}</text>`,
    baseline &&
      text &&
      `<polyline points="${baseline.map((p) => `${p.x},${p.y}`).join(' ')}" fill="none" stroke="#e08a00" stroke-width="1.5"/>`,
  ]);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${page.width}" height="${page.height}">${shapes.filter(Boolean).join('')}</svg>`;
  const drawn = await sharp(picture)
    .resize(page.width, page.height, { fit: 'fill' })
    .composite([{ input: Buffer.from(svg) }])
    .png()
    .toBuffer();
  return sharp(drawn)
    .resize({ width: 1800, height: 1800, fit: 'inside', withoutEnlargement: true })
    .png({ palette: true, quality: 80 })
    .toBuffer();
}

const placed = ({ x, y, width, height }: Box) =>
  `x="${x.toFixed(1)}" y="${y.toFixed(1)}" width="${width.toFixed(1)}" height="${height.toFixed(1)}"`;
const rectangle = (box: Box, colour: string, more: string) =>
  `<rect ${placed(box)} fill="${colour}" fill-opacity="0.18" ${more}/>`;

/** Green when sure, red when not. */
const doubt = (confidence: number) =>
  `hsl(${Math.round(130 * Math.max(0, (confidence - 0.4) / 0.6))} 85% 45%)`;
