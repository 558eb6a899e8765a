import { execFileSync } from 'node:child_process';

/** Passages of about a thousand words: chapters of novels, pages of encyclopedias. */
export function readPassages(folder: string, part: 'train' | 'held-out'): string[] {
  const novels = passagesOf(unpack(folder, 'novels-fr').split('\n'));
  const kept = Math.floor(novels.length * 0.975);
  const pages = ['wikibooks-fr', 'wikiquote-fr'].flatMap((name) => pagesOf(unpack(folder, name)));
  return part === 'train'
    ? [...novels.slice(0, kept), ...pages.filter((_, i) => i % 20 !== 0)]
    : [...novels.slice(kept), ...pages.filter((_, i) => i % 20 === 0)];
}

const unpack = (folder: string, name: string): string =>
  execFileSync('xz', ['-dc', `${folder}/${name}.txt.xz`], {
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  }).replaceAll(/\s*\[\d+\]\s*/g, ' ');

function passagesOf(lines: string[]): string[] {
  const passages: string[] = [];
  let passage: string[] = [];
  let length = 0;
  for (const line of lines) {
    passage.push(line);
    length += line.length;
    if (length < 6_000) continue;
    passages.push(passage.join('\n'));
    passage = [];
    length = 0;
  }
  return passages;
}

/** The wiki files hold one sentence a line, in order, each with the title of its page. */
function pagesOf(text: string): string[] {
  const pages = new Map<string, string[]>();
  for (const [, title, sentence] of text.matchAll(/"title": "(.*?)", "text": "(.*)"\}/g)) {
    const page = pages.get(title!) ?? [];
    pages.set(title!, page);
    page.push(/[.!?]$/.test(sentence!) ? sentence! : `${sentence}.`);
  }
  return [...pages.values()].map((sentences) => sentences.join(' ')).filter((p) => p.length > 400);
}
