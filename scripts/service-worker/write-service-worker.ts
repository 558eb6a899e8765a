import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type Plugin, transformWithOxc } from 'vite';

const SOURCE = 'src/web/offline/service-worker.ts';
/** What the pages need to open without a network. The comfort face and pictures are fetched when they are seen. */
const NEEDED = /\.(?:js|css|woff2)$/;
const SPARED = /opendyslexic|\.map$/;

/** Writes the service worker beside the pages, with the list of this very build: another build is another worker. */
export function writeServiceWorker(): Plugin {
  let outDir = '';
  let root = '';
  return {
    name: 'laureat:service-worker',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved(config) {
      root = config.root;
      outDir = resolve(root, config.build.outDir);
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        const files = await filesOf(outDir);
        const shell = await readFile(join(outDir, 'index.html'));
        const { code } = await transformWithOxc(await readFile(join(root, SOURCE), 'utf8'), SOURCE);
        const version = createHash('sha256').update(shell).update(files.join()).update(code);
        const head = `const VERSION = '${version.digest('hex').slice(0, 12)}';\nconst FILES = ${JSON.stringify(files)};\n`;
        await writeFile(join(outDir, 'service-worker.js'), head + code);
      },
    },
  };
}

async function filesOf(outDir: string): Promise<string[]> {
  const assets = await readdir(join(outDir, 'assets'));
  const needed = assets.filter((name) => NEEDED.test(name) && !SPARED.test(name)).sort();
  return ['/index.html', '/appearance.js', ...needed.map((name) => `/assets/${name}`)];
}
