/** Has the pages kept for when there is no network; not while they are being written. */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // After everything the visitor waits for.
  window.addEventListener('load', () => {
    setTimeout(
      () => void navigator.serviceWorker.register('/service-worker.js').catch(() => {}),
      2_000,
    );
  });
}
