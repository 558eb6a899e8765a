import type { Token } from './token.ts';

/** One side of an equality, without its units. */
export type Side = { tokens: Token[]; units: string[]; start: number; end: number };

/** A stretch of formula around at least one sign of relation: sides[i] relations[i] sides[i + 1]. */
export type Statement = {
  sides: Side[];
  relations: string[];
  start: number;
  end: number;
  /** Words around may change what the first or the last side means: no charge from that side. */
  doubtfulStart: boolean;
  doubtfulEnd: boolean;
  /** What stands between this statement and the one before, folded to plain words. */
  gap: string;
};
