import type { TestProject } from 'vitest/node';
import { buildWebIfStale } from '#main/build-web.ts';
import '../src/testing/template-database.ts';
import { openPostgres } from './open-postgres.ts';

/** Before any browser test: the pages are built and a database server is up. */
export async function setup(project: TestProject) {
  await buildWebIfStale();
  const postgres = await openPostgres();
  project.provide('postgres', postgres.address);
  return () => postgres.stop();
}
