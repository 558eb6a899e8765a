// Runs before the first paint, so that nobody sees the wrong theme flash. `web/features/comfort/appearance.ts` writes the cookie.
(() => {
  const root = document.documentElement;
  const kept = /(?:^|; )appearance=([^;]*)/.exec(document.cookie);
  const choices = new URLSearchParams(kept ? decodeURIComponent(kept[1]) : '');
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const theme = choices.get('theme');
  root.dataset.theme =
    theme === 'light' || theme === 'dark' ? theme : dark.matches ? 'dark' : 'light';
  for (const name of ['size', 'lines', 'spacing', 'face', 'tint', 'motion']) {
    const value = choices.get(name);
    if (value) root.dataset[name] = value;
  }
})();
