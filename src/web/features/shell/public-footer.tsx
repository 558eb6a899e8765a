import { Link } from 'wouter';
import { PRODUCT_NAME } from '#domain/product.ts';
import { ThemeToggle } from '#web/features/comfort/theme-toggle.tsx';
import { shellText } from '#web/strings/shell-text.ts';

const { footer } = shellText;
const LINKS = [
  ['/faq', footer.faq],
  ['/contact', footer.contact],
  ['/about', footer.about],
  ['/privacy', footer.privacy],
  ['/terms', footer.terms],
  ['/login', footer.signIn],
  ['/forgot-password', footer.forgot],
  ['/upgrade', footer.upgrade],
  ['/exemple', footer.example],
  ['/mentions-legales', footer.legal],
  ['/transparence-ia', footer.ai],
  ['/accessibilite', footer.accessibility],
  ['/resilier', footer.cancel],
  ['/renoncer', footer.withdraw],
  ['/cookies', footer.cookies],
] as const;

export function PublicFooter() {
  return (
    <footer data-print="never" className="mt-16 border-margin border-t-2 text-[0.9375rem]">
      <div className="mx-auto flex max-w-6xl flex-col gap-4 px-4 py-8 sm:px-8">
        <nav aria-label={footer.label}>
          <ul className="flex flex-wrap gap-x-6 gap-y-1">
            {LINKS.map(([to, label]) => (
              <li key={to}>
                <Link
                  href={to}
                  className="inline-block py-1.5 text-ink-soft underline-offset-4 hover:text-ink hover:underline"
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className="flex items-center justify-between gap-4">
          <p className="text-ink-faint">
            {PRODUCT_NAME} · {footer.note}
          </p>
          <span className="sm:hidden">
            <ThemeToggle />
          </span>
        </div>
      </div>
    </footer>
  );
}
