import { Hono } from 'hono';
import { writtenPages } from './written-pages.ts';

/** Copies shown to everyone at /exemple have ids of this family (`scripts/make-example-copies.ts`). */
const EXAMPLE_EXAM = /^00000000-0000-4000-8002-\d{12}$/;
const A_YEAR_MS = 365 * 86_400_000;

type Needs = {
  publicUrl: string;
  webRoot: string;
  ports: { clock: { now(): Date } };
};

/** What machines ask of a public site, and the pictures of the example copies. */
export function publicRoutes({ publicUrl, webRoot, ports }: Needs) {
  const pages = writtenPages(webRoot, publicUrl);
  return new Hono()
    .get('/robots.txt', (c) =>
      c.text(
        [
          'User-agent: *',
          'Allow: /',
          'Disallow: /api/',
          'Disallow: /boite-aux-lettres',
          `Sitemap: ${publicUrl}/sitemap.xml`,
          '',
        ].join('\n'),
      ),
    )
    .get('/sitemap.xml', async (c) => {
      const listed = await pages.listed();
      const urls = listed.map((path) => `  <url><loc>${publicUrl}${path}</loc></url>`).join('\n');
      const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}\n</urlset>\n`;
      return c.body(xml, 200, { 'Content-Type': 'application/xml; charset=utf-8' });
    })
    .get('/.well-known/security.txt', (c) =>
      c.text(
        [
          `Contact: ${publicUrl}/contact`,
          `Expires: ${new Date(ports.clock.now().getTime() + A_YEAR_MS).toISOString()}`,
          'Preferred-Languages: fr, en',
          `Canonical: ${publicUrl}/.well-known/security.txt`,
          '',
        ].join('\n'),
      ),
    )
    .get('/api/exams/:id/pages/:page{[0-9]+}', (c, next) => {
      const { id, page } = c.req.param();
      if (!EXAMPLE_EXAM.test(id)) return next();
      return Promise.resolve(c.redirect(`/exemples/${id}/${page}.webp`, 302));
    });
}
