import { spawnSync } from 'node:child_process';

// npm test: everything, cheapest first, each part by its own name. Stops at the first part that fails.
const PARTS: [name: string, command: string, ...args: string[]][] = [
  ['types', 'tsc', '--noEmit'],
  ['lint', 'biome', 'check', '.'],
  ['tests', 'vitest', 'run', ...process.argv.slice(2)],
];

for (const [name, command, ...args] of PARTS) {
  console.log(`\n— ${name}`);
  const begun = performance.now();
  const { status } = spawnSync(command, args, { stdio: 'inherit' });
  console.log(`  ${name}: ${((performance.now() - begun) / 1000).toFixed(1)} s`);
  if (status !== 0) process.exit(status ?? 1);
}
