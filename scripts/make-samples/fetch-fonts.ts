import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';

const PRINT = [
  'courier-prime',
  'crimson-pro',
  'eb-garamond',
  'lato',
  'lora',
  'merriweather',
  'noto-serif',
  'open-sans',
  'roboto',
  'source-serif-4',
];
const HANDS = ['caveat', 'kalam', 'patrick-hand'];

/** Where the fonts lie once fetched; nothing of them is committed. */
export const FONT_FOLDER = '.cache/fonts/node_modules/@fontsource';

/** Fetches the free fonts that the samples are set in, once. */
export function fetchFonts() {
  const names = [...PRINT, ...HANDS];
  if (names.every((name) => existsSync(`${FONT_FOLDER}/${name}`))) return;
  mkdirSync('.cache/fonts', { recursive: true });
  execFileSync(
    'npm',
    [
      'install',
      '--no-save',
      '--prefix',
      '.cache/fonts',
      ...names.map((name) => `@fontsource/${name}`),
    ],
    { stdio: 'inherit' },
  );
}
