import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type Browser, chromium as playwright } from 'playwright-core';

const CACHE = join(import.meta.dirname, '..', '.cache');
const UNPACKED = join(CACHE, 'chromium');
/** Busy machines are slow, not wrong: what is awaited may take this long. */
const PATIENCE_MS = 90_000;
const FLAGS = ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none'];

/** Starts a browser on a machine that has only Node and npm; `CHROMIUM_PATH` names another one. */
export async function startBrowser(more: string[] = []): Promise<Browser> {
  const browser = await launch(more);
  const open = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await open(options);
    context.setDefaultTimeout(PATIENCE_MS);
    return context;
  };
  return browser;
}

async function launch(more: string[]): Promise<Browser> {
  const args = [...FLAGS, ...more];
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) return playwright.launch({ executablePath: chosen, args });

  const executablePath = await unpackChromium();
  const fonts: Record<string, string> = existsSync('/etc/fonts/fonts.conf')
    ? {}
    : { FONTCONFIG_PATH: join(UNPACKED, 'fonts') };
  const env: Record<string, string> = { ...definedOnly(process.env), ...fonts };
  const start = (extra: Record<string, string>) =>
    playwright.launch({ executablePath, args, env: { ...env, ...extra } });
  // The libraries shipped in the package come second: where the system has its own, those fit its libc.
  return start({}).catch(() =>
    start({
      LD_LIBRARY_PATH: [join(UNPACKED, 'al2023', 'lib'), env.LD_LIBRARY_PATH]
        .filter(Boolean)
        .join(':'),
    }),
  );
}

/** Unpacks aside, then renames: two runs at once never see a half-written binary. */
async function unpackChromium(): Promise<string> {
  const executable = join(UNPACKED, 'chromium');
  if (existsSync(executable)) return executable;

  const { default: chromium, inflate } = await import('@sparticuz/chromium');
  const aside = `${UNPACKED}.${process.pid}`;
  await mkdir(aside, { recursive: true });
  await withTemporaryFolder(aside, async () => {
    await chromium.executablePath();
    await inflate(join(packageFolder(), 'bin', 'al2023.tar.br'));
  });
  await rename(aside, UNPACKED).catch(() => rm(aside, { recursive: true }));
  return executable;
}

const packageFolder = () =>
  dirname(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')));

/** The package unpacks into the system's temporary folder and offers no other way to say where. */
async function withTemporaryFolder(folder: string, work: () => Promise<void>): Promise<void> {
  const before = process.env.TMPDIR;
  process.env.TMPDIR = folder;
  try {
    await work();
  } finally {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
  }
}

const definedOnly = (env: NodeJS.ProcessEnv): Record<string, string> =>
  Object.fromEntries(Object.entries(env).flatMap(([k, v]) => (v === undefined ? [] : [[k, v]])));
