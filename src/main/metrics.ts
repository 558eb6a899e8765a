import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { watchQueries } from '#adapters/db/watch-queries.ts';
import { openTelemetry, type Telemetry } from '#adapters/telemetry/telemetry.ts';
import type { HealthFacts } from '#application/admin/ports.ts';
import type { Env } from './env.ts';

/** The watch over this house: its requests, jobs and statements, and the facts of its queue. */
export function openMetrics(
  env: Env,
  pool: Pool,
  health: () => Promise<HealthFacts>,
  log: Logger,
): Telemetry {
  const telemetry = openTelemetry({
    ...(env.TRACES_URL && { tracesUrl: env.TRACES_URL }),
    facts: async () => ({
      ...(await health()),
      poolConnections: pool.totalCount,
      poolWaiting: pool.waitingCount,
    }),
  });
  watchQueries(pool, telemetry.watch, env.SLOW_QUERY_MS, (statement, ms) =>
    log.warn({ statement, ms }, 'slow statement'),
  );
  return telemetry;
}
