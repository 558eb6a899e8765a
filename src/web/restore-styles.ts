/**
 * Our policy lets no style attribute through in the page's markup; those of a written page wait under another name
 * (`scripts/write-pages/dress-page.ts`) and are put back here, before React looks for them.
 */
export function restoreStyles(root: HTMLElement): void {
  for (const element of root.querySelectorAll<HTMLElement>('[data-style]')) {
    element.style.cssText = element.dataset.style ?? '';
    delete element.dataset.style;
  }
}
