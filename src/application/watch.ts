export type Work = 'request' | 'job' | 'query';

/** How the house is watched from outside: figures for everybody, traces where they are collected. */
export type Watch = {
  /** Runs work under a name; what it calls meanwhile is recorded below it. */
  span<T>(name: string, run: (rename: (name: string) => void) => Promise<T>): Promise<T>;
  /** Something took this long. Labels are few and never personal. */
  took(work: Work, milliseconds: number, labels: Record<string, string>): void;
};
