import { readdirSync, readFileSync } from 'node:fs';

export type Relative = { role: string; pid: number; megabytes: number; files: number };

/** A process and those it started, each by the name of its script, with its memory and open files, where the system tells. */
export function processFamily(pid: number, role = 'web'): Relative[] {
  const self = { role, pid, megabytes: rssOf(pid) / 1e6, files: openFilesOf(pid) };
  const children = childrenOf(pid).map((child) => processFamily(child, scriptOf(child)));
  return [self, ...children.flat()];
}

/** Memory of another process, where the system tells it. */
export const rssOf = (pid: number): number => {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readSystem(`/proc/${pid}/status`)) ?? [];
  return Number(kilobytes ?? 0) * 1024;
};

const openFilesOf = (pid: number): number => {
  try {
    return readdirSync(`/proc/${pid}/fd`).length;
  } catch {
    return 0;
  }
};

export const childrenOf = (pid: number): number[] =>
  readSystem(`/proc/${pid}/task/${pid}/children`).split(' ').filter(Boolean).map(Number);

const scriptOf = (pid: number): string =>
  /([\w-]+)\.ts/.exec(readSystem(`/proc/${pid}/cmdline`))?.[1] ?? 'other';

/** A file of /proc; empty where there is none. */
export function readSystem(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
