const EVERY_MS = 4_000;

/**
 * Turns the slides every four seconds. Whoever asked for less motion starts paused; a pointer or the focus
 * on the slides, or a hidden tab, holds them.
 */
export function runSlides(show: HTMLElement): () => void {
  const dots = [...show.querySelectorAll<HTMLElement>('[data-dot]')];
  const pause = show.querySelector<HTMLElement>('[data-pause]');
  const stop = new AbortController();
  let isHeld = false;
  let isPaused = show.dataset.paused === 'true' || wantsStillness();

  const tell = () => {
    show.dataset.paused = String(isPaused);
    const { whenPaused = '', whenPlaying = '' } = pause?.dataset ?? {};
    pause?.setAttribute('aria-label', isPaused ? whenPaused : whenPlaying);
  };
  const goTo = (at: number) => {
    show.dataset.at = String(at);
    for (const [index, dot] of dots.entries())
      dot.setAttribute('aria-pressed', String(index === at));
  };
  const listen = <K extends keyof HTMLElementEventMap>(
    part: HTMLElement,
    name: K,
    act: () => void,
  ) => part.addEventListener(name, act, { signal: stop.signal });

  for (const [index, dot] of dots.entries()) listen(dot, 'click', () => goTo(index));
  if (pause) {
    listen(pause, 'click', () => {
      isPaused = !isPaused;
      tell();
    });
  }
  for (const name of ['pointerenter', 'focusin'] as const)
    listen(show, name, () => (isHeld = true));
  for (const name of ['pointerleave', 'focusout'] as const)
    listen(show, name, () => (isHeld = false));

  tell();
  const clock = setInterval(() => {
    if (isPaused || isHeld || document.hidden) return;
    goTo((Number(show.dataset.at) + 1) % dots.length);
  }, EVERY_MS);
  return () => {
    clearInterval(clock);
    stop.abort();
  };
}

const wantsStillness = () =>
  document.documentElement.dataset.motion === 'still' ||
  window.matchMedia('(prefers-reduced-motion: reduce)').matches;
