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
   * `reached`: the page is a form, and React comes with the first sign of a hand on it.
   * `soon`: the page is a tool, and comes alive as soon as it has been shown.
   */
  wake: 'late' | 'reached' | 'soon';
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
const reached = (path: Path): PublicPage => late(path, { wake: 'reached' });
const soon = (path: Path): PublicPage => late(path, { wake: 'soon' });

export const PUBLIC_PAGES: readonly PublicPage[] = [
  late('/'),
  soon('/exemple'),
  late('/about'),
  late('/faq', { data: questionsData() }),
  reached('/contact'),
  late('/terms'),
  late('/privacy'),
  late('/mentions-legales'),
  late('/accessibilite'),
  late('/transparence-ia'),
  soon('/upgrade'),
  reached('/login'),
];

export const MISSING_PAGE: PublicPage = { ...soon('/404'), hidden: true };

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
