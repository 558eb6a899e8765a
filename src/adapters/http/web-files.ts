import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono } from 'hono';
import { writtenPages } from './written-pages.ts';

const A_YEAR = 'public, max-age=31536000, immutable';
/** The cookie of a session, named by the auth adapter; over HTTPS browsers see it under a longer name. */
const SESSION_COOKIE = /(?:^|;\s*)(?:__Secure-)?laureat\.session_token=/;

/**
 * The built pages. Whatever is not a file is a screen: one written beforehand where the visitor is nobody we know,
 * the application's shell otherwise. An address that no screen has is a 404, and says so.
 */
export function webFiles(root: string, publicUrl: string) {
  const pages = writtenPages(root, publicUrl);
  const mayBeSignedIn = (c: Context) => SESSION_COOKIE.test(c.req.header('cookie') ?? '');
  return new Hono()
    .use(
      '/assets/*',
      serveStatic({ root, onFound: (_path, c) => c.header('Cache-Control', A_YEAR) }),
    )
    .get('/assets/*', (c) => c.text('404', 404))
    .get('/pages/*', (c) => c.text('404', 404))
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
      c.header('Vary', 'Cookie', { append: true });
      const { path } = c.req;
      const status = (await pages.hasScreen(path)) ? 200 : 404;
      const page = mayBeSignedIn(c) ? undefined : await pages.find(status === 200 ? path : '/404');
      return c.html(page ?? (await pages.shell()), status);
    });
}
