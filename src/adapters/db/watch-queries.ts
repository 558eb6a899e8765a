import type { Pool, PoolClient } from 'pg';
import type { Watch } from '#application/watch.ts';

type Slow = (statement: string, milliseconds: number) => void;

const STATEMENT_LENGTH = 500;

/**
 * Times every statement of a pool, and tells of those slower than the limit: the statement only,
 * whose values travel beside it and are never told.
 */
export function watchQueries(pool: Pool, watch: Watch, limitMs: number, onSlow: Slow): void {
  pool.on('connect', (client: PoolClient) => {
    const query = client.query.bind(client) as (...args: unknown[]) => unknown;
    client.query = ((...args: unknown[]) => {
      const startedAt = performance.now();
      const finish = () => {
        const ms = performance.now() - startedAt;
        watch.took('query', ms, {});
        if (ms >= limitMs) onSlow(textOf(args[0]).slice(0, STATEMENT_LENGTH), Math.round(ms));
      };
      const last = args.at(-1);
      if (typeof last === 'function') {
        args[args.length - 1] = (...answer: unknown[]) => {
          finish();
          last(...answer);
        };
        return query(...args);
      }
      const answer = query(...args);
      if (answer instanceof Promise) answer.then(finish, finish);
      return answer;
    }) as typeof client.query;
  });
}

const textOf = (statement: unknown): string =>
  typeof statement === 'string' ? statement : String((statement as { text?: string })?.text ?? '');
