// Runs before the first paint, so that nobody sees the wrong theme flash. `web/features/comfort/appearance.ts` writes the cookie.
(() => {
  const root = document.documentElement;
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const readChoices = () => {
    const kept = /(?:^|; )appearance=([^;]*)/.exec(document.cookie);
    return new URLSearchParams(kept ? decodeURIComponent(kept[1]) : '');
  };
  const showTheme = () => {
    const theme = readChoices().get('theme');
    const isChosen = theme === 'light' || theme === 'dark';
    root.dataset.theme = isChosen ? theme : dark.matches ? 'dark' : 'light';
  };
  showTheme();
  // A page may be read for long before any other script is there to follow the evening.
  dark.addEventListener('change', showTheme);
  for (const name of ['size', 'lines', 'spacing', 'face', 'tint', 'motion']) {
    const value = readChoices().get(name);
    if (value) root.dataset[name] = value;
  }
})();
