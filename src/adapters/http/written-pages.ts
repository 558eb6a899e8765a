import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Where a page written at build time leaves room for the address people type. */
const PUBLIC_URL = '%PUBLIC_URL%';
const SIMPLE = /^\/(?:[a-z0-9-]+)?$/;

/** The pages that `scripts/write-pages` made, by the address of their screen. */
export function writtenPages(root: string, publicUrl: string) {
  const read = (file: string) => readFile(join(root, file), 'utf8').catch(() => undefined);
  return {
    async find(path: string): Promise<string | undefined> {
      if (!SIMPLE.test(path)) return undefined;
      const page = await read(`pages/${path === '/' ? 'accueil' : path.slice(1)}.html`);
      return page?.replaceAll(PUBLIC_URL, publicUrl);
    },
    /** Whether the application has a screen there. */
    async hasScreen(path: string): Promise<boolean> {
      const addresses = await read('pages/addresses.json');
      if (!addresses) return true;
      return (JSON.parse(addresses) as string[]).some((address) => patternOf(address).test(path));
    },
    /** The addresses search engines may list. */
    async listed(): Promise<string[]> {
      return JSON.parse((await read('pages/listed.json')) ?? '[]');
    },
    shell: () => readFile(join(root, 'index.html'), 'utf8'),
  };
}

/** '/results/:id' as wouter reads it: a segment, optional where a question mark follows. */
const patternOf = (address: string) =>
  new RegExp(`^${address.replace(/\/:\w+\?/g, '(?:/[^/]+)?').replace(/:\w+/g, '[^/]+')}/?$`);
