import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';
import type * as Writer from '../../src/web/write-page.tsx';
import { dressPage } from './dress-page.ts';

/** Writes the public pages beside the scripts: read before any of them has run, found by search engines. */
export function writePages(): Plugin {
  let outDir = '';
  let root = '';
  return {
    name: 'laureat:write-pages',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved(config) {
      root = config.root;
      outDir = resolve(root, config.build.outDir);
    },
    closeBundle: {
      sequential: true,
      async handler() {
        await writeAll(root, outDir, (problem) => this.warn(problem));
      },
    },
  };
}

async function writeAll(
  root: string,
  outDir: string,
  warn: (problem: string) => void,
): Promise<void> {
  // A name never used before: what was imported once is not read again.
  const aside = `${outDir}.writer-${Date.now()}`;
  const writer = await loadWriter(root, aside);
  const manifest: Record<string, { file: string }> = JSON.parse(
    await readFile(join(outDir, '.vite/manifest.json'), 'utf8'),
  );
  const app = manifest['index.html']!.file;
  const shell = await readFile(join(outDir, 'public.html'), 'utf8');
  const folder = join(outDir, 'pages');
  await mkdir(folder, { recursive: true });
  for (const page of [...writer.pages, writer.missingPage]) {
    // A page that cannot be written is still a screen of the application: a test, not the build, is strict about it.
    const markup = await writer.writePage(page.path).catch((problem: Error) => {
      warn(`${page.path} could not be written: ${problem.stack}`);
    });
    if (markup === undefined) continue;
    const file = join(folder, fileOf(page.path));
    await writeFile(file, dressPage(shell, page, markup, app));
  }
  await writeFile(join(folder, 'addresses.json'), JSON.stringify(writer.addresses));
  const listed = writer.pages.filter(({ hidden }) => !hidden).map(({ path }) => path);
  await writeFile(join(folder, 'listed.json'), JSON.stringify(listed));
  await rm(join(outDir, 'public.html'));
  await rm(aside, { recursive: true });
}

/** '/' is accueil.html, '/faq' is faq.html. */
const fileOf = (path: string) => `${path === '/' ? 'accueil' : path.slice(1)}.html`;

/** The application built to run here: the same sources, without a browser. */
async function loadWriter(root: string, folder: string): Promise<typeof Writer> {
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [react()],
    // Everything inside: React must be the production build, whoever asks for the pages.
    ssr: { noExternal: true },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      ssr: 'src/web/write-page.tsx',
      outDir: folder,
      emptyOutDir: true,
      assetsInlineLimit: 0,
    },
  });
  return import(pathToFileURL(join(folder, 'write-page.js')).href);
}
