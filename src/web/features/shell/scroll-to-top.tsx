import { useEffect } from 'react';
import { useLocation } from 'wouter';

/** A new screen starts at its top; an address with a # goes where it says. */
export function ScrollToTop() {
  const [path] = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is the reason to scroll, not what it scrolls to
  useEffect(() => {
    if (!window.location.hash) window.scrollTo({ top: 0, behavior: 'instant' });
  }, [path]);
  return null;
}
