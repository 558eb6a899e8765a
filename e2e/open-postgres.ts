import { join } from 'node:path';
import { superviseEmbedded } from '#adapters/postgres/supervise.ts';

/** The database server of browser tests and of `npm run look`, kept apart from every other. */
export const openPostgres = () =>
  superviseEmbedded(join(import.meta.dirname, '..', '.cache', 'e2e-postgres'));
