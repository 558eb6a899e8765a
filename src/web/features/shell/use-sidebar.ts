import { useCallback, useEffect, useState } from 'react';

const COOKIE = 'sidebar:state';
const WEEK_SECONDS = 7 * 24 * 3600;

const isKeptOpen = () => !new RegExp(`(?:^|; )${COOKIE}=false`).test(document.cookie);

/** Open or folded, remembered for a week; Ctrl+B or Cmd+B turns it over. */
export function useSidebar() {
  const [isOpen, setOpen] = useState(isKeptOpen);

  const toggle = useCallback(() => {
    setOpen((open) => {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing from Safari and Firefox
      document.cookie = `${COOKIE}=${!open}; path=/; max-age=${WEEK_SECONDS}; samesite=lax`;
      return !open;
    });
  }, []);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'b' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      toggle();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [toggle]);

  return { isOpen, toggle };
}
