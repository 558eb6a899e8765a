import { spawn } from 'node:child_process';

// npm run dev: the server restarts when its sources change, the pages reload when theirs do.
const PAGES = 'http://localhost:5173';
const children = [
  spawn(process.execPath, ['--watch-path=src', '--watch-preserve-output', 'src/main/start.ts'], {
    stdio: 'inherit',
    env: { ...process.env, PUBLIC_URL: PAGES },
  }),
  spawn('vite', ['--port', '5173', '--strictPort'], { stdio: 'inherit' }),
];
for (const child of children) child.on('exit', () => process.exit());
process.on('exit', () => {
  for (const child of children) child.kill();
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit());
