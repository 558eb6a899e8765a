import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { App } from './app.tsx';
import { MISSING_PAGE, PUBLIC_PAGES } from './public-pages.ts';
import { ROUTES } from './routes.tsx';

/** Large boundaries would be sent aside with an inline script to put them in place: our policy forbids those. */
const NEVER_ASIDE = Number.MAX_SAFE_INTEGER;

/** The markup of a page as a visitor first sees it. What a screen throws is thrown. */
export async function writePage(path: string): Promise<string> {
  const failures: unknown[] = [];
  const { prelude } = await prerender(
    <StrictMode>
      <App written at={path} />
    </StrictMode>,
    {
      progressiveChunkSize: NEVER_ASIDE,
      onError(problem) {
        failures.push(problem);
      },
    },
  );
  const markup = await new Response(prelude).text();
  if (failures.length > 0) throw failures[0];
  return markup;
}

export const pages = PUBLIC_PAGES;
export const missingPage = MISSING_PAGE;
export const addresses: readonly string[] = ROUTES.map(({ path }) => path);
