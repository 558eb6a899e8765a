import { readFileSync } from 'node:fs';
import { lockedPackages } from './locked-packages.ts';

/** CycloneDX, from the lock file alone: what is installed is what is listed. */
export function makeSbom() {
  const { name, version } = JSON.parse(readFileSync('package.json', 'utf8'));
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'application', name, version } },
    components: lockedPackages().map((found) => ({
      type: 'library',
      name: found.name,
      version: found.version,
      purl: `pkg:npm/${found.name.replace('@', '%40')}@${found.version}`,
      scope: found.isDev ? 'excluded' : 'required',
      ...(found.license !== 'unknown' && { licenses: [{ expression: found.license }] }),
      ...(found.integrity && { hashes: [hashOf(found.integrity)] }),
    })),
  };
}

function hashOf(integrity: string) {
  const [algorithm, digest] = integrity.split('-') as [string, string];
  return {
    alg: algorithm === 'sha512' ? 'SHA-512' : 'SHA-1',
    content: Buffer.from(digest, 'base64').toString('hex'),
  };
}
