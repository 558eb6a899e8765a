import { useEffect, useRef } from 'react';
import { toLatex } from './to-latex.ts';

/** One formula, set by a library fetched when the first formula is seen; until then, as it was typed. */
export function Formula({ children }: { children: string }) {
  const ref = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    let isCurrent = true;
    void import('temml').then(({ default: temml }) => {
      if (!isCurrent || !ref.current) return;
      // Built as nodes, never as markup: the page's policy allows no inline style.
      temml.render(toLatex(children), ref.current, {
        throwOnError: false,
        maxExpand: 200,
        wrap: 'tex',
      });
    });
    return () => {
      isCurrent = false;
    };
  }, [children]);
  return <span ref={ref}>{children}</span>;
}
