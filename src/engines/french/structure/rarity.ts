import { readFileSync } from 'node:fs';
import { zstdDecompressSync } from 'node:zlib';
import { readSections, section } from '../lexicon/sections.ts';

/** How much a stem tells: 0 for a word every page has, 1 for a word no page had. */
export type Rarity = (stem: string) => number;

export const stemLength = 6;

export function loadRarity(path: string | URL): Rarity {
  const sections = readSections(new Uint8Array(zstdDecompressSync(readFileSync(path))));
  const { stems } = sections.header as { stems: string };
  const levels = section(sections, 'levels', Uint8Array);
  const byStem = new Map(stems.split(' ').map((stem, i) => [stem, levels[i]! / 255]));
  return (stem) => byStem.get(stem) ?? 1;
}
