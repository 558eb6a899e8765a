import { readFileSync } from 'node:fs';
import sharp, { type Sharp } from 'sharp';

export type Honest = { kind: 'docx' | 'pdf' | 'jpeg' | 'png' | 'webp'; bytes: Uint8Array };

const sample = (name: string) =>
  new Uint8Array(readFileSync(new URL(`../../../samples/${name}`, import.meta.url)));

/** Small real files of every kind, whose mutations are worth trying. */
export async function honestFiles(): Promise<Honest[]> {
  const page = await sharp(sample('imprime-150.jpg'))
    .extract({ left: 100, top: 100, width: 900, height: 130 })
    .resize({ width: 800 })
    .toBuffer();
  const image = async (pipeline: Sharp) => new Uint8Array(await pipeline.toBuffer());
  return [
    { kind: 'docx', bytes: sample('dissertation.docx') },
    { kind: 'docx', bytes: sample('equations.docx') },
    { kind: 'pdf', bytes: sample('texte.pdf') },
    { kind: 'pdf', bytes: sample('trente-deux-pages.pdf') },
    { kind: 'jpeg', bytes: await image(sharp(page).jpeg({ quality: 60 })) },
    { kind: 'jpeg', bytes: await image(sharp(page).jpeg({ quality: 60, progressive: true })) },
    { kind: 'png', bytes: await image(sharp(page).png({ palette: true })) },
    { kind: 'webp', bytes: await image(sharp(page).webp({ quality: 50 })) },
  ];
}
