export const AWAKE = 'laureat:awake';

/** Resolves when React answers for the page; kept apart, so that waiting for it does not bring it in. */
export const onceAwake = () =>
  new Promise((resolve) => window.addEventListener(AWAKE, resolve, { once: true }));
