/** How the pupil wants the product to look. The first choice of each list is the default. */
export const APPEARANCE = {
  theme: ['system', 'light', 'dark'],
  size: ['normal', 'large', 'larger'],
  lines: ['normal', 'airy'],
  spacing: ['normal', 'wide'],
  face: ['atkinson', 'opendyslexic'],
  tint: ['none', 'cream', 'blue', 'green'],
  motion: ['normal', 'still'],
} as const;

export type AppearanceName = keyof typeof APPEARANCE;
export type Appearance = { [N in AppearanceName]: (typeof APPEARANCE)[N][number] };

const YEAR_SECONDS = 365 * 24 * 3600;
const NAMES = Object.keys(APPEARANCE) as AppearanceName[];

export const DEFAULT_APPEARANCE = Object.fromEntries(
  NAMES.map((name) => [name, APPEARANCE[name][0]]),
) as Appearance;

/**
 * Kept in a cookie, not in local storage: signing out clears the latter, and a pupil who needs larger letters
 * needs them on the sign-in page too.
 */
export function readAppearance(): Appearance {
  const kept = /(?:^|; )appearance=([^;]*)/.exec(document.cookie)?.[1] ?? '';
  const choices = new URLSearchParams(decodeURIComponent(kept));
  const choiceOf = (name: AppearanceName) =>
    APPEARANCE[name].find((value) => value === choices.get(name)) ?? APPEARANCE[name][0];
  return Object.fromEntries(NAMES.map((name) => [name, choiceOf(name)])) as Appearance;
}

export function saveAppearance(appearance: Appearance): void {
  const chosen = NAMES.filter((name) => appearance[name] !== APPEARANCE[name][0]);
  const text = new URLSearchParams(chosen.map((name) => [name, appearance[name]])).toString();
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing from Safari and Firefox
  document.cookie = `appearance=${encodeURIComponent(text)}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`;
}

/** Puts the choices on <html>, as `public/appearance.js` does before the first paint. */
export function applyAppearance(appearance: Appearance): void {
  const { dataset } = document.documentElement;
  for (const name of NAMES) {
    const isDefault = appearance[name] === APPEARANCE[name][0];
    if (isDefault) delete dataset[name];
    else dataset[name] = appearance[name];
  }
  if (appearance.theme === 'system') dataset.theme = systemTheme();
}

export const systemTheme = (): 'light' | 'dark' =>
  window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
