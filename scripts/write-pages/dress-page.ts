import { PRODUCT_NAME } from '../../src/domain/product.ts';
import type { PublicPage } from '../../src/web/public-pages.ts';

/** Stands for the address people type; the server, who knows it, puts it in. */
export const PUBLIC_URL = '%PUBLIC_URL%';

/** A page whole: what the browser shows in <body>, what machines read in <head>. */
export function dressPage(shell: string, page: PublicPage, markup: string, app: string): string {
  const title =
    page.path === '/' ? `${PRODUCT_NAME} · ${page.title}` : `${page.title} · ${PRODUCT_NAME}`;
  return shell
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(title)}</title>`)
    .replace(/\s*<meta\s+name="description"[^>]*>/, '')
    .replace('</head>', () => [...headOf(page, title), '</head>'].join('\n    '))
    .replace(
      '<div id="root"></div>',
      () =>
        `<div id="root" data-app="/${app}" data-wake="${page.wake}">${withoutStyles(markup)}</div>`,
    );
}

function headOf(page: PublicPage, title: string): string[] {
  const { path, description, hidden } = page;
  const meta = (name: string, content: string) =>
    `<meta name="${name}" content="${escapeHtml(content)}" />`;
  const og = (name: string, content: string) =>
    `<meta property="og:${name}" content="${escapeHtml(content)}" />`;
  if (hidden) return [meta('robots', 'noindex')];
  const address = `${PUBLIC_URL}${path}`;
  return [
    meta('description', description),
    `<link rel="canonical" href="${address}" />`,
    og('type', 'website'),
    og('locale', 'fr_FR'),
    og('site_name', PRODUCT_NAME),
    og('title', title),
    og('description', description),
    og('url', address),
    og('image', `${PUBLIC_URL}/partage/${path === '/' ? 'accueil' : path.slice(1)}.png`),
    og('image:width', '1200'),
    og('image:height', '630'),
    meta('twitter:card', 'summary_large_image'),
    ...(page.data ? [`<script type="application/ld+json">${inScript(page.data)}</script>`] : []),
  ];
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (char) => ENTITIES[char]!);

/** No text can close the script element it stands in. */
const inScript = (data: object) => JSON.stringify(data).replaceAll('<', '\\u003c');

/** A style attribute in markup is refused by our policy: `web/restore-styles.ts` puts it back. */
const withoutStyles = (markup: string) => markup.replace(/(<[^<>]*) style="/g, '$1 data-style="');
