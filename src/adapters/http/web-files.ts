import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';

const A_YEAR = 'public, max-age=31536000, immutable';

/** The built pages. Whatever is not a file is a screen, and screens are all one page. */
export function webFiles(root: string) {
  return new Hono()
    .use(
      '/assets/*',
      serveStatic({ root, onFound: (_path, c) => c.header('Cache-Control', A_YEAR) }),
    )
    .get('/assets/*', (c) => c.text('404', 404))
    .use(
      '*',
      serveStatic({
        root,
        index: 'absent',
        onFound: (_path, c) => c.header('Cache-Control', 'no-cache'),
      }),
    )
    .get('*', async (c) => {
      c.header('Cache-Control', 'no-cache');
      return c.html(await readFile(join(root, 'index.html'), 'utf8'));
    });
}
