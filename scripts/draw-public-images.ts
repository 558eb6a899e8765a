import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import sharp, { type Sharp } from 'sharp';
import { startBrowser } from '../e2e/browser.ts';
import { PRODUCT_NAME } from '../src/domain/product.ts';
import { PUBLIC_PAGES } from '../src/web/public-pages.ts';

/** `npm run images`: the icons of the installed application, and the picture each public page shows when shared. */
const ROOT = join(import.meta.dirname, '..', 'src/web');
const OUT = join(ROOT, 'public');
const PAPER = '#faf5ea';

const mark = await readFile(join(OUT, 'favicon.svg'), 'utf8');
await drawIcons();
await drawShares();

async function drawIcons() {
  await mkdir(join(OUT, 'icons'), { recursive: true });
  const drawn = (size: number) => sharp(Buffer.from(mark), { density: 1200 }).resize(size, size);
  const keep = (picture: Sharp, name: string) =>
    picture.png({ palette: true, colours: 64 }).toFile(join(OUT, 'icons', name));
  await keep(drawn(192), 'icon-192.png');
  await keep(drawn(512), 'icon-512.png');
  // A mask may cut a fifth off each side; a phone's home screen wants no transparent corner.
  for (const [size, name] of [
    [512, 'maskable-512.png'],
    [180, 'apple-touch-icon.png'],
  ] as const) {
    const inner = Math.round(size * 0.72);
    const edge = Math.round((size - inner) / 2);
    const padded = await drawn(inner).flatten({ background: PAPER }).toBuffer();
    const whole = sharp(padded).extend({
      ...{ top: edge, left: edge, bottom: size - inner - edge, right: size - inner - edge },
      background: PAPER,
    });
    await keep(whole, name);
  }
}

async function drawShares() {
  await mkdir(join(OUT, 'partage'), { recursive: true });
  const fonts = await Promise.all(
    [
      ['Young Serif', 'young-serif'],
      ['Atkinson', 'atkinson-next'],
      ['Reenie', 'reenie-beanie'],
    ].map(async ([name, file]) => {
      const bytes = await readFile(join(ROOT, 'assets/fonts', `${file}.woff2`), 'base64');
      return `@font-face{font-family:"${name}";src:url(data:font/woff2;base64,${bytes})}`;
    }),
  );
  const browser = await startBrowser();
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
  for (const { path, title, description } of PUBLIC_PAGES) {
    const picture = await drawShare(page, fonts.join(''), title, description);
    const name = `${path === '/' ? 'accueil' : path.slice(1)}.png`;
    await sharp(picture)
      .png({ palette: true, colours: 48 })
      .toFile(join(OUT, 'partage', name));
  }
  await browser.close();
}

async function drawShare(page: Page, fonts: string, title: string, description: string) {
  const ruling = 'linear-gradient(#c3c9e6 1px,transparent 1px) 0 0/48px 48px';
  await page.setContent(`<style>${fonts}
    body{margin:0;width:1200px;height:630px;box-sizing:border-box;padding:64px 90px 0 230px;position:relative;
      background:${ruling},linear-gradient(90deg,#c3c9e6 1px,transparent 1px) 0 0/48px 48px,linear-gradient(#dfe1ef 1px,transparent 1px) 0 0/48px 12px,#fffdf7;
      color:#1b2145;font:31px/1.4 Atkinson}
    i{position:absolute;left:190px;top:0;bottom:0;width:4px;background:#eab3ac}
    h1{font:400 76px/1.12 "Young Serif";font-variant-numeric:lining-nums;margin:0 0 26px}
    p{margin:0;color:#484d6d;max-width:800px}
    b{position:absolute;left:230px;bottom:52px;font:400 44px "Young Serif";display:flex;gap:16px;align-items:center}
    b svg{width:72px;height:72px}
    u{position:absolute;right:84px;bottom:34px;color:#bf2a20;font:110px Reenie;text-decoration:none;rotate:-6deg;padding:24px 44px;-webkit-text-stroke:1px}
    u svg{position:absolute;inset:0;width:100%;height:100%;overflow:visible}
    </style><i></i><h1>${title}</h1><p>${description}</p><b>${mark.replace(/<rect[^>]*>/, '')}${PRODUCT_NAME}</b>
    <u>/20<svg viewBox="0 0 120 76" preserveAspectRatio="none" fill="none" stroke="#bf2a20" stroke-width="2.5" stroke-linecap="round"><path d="M78 6C46-1 6 12 4 38c-2 24 34 36 64 33 28-3 50-17 48-37C114 14 82 4 50 8 40 9 30 12 22 17"/></svg></u>`);
  await page.evaluate(() => document.fonts.ready);
  return page.screenshot();
}
