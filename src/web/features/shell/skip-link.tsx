import { shellText } from '#web/strings/shell-text.ts';

export const CONTENT_ID = 'contenu';

export function SkipLink() {
  return (
    <a
      href={`#${CONTENT_ID}`}
      className="sr-only z-50 rounded-field bg-blue px-4 py-3 font-semibold text-on-blue focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
    >
      {shellText.skip}
    </a>
  );
}
