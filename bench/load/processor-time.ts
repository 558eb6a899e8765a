import { cpus, loadavg } from 'node:os';
import { childrenOf, readSystem } from './process-family.ts';

const TICK_MS = 10;

/** Milliseconds of processor a process has used so far, where the system tells: unlike the clock, it does not count the neighbours. */
export function processorTime(pid: number): number {
  const fields = readSystem(`/proc/${pid}/stat`).split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) * TICK_MS;
}

/** What the connections of a PostgreSQL server have used, without its housekeeping. */
export const connectionsTime = (postmaster: number): number =>
  childrenOf(postmaster)
    .filter((pid) => /\[local\]|\d+\(\d+\)/.test(readSystem(`/proc/${pid}/cmdline`)))
    .reduce((sum, pid) => sum + processorTime(pid), 0);

/** How busy the machine is with everything else too, for the reader of a figure. */
export const machineLoad = (): string => `${cpus().length} cores, load ${loadavg()[0]!.toFixed(1)}`;
