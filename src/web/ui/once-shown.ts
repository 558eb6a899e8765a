const PATIENCE_MS = 1_500;

/** Resolves once the page has been painted and the browser has a moment: what comes next delays no reader. */
export async function onceShown(): Promise<void> {
  await new Promise((shown) => requestAnimationFrame(() => setTimeout(shown)));
  // Safari has no idle callback: a short pause stands for it.
  if (!('requestIdleCallback' in window)) return;
  await new Promise((idle) => requestIdleCallback(idle, { timeout: PATIENCE_MS }));
}
