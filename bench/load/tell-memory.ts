import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PerformanceObserver } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { MemoryTold } from './watch-memory.ts';

// Loaded before the product in each of its processes: writes what its heap holds every ten seconds, and what was left after the
// last full collection. It collects nothing by itself, so the product runs as it does without; SIGUSR2 asks it to.
const EVERY_MS = 10_000;
const MAJOR = 4;
const folder = process.env.TELL_MEMORY;
let afterCollection = 0;

function tell() {
  const { rss, heapUsed, heapTotal, external, arrayBuffers } = process.memoryUsage();
  const told: MemoryTold = { rss, heapUsed, heapTotal, external, arrayBuffers, afterCollection };
  const file = join(folder!, `${process.pid}.json`);
  writeFileSync(`${file}.part`, JSON.stringify(told));
  renameSync(`${file}.part`, file);
}

if (folder) {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  new PerformanceObserver((list) => {
    const isFull = list
      .getEntries()
      .some((entry) => (entry as { detail?: { kind?: number } }).detail?.kind === MAJOR);
    if (isFull) afterCollection = process.memoryUsage().heapUsed;
  }).observe({ entryTypes: ['gc'] });
  process.on('SIGUSR2', () => {
    collect();
    collect();
    afterCollection = process.memoryUsage().heapUsed;
    tell();
  });
  tell();
  setInterval(tell, EVERY_MS).unref();
}
