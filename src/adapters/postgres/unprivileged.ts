import { createHash } from 'node:crypto';
import { chownSync, cpSync, existsSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Where the server runs and as whom. `identity` is empty unless we are root. */
export type Placement = {
  dataFolder: string;
  binaries: string;
  identity: { uid: number; gid: number } | Record<string, never>;
};

const NOBODY = 65_534;
const ROOT_HOME = '/var/lib';

/**
 * PostgreSQL refuses to run as root. As root we run it as `nobody`, with data and programs where
 * that account can reach them: in place when every folder above is open, under /var/lib otherwise.
 */
export function placeServer(
  dataFolder: string,
  binaries: string,
  isRoot = process.getuid?.() === 0,
  rootHome = ROOT_HOME,
): Placement {
  if (!isRoot) {
    mkdirSync(dataFolder, { recursive: true });
    return { dataFolder, binaries, identity: {} };
  }
  const home = join(rootHome, `laureat-${fingerprint(dataFolder)}`);
  const data = isReachable(dataFolder) ? dataFolder : join(home, 'data');
  mkdirSync(data, { recursive: true });
  chownSync(data, NOBODY, NOBODY);
  return {
    dataFolder: data,
    binaries: isReachable(binaries) ? binaries : copyOnce(binaries, join(home, 'native')),
    identity: { uid: NOBODY, gid: NOBODY },
  };
}

/** A short name for a folder, the same at every start. */
export const fingerprint = (folder: string) =>
  createHash('sha256').update(folder).digest('hex').slice(0, 12);

const OTHERS_MAY_ENTER = 0o001;

function isReachable(path: string): boolean {
  for (let at = path; ; at = dirname(at)) {
    if (existsSync(at) && !(statSync(at).mode & OTHERS_MAY_ENTER)) {
      if (!isOwnedByNobody(at)) return false;
    }
    if (at === dirname(at)) return true;
  }
}

const isOwnedByNobody = (path: string) => statSync(path).uid === NOBODY;

function copyOnce(from: string, to: string): string {
  if (existsSync(to)) return to;
  const draft = `${to}.${process.pid}`;
  cpSync(from, draft, { recursive: true, verbatimSymlinks: true });
  try {
    renameSync(draft, to);
  } catch {
    rmSync(draft, { recursive: true, force: true });
  }
  return to;
}
