import { type Env, InvalidEnv, readEnv } from './env.ts';

/** For processes that share a database: without its address there is nothing to share, so the start is refused. */
export function readSharedEnv(): { env: Env; connection: string } {
  try {
    const env = readEnv();
    if (env.DATABASE_URL) return { env, connection: env.DATABASE_URL };
    throw new InvalidEnv(
      'Variable DATABASE_URL absente : plusieurs processus partagent une base PostgreSQL.',
    );
  } catch (problem) {
    console.error(problem instanceof InvalidEnv ? problem.message : problem);
    process.exit(1);
  }
}
