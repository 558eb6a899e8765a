import { resolve } from 'node:path';
import { AlreadyRunning, NoBinaries, superviseEmbedded } from '#adapters/postgres/supervise.ts';
import { type Env, InvalidEnv, readEnv } from './env.ts';
import { onStopSignal } from './on-stop-signal.ts';

/** `npm start`: everything, on whatever this machine has: this process serves, its companion works. */
async function start(): Promise<void> {
  const env = readEnv();
  const embedded = env.DATABASE_URL
    ? undefined
    : await superviseEmbedded(resolve(env.DATA_DIR, 'postgres'));
  try {
    // Two seconds of loading: only once the data are ours, so that whoever comes second is told at once.
    const { openDoors } = await import('./open-doors.ts');
    const close = await openDoors(env, env.DATABASE_URL ?? embedded!.address);
    onStopSignal(async () => {
      await close();
      await embedded?.stop();
    });
  } catch (problem) {
    await embedded?.stop();
    throw problem;
  }
}

await start().catch((problem) => {
  console.error(sentenceFor(problem, process.env as Partial<Env>));
  process.exit(1);
});

function sentenceFor(problem: unknown, env: Partial<Env>): string {
  if (problem instanceof AlreadyRunning) {
    const who = problem.pid ? `, processus ${problem.pid}` : '';
    return `Lauréat tourne déjà sur ces données (${env.DATA_DIR || '.data'}${who}). Arrêtez-le d'abord, ou choisissez un autre DATA_DIR.`;
  }
  if (problem instanceof InvalidEnv || problem instanceof NoBinaries) return problem.message;
  if ((problem as NodeJS.ErrnoException).code === 'EADDRINUSE') {
    return `Le port ${env.PORT || 3000} est déjà pris. Choisissez-en un autre avec PORT.`;
  }
  return String((problem as Error)?.stack ?? problem);
}
