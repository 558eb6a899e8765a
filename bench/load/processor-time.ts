import { cpus, loadavg } from 'node:os';
import { childrenOf, readSystem } from './process-family.ts';

const TICK_MS = 10;

/** Milliseconds of processor a process has used so far, where the system tells: unlike the clock, it does not count the neighbours. */
export function processorTime(pid: number): number {
  const fields = readSystem(`/proc/${pid}/stat`).split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) * TICK_MS;
}

/** Who serves the connections of a PostgreSQL server, without its housekeeping. */
export const connectionsOf = (postmaster: number): number[] =>
  childrenOf(postmaster).filter((pid) =>
    /\[local\]|\d+\(\d+\)/.test(readSystem(`/proc/${pid}/cmdline`)),
  );

/** What some work costs the processes that do it; one that ends meanwhile was idle, one that begins counts from its birth. */
export async function processorCost(doers: () => number[], work: () => Promise<unknown>) {
  const before = new Map(doers().map((pid) => [pid, processorTime(pid)]));
  await work();
  return doers().reduce((sum, pid) => sum + processorTime(pid) - (before.get(pid) ?? 0), 0);
}

/** How busy the machine is with everything else too, for the reader of a figure. */
export const machineLoad = (): string => `${cpus().length} cores, load ${loadavg()[0]!.toFixed(1)}`;
