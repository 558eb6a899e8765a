import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findSecrets } from '../scripts/supply/find-secrets.ts';
import { isOlder, KNOWN_WEAKNESSES } from '../scripts/supply/known-weaknesses.ts';
import { lockedPackages } from '../scripts/supply/locked-packages.ts';
import { makeSbom } from '../scripts/supply/make-sbom.ts';
import { scanSecrets } from '../scripts/supply/scan-secrets.ts';

const manifest = JSON.parse(readFileSync('package.json', 'utf8'));
const locked = lockedPackages();

test('[J1] no package that runs is one whose weakness is known to us, nor given up by its authors', async ({
  annotate,
}) => {
  const running = locked.filter(({ isDev }) => !isDev);
  const weak = KNOWN_WEAKNESSES.flatMap(({ name, fixedIn, advisory }) =>
    running
      .filter((found) => found.name === name && isOlder(found.version, fixedIn))
      .map(({ version }) => `${name} ${version}: ${advisory}`),
  );
  expect(weak).toEqual([]);
  expect(running.filter(({ isGivenUp }) => isGivenUp).map(({ name }) => name)).toEqual([]);
  await annotate(
    `${KNOWN_WEAKNESSES.length} known, 0 of them among ${running.length}; the registry is asked by npm run audit:packages`,
  );
});

test('[J1] this test tells an older version from a newer one', () => {
  expect([isOlder('0.34.9', '0.35.0'), isOlder('1.11.0', '1.11.0')]).toEqual([true, false]);
  expect([isOlder('10.0.0', '7.0.7'), isOlder('7.0.6', '7.0.7')]).toEqual([false, true]);
});

test('[J2] every dependency is asked for by its exact version, and locked by its sum', async ({
  annotate,
}) => {
  const asked = { ...manifest.dependencies, ...manifest.devDependencies };
  const loose = Object.entries<string>(asked).filter(([, version]) => !/^\d/.test(version));
  expect(loose).toEqual([]);
  expect(locked.filter(({ integrity }) => !integrity).map(({ name }) => name)).toEqual([]);
  await annotate(`${locked.length} packages, all locked by their sum`);
});

test('[J2] only packages on the list are decided about at install, and none runs without a yes', () => {
  const decided = Object.keys(manifest.allowScripts);
  const undecided = locked.filter(
    ({ name, runsAtInstall, version }) =>
      runsAtInstall && ![name, `${name}@${version}`].some((key) => decided.includes(key)),
  );
  // Optional watchers of other systems never install here; npm refuses what the list does not allow.
  expect(undecided.map(({ name }) => name).filter((name) => name !== 'fsevents')).toEqual([]);
});

test('[J3] no tracked file and no built page holds a key', async ({ annotate }) => {
  const { files, found } = scanSecrets();
  expect(found).toEqual([]);
  await annotate(`${files} files, 0 secrets`);
});

test('[J3] this test sees a key', () => {
  expect(findSecrets(`AKIA${'A'.repeat(16)}`)).toEqual(['AWS key']);
  expect(findSecrets(`sk_live_${'a1'.repeat(12)}`)).toEqual(['Stripe key']);
});

test('[J6] the list of what is inside names every runtime package, and the papers are there', async ({
  annotate,
}) => {
  const { components } = makeSbom();
  const named = new Set(components.map(({ name }) => name));
  for (const name of Object.keys(manifest.dependencies)) expect(named, name).toContain(name);
  for (const paper of [
    'SECURITY.md',
    'docs/threat-model.md',
    'docs/asvs.csv',
    'docs/operations.md',
  ])
    expect(existsSync(paper), paper).toBe(true);
  await annotate(`${components.length} components`);
});

test('[J6] every test named by the ASVS sheet exists', () => {
  const [, ...lines] = readFileSync('docs/asvs.csv', 'utf8').trim().split('\n');
  expect(lines.length).toBeGreaterThan(50);
  for (const line of lines) {
    const [, , , , state, proof] = line.split(';');
    expect(['met', 'partly', 'not applicable', 'open'], line).toContain(state);
    if (state === 'met') expect(proof, line).toMatch(/\S/);
    for (const path of proof?.match(/\b[\w./-]+\.(?:tsx?|md)\b/g) ?? [])
      expect(existsSync(path), line).toBe(true);
  }
});
