import { type Expressions, makeExpressions } from './expressions.ts';
import { rolePairs } from './reference-tables.ts';

/** What the lists call a sign of each part of an essay. */
export type MarkerRole =
  | 'problem'
  | 'indirect'
  | 'tension'
  | 'plan'
  | 'announce'
  | 'step-1'
  | 'step-2'
  | 'step-3'
  | 'addition'
  | 'transition'
  | 'conclusion'
  | 'thesis'
  | 'example'
  | 'definition';

export type Markers = Expressions<MarkerRole>;

/** A problem asked without a question mark: « on peut se demander si », « il s'agit de savoir ». */
const indirect = /demand|savoir|question|problème|répondre|si$|wonder/;

export const makeMarkers = (...lists: string[]): Markers =>
  makeExpressions(
    lists.flatMap(rolePairs).flatMap(([expression, role]) => {
      const pair: [string, MarkerRole] = [expression, role as MarkerRole];
      return role === 'problem' && indirect.test(expression)
        ? [pair, [expression, 'indirect'] as [string, MarkerRole]]
        : [pair];
    }),
  );
