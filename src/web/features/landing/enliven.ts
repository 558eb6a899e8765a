import { fillCountdown } from './fill-countdown.ts';
import { runSlides } from './run-slides.ts';

/**
 * Gives life to what needs no React in a written page: each part is found by its attribute.
 * Only attributes change, so that React can come over the same page later. Returns what puts it to rest.
 */
export function enliven(root: ParentNode): () => void {
  for (const place of root.querySelectorAll<HTMLElement>('[data-countdown]')) fillCountdown(place);
  const rests = [...root.querySelectorAll<HTMLElement>('[data-slides]')].map(runSlides);
  return () => {
    for (const rest of rests) rest();
  };
}
