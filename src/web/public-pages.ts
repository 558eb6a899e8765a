import { frequentQuestions } from './strings/frequent-questions.ts';
import { publicPagesText } from './strings/public-pages-text.ts';

type Path = keyof typeof publicPagesText;

/** A page written at build time, so that it is read before any script has run. */
export type PublicPage = {
  path: string;
  title: string;
  description: string;
  /**
   * `late`: React comes only when a visitor reaches for something that needs it.
   * `now`: the page is a form or a tool, and comes alive at once.
   */
  wake: 'late' | 'now';
  /** The screen's source, whose scripts the page names so that they are fetched at once. */
  module?: string;
  /** Not for search engines. */
  hidden?: true;
  /** Structured data of schema.org. */
  data?: object;
};

const late = (path: Path, more: Partial<PublicPage> = {}): PublicPage => ({
  path,
  ...publicPagesText[path],
  wake: 'late',
  ...more,
});
const now = (path: Path, screen?: string): PublicPage =>
  late(path, { wake: 'now', ...(screen && { module: `src/web/features/${screen}.tsx` }) });

export const PUBLIC_PAGES: readonly PublicPage[] = [
  late('/'),
  now('/exemple', 'sample/sample-screen'),
  late('/about'),
  late('/faq', { data: questionsData() }),
  now('/contact', 'contact/contact-screen'),
  late('/terms'),
  late('/privacy'),
  late('/mentions-legales'),
  late('/accessibilite'),
  late('/transparence-ia'),
  now('/upgrade'),
  now('/login', 'account/login-screen'),
];

export const MISSING_PAGE: PublicPage = { ...now('/404'), hidden: true };

function questionsData(): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: frequentQuestions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer.join(' ') },
    })),
  };
}
