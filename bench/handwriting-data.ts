import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { GreyImage } from '../src/engines/reading/recognition.ts';

/** Writers never seen in training; the data lies beside the checkout and is not part of it. */
const DATA = new URL('../../shared/data/handwriting/', import.meta.url);

export type DevLine = { image: GreyImage; text: string; dataset: string; struck: boolean };
export type DevPageLine = {
  text: string;
  ok: boolean;
  struck: boolean;
  consent?: boolean;
  box: [number, number, number, number];
  baseline: [number, number][];
  polygon: [number, number][];
};
export type DevPage = { name: string; dataset: string; image: GreyImage; lines: DevPageLine[] };

export const devDataIsThere = () =>
  existsSync(new URL('lines-dev.tar', DATA)) && existsSync(new URL('pages-dev.tar', DATA));

export async function devLines(): Promise<DevLine[]> {
  const files = await untar('lines-dev.tar');
  const blob = files.get('lines.bin')!;
  const about = files
    .get('manifest.jsonl')!
    .toString('utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  return Promise.all(
    about.map(async ({ off, len, text, dataset, struck }) => ({
      image: await grey(blob.subarray(off, off + len)),
      text,
      dataset,
      struck,
    })),
  );
}

export async function devPages(): Promise<DevPage[]> {
  const files = await untar('pages-dev.tar');
  const names = [...files.keys()].filter((name) => name.endsWith('.json')).sort();
  return Promise.all(
    names.map(async (name) => {
      const { file, dataset, lines } = JSON.parse(files.get(name)!.toString('utf8'));
      return {
        name: name.replace('.json', ''),
        dataset,
        lines,
        image: await grey(files.get(file)!),
      };
    }),
  );
}

export async function grey(file: Buffer): Promise<GreyImage> {
  const { data, info } = await sharp(file).greyscale().raw().toBuffer({ resolveWithObject: true });
  return {
    width: info.width,
    height: info.height,
    data: new Uint8Array(data.buffer, data.byteOffset, data.length),
  };
}

/** The plain files of an archive, by base name. */
async function untar(name: string): Promise<Map<string, Buffer>> {
  const tar = await readFile(new URL(name, DATA));
  const files = new Map<string, Buffer>();
  for (let at = 0; at + 512 <= tar.length; ) {
    const field = (from: number, to: number) =>
      tar.toString('utf8', at + from, at + to).replace(/\0.*$/s, '');
    const size = Number.parseInt(field(124, 136), 8) || 0;
    const path = field(0, 100);
    if (path && field(156, 157) !== '5')
      files.set(path.split('/').at(-1)!, tar.subarray(at + 512, at + 512 + size));
    at += 512 + Math.ceil(size / 512) * 512;
  }
  return files;
}
