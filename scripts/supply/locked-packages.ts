import { readFileSync } from 'node:fs';

export type Locked = {
  name: string;
  version: string;
  license: string;
  integrity: string;
  isDev: boolean;
  runsAtInstall: boolean;
  isGivenUp: boolean;
};

/** What `npm ci` installs, as the lock file says it. */
export function lockedPackages(): Locked[] {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  return Object.entries<Record<string, never>>(packages)
    .filter(([path, { link }]) => path !== '' && !link)
    .map(([path, entry]) => ({
      name: entry.name ?? path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
      version: entry.version ?? '',
      license: licenceOf(entry.license, path),
      integrity: entry.integrity ?? '',
      isDev: entry.dev === true,
      runsAtInstall: entry.hasInstallScript === true,
      isGivenUp: entry.deprecated !== undefined,
    }));
}

/** Said by the lock file, or by the package itself where the lock file is silent. */
function licenceOf(license: unknown, path: string): string {
  if (typeof license === 'string') return license;
  try {
    const { license: own, licenses } = JSON.parse(readFileSync(`${path}/package.json`, 'utf8'));
    return own?.type ?? own ?? licenses?.[0]?.type ?? 'unknown';
  } catch {
    return 'unknown';
  }
}
