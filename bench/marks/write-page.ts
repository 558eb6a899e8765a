import { readFileSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { FONT_FOLDER } from '../../scripts/make-samples/fetch-fonts.ts';
import type { Box } from '../../src/engines/reading/reading.ts';

export type Hand = (typeof HANDS)[number];
export const HANDS = ['caveat', 'kalam', 'patrick-hand'] as const;
const SIZES: Record<Hand, number> = { caveat: 31, kalam: 25, 'patrick-hand': 27 };

export type TrueWord = { text: string; box: Box };
export type WrittenPage = { png: Buffer; words: TrueWord[] };

const WIDTH = 900;
const HEIGHT = 1273;
const SCALE = 1.7;

/** Text set in the hand of a font on ruled paper, by a browser that tells where each word stands. */
export async function writePage(browser: Browser, text: string, hand: Hand): Promise<WrittenPage> {
  const page = await browser.newPage({
    viewport: { width: WIDTH, height: HEIGHT },
    deviceScaleFactor: SCALE,
  });
  const font = readFileSync(`${FONT_FOLDER}/${hand}/files/${hand}-latin-400-normal.woff2`);
  await page.setContent(sheetOf(text, hand, font.toString('base64')));
  await page.evaluate(() => document.fonts.ready);
  const words = await page.evaluate(placeWords);
  const png = await page.screenshot();
  await page.close();
  const scaled = words.map(({ text: word, box }) => ({
    text: word,
    box: {
      x: box.x * SCALE,
      y: box.y * SCALE,
      width: box.width * SCALE,
      height: box.height * SCALE,
    },
  }));
  return { png, words: scaled };
}

function sheetOf(text: string, hand: Hand, font: string): string {
  const paragraphs = text
    .split(/\n+/)
    .filter((line) => line.trim())
    .map((line) => `<p>${line.replace(/[<&]/g, (c) => `&#${c.charCodeAt(0)};`)}</p>`);
  return `<style>
    @font-face { font-family: hand; src: url(data:font/woff2;base64,${font}); }
    body { margin: 0; height: ${HEIGHT}px; padding: 70px 40px 0 130px; box-sizing: border-box;
      font: ${SIZES[hand]}px/40px hand; color: #1c2a6b;
      background: linear-gradient(90deg, transparent 109px, #e79a9a 109px 111px, transparent 111px),
        repeating-linear-gradient(#fffef9 0 39px, #b9c0e0 39px 40px); }
    p { margin: 0 0 10px; text-indent: 30px; }
  </style>${paragraphs.join('')}`;
}

/** Runs in the page: a word is as wide as its letters, as high as the letters of its hand go up and down. */
function placeWords(): TrueWord[] {
  const paint = document.createElement('canvas').getContext('2d')!;
  paint.font = getComputedStyle(document.body).font;
  const reach = paint.measureText('Élgpbjd');
  const found: TrueWord[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    for (const match of (node.textContent ?? '').matchAll(/\S+/g)) {
      const range = document.createRange();
      range.setStart(node, match.index);
      range.setEnd(node, match.index + match[0].length);
      const rect = range.getBoundingClientRect();
      // The font's own box is centred on the line; the letters hang on its baseline.
      const baseline =
        rect.y + (rect.height + reach.fontBoundingBoxAscent - reach.fontBoundingBoxDescent) / 2;
      found.push({
        text: match[0],
        box: {
          x: rect.x,
          y: baseline - reach.actualBoundingBoxAscent,
          width: rect.width,
          height: reach.actualBoundingBoxAscent + reach.actualBoundingBoxDescent,
        },
      });
    }
  }
  return found.filter(({ box }) => box.y + box.height < window.innerHeight - 10);
}
