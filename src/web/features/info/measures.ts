import measures from '#content/public/measures.json' with { type: 'json' };

/** A figure of ours, with the day it was measured and the command that measures it again. */
export type Measure = {
  ours: number;
  unit: string;
  about: string;
  date: string;
  command: string;
  /** The same measure of a tool anyone can run. */
  peer?: number;
  peerName?: string;
};

export const MEASURES: readonly Measure[] = Object.values(measures);
