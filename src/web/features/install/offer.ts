/** What a browser lends us to ask, once, whether to install; Chromium only. */
export type InstallOffer = Event & { prompt(): Promise<unknown> };

let kept: InstallOffer | undefined;
const listeners = new Set<() => void>();

const keep = (offer: InstallOffer | undefined) => {
  kept = offer;
  for (const listener of listeners) listener();
};

/** The offer comes before any screen asks for it, and the browser must be told to wait: heard from the start. */
export function listenForOffer(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    keep(event as InstallOffer);
  });
  window.addEventListener('appinstalled', () => keep(undefined));
}

export const offerStore = {
  get: () => kept,
  none: () => undefined,
  forget: () => keep(undefined),
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
