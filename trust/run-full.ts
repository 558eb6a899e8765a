import { spawn } from 'node:child_process';
import type { Outcome } from './report.ts';
import type { TrustRow } from './row.ts';

/** Runs each command of the full figures once, one after another, and reads the lines `[id] figure` it prints. */
export async function runFull(rows: readonly TrustRow[]): Promise<Map<string, Outcome>> {
  const outcomes = new Map<string, Outcome>();
  for (const command of new Set(rows.flatMap(({ full }) => full ?? []))) {
    console.log(`\n— npm run ${command}`);
    const { passed, output } = await run(command);
    for (const { id } of rows.filter(({ full }) => full === command)) {
      const figures = Array.from(
        output.matchAll(new RegExp(`^\\[${id}\\] (.+)$`, 'gm')),
        ([, figure]) => figure!,
      );
      outcomes.set(id, { passed: Number(passed), failed: Number(!passed), figures });
    }
  }
  return outcomes;
}

function run(command: string): Promise<{ passed: boolean; output: string }> {
  return new Promise((resolve) => {
    const child = spawn('npm', ['run', '-s', ...command.split(' ')], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
      process.stdout.write(chunk);
    });
    child.once('exit', (code) => resolve({ passed: code === 0, output }));
  });
}
