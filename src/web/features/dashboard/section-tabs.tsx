import { useEffect, useState } from 'react';
import { dashboardText } from '#web/strings/dashboard-text.ts';
import { cx } from '#web/ui/cx.ts';

const { tabs: text } = dashboardText;

export const SECTIONS = ['notes', 'badges', 'coach'] as const;
type Section = (typeof SECTIONS)[number];

/** The bar that stays on top: it scrolls to a section, and follows whoever scrolls by hand. */
export function SectionTabs() {
  const here = useSectionInView();
  return (
    <nav
      aria-label={text.label}
      className="sticky top-[calc(var(--bar-height,0px))] z-20 -mx-4 border-line border-y bg-paper/95 px-4 backdrop-blur-sm sm:-mx-8 sm:px-8"
    >
      <ul className="flex">
        {SECTIONS.map((section) => (
          <li key={section} className="flex-1 sm:flex-none">
            <a
              href={`#${section}`}
              aria-current={here === section ? 'true' : undefined}
              className={cx(
                'flex min-h-12 items-center justify-center px-4 sm:px-6',
                here === section
                  ? 'font-bold text-ink shadow-[inset_0_-3px_0_var(--red)]'
                  : 'text-ink-soft hover:text-ink',
              )}
            >
              {text[section]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function useSectionInView(): Section {
  const [here, setHere] = useState<Section>('notes');
  useEffect(() => {
    // The sections come after the first paint: the browser looked for the one in the address too early.
    const wanted = window.location.hash.slice(1);
    if (wanted) document.getElementById(wanted)?.scrollIntoView();
  }, []);
  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined') return;
    // A section is the current one while it crosses a line in the upper third of the screen.
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.find(({ isIntersecting }) => isIntersecting);
        if (entered) setHere(entered.target.id as Section);
      },
      { rootMargin: '-30% 0px -69% 0px' },
    );
    for (const section of SECTIONS) {
      const element = document.getElementById(section);
      if (element) observer.observe(element);
    }
    return () => observer.disconnect();
  }, []);
  return here;
}
