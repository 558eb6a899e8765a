import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { fetchFonts } from './fetch-fonts.ts';
import { equationsDocx, essayDocx, pictureDocx, tableDocx } from './make-docx.ts';
import { encryptedDocx, svgAsPng, withMacros } from './make-hostile.ts';
import { mixedPage, printedPage } from './make-pages.ts';
import { makePdfSamples } from './make-pdf-samples.ts';
import { asCameraHeldSideways, makePhotos, makeSpread } from './make-photos.ts';
import type { SampleEntry } from './sample-entry.ts';

const FOLDER = 'samples';
const entries: SampleEntry[] = [];

function keep(entry: SampleEntry, bytes: Uint8Array, text?: string) {
  writeFileSync(`${FOLDER}/${entry.file}`, bytes);
  if (text !== undefined) writeFileSync(`${FOLDER}/${entry.file}.txt`, `${text}\n`);
  entries.push(entry);
}

fetchFonts();
rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER);

const essay = await essayDocx();
keep({ file: 'dissertation.docx', kind: 'docx', mode: 'docx' }, essay.bytes, essay.text);
const equations = await equationsDocx();
keep({ file: 'equations.docx', kind: 'docx', mode: 'docx' }, equations.bytes, equations.text);
const table = await tableDocx();
keep({ file: 'tableau.docx', kind: 'docx', mode: 'docx' }, table.bytes, table.text);

const photos = await makePhotos();
const WARNED: Record<string, string> = {
  'sombre.jpg': 'page-dark',
  'floue.jpg': 'page-blurred',
  'coupee.jpg': 'page-cut',
};
for (const { name, bytes, text } of photos) {
  const kind = name.startsWith('manuscrit') ? 'handwriting' : 'photo';
  keep(
    {
      file: name,
      kind,
      mode: 'ocr',
      ...(WARNED[name] && { warning: WARNED[name], unscored: true as const }),
    },
    bytes,
    text,
  );
}
const spread = await makeSpread();
keep({ file: spread.name, kind: 'photo', mode: 'ocr' }, spread.bytes, spread.text);
const mixed = await mixedPage();
keep({ file: 'sujet-et-reponse.jpg', kind: 'handwriting', mode: 'ocr' }, mixed.bytes, mixed.text);
const first = photos[0]!;
keep(
  { file: 'appareil-couche.jpg', kind: 'photo', mode: 'ocr' },
  await asCameraHeldSideways(first.bytes),
  first.text,
);
keep(
  { file: 'photo.webp', kind: 'photo', mode: 'ocr' },
  await sharp(first.bytes).webp({ quality: 70 }).toBuffer(),
  first.text,
);
const { width, height } = await sharp(first.bytes).metadata();
const inWord = await pictureDocx(
  await sharp(first.bytes).jpeg({ quality: 60 }).toBuffer(),
  width,
  height,
  first.text,
);
keep({ file: 'photo-dans-word.docx', kind: 'docx', mode: 'docx' }, inWord.bytes, inWord.text);

for (const { name, bytes, text } of await printedPage())
  keep({ file: name, kind: 'print', mode: 'ocr' }, bytes, text);
for (const { entry, bytes, text } of await makePdfSamples()) keep(entry, bytes, text);

keep(
  { file: 'macros.docx', kind: 'refused', refusal: 'file-with-macros' },
  withMacros(table.bytes),
);
keep({ file: 'protege.docx', kind: 'refused', refusal: 'file-encrypted' }, encryptedDocx());
keep({ file: 'dessin.png', kind: 'refused', refusal: 'file-type-unsupported' }, svgAsPng());
keep({ file: 'vide.jpg', kind: 'refused', refusal: 'file-empty' }, new Uint8Array());
const white = await sharp({
  create: { width: 1240, height: 1754, channels: 3, background: '#fbfaf7' },
})
  .jpeg({ quality: 70 })
  .toBuffer();
keep({ file: 'page-blanche.jpg', kind: 'refused', refusal: 'no-text' }, white);
keep(
  { file: 'tronquee.jpg', kind: 'refused', refusal: 'file-damaged' },
  first.bytes.slice(0, first.bytes.length / 3),
);

writeFileSync(`${FOLDER}/samples.json`, `${JSON.stringify(entries, null, 1)}\n`);
process.stdout.write(`${entries.length} samples\n`);
