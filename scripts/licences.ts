import { lockedPackages } from './supply/locked-packages.ts';

// npm run licences — how many runtime packages under which licence, and those that need a look.
const runtime = lockedPackages().filter(({ isDev }) => !isDev);
const byLicence = Map.groupBy(runtime, ({ license }) => license);
for (const [licence, packages] of [...byLicence].sort((a, b) => b[1].length - a[1].length)) {
  const few = packages.length <= 5 ? `  ${packages.map(({ name }) => name).join(', ')}` : '';
  console.log(`${String(packages.length).padStart(4)}  ${licence}${few}`);
}
