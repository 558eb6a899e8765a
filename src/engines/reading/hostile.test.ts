import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { hostileFiles } from '#testing/hostile/hostile-files.ts';
import { createReadingPool } from './process/reading-pool.ts';

const SECRET = 'canari-71c2';

test('[C1][C2][C3][C4][C5][C7] a hundred hostile files: always a verdict, nothing read outside, nobody called', {
  timeout: 300_000,
}, async () => {
  let visitors = 0;
  const sink = createServer((_, response) => {
    visitors++;
    response.end(SECRET);
  });
  await new Promise<void>((ready) => sink.listen(0, '127.0.0.1', ready));
  const file = join(tmpdir(), `laureat-lure-${process.pid}.txt`);
  writeFileSync(file, SECRET);
  const lures = { file, url: `http://127.0.0.1:${(sink.address() as AddressInfo).port}/` };

  const pool = createReadingPool({ yields: false });
  const codes: string[] = [];
  for await (const { bytes } of hostileFiles(100, 7, lures)) {
    const outcome = await pool.read({ bytes });
    expect(JSON.stringify(outcome)).not.toContain(SECRET);
    codes.push(outcome.ok ? 'read' : outcome.error.code);
  }
  await pool.close();
  sink.closeAllConnections();
  sink.close();

  expect(codes).toHaveLength(100);
  expect(visitors).toBe(0);
  // Time or memory ran out for the one file that draws without end; every other was seen through.
  expect(codes.filter((code) => code === 'file-too-heavy').length).toBeLessThanOrEqual(1);
});
