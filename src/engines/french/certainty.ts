import { readFileSync } from 'node:fs';
import type { Certainty } from './analysis.ts';

/** What was measured on held-out text: models/french-certainty.json. */
export type CertaintyTable = {
  /** Share of right findings, by rule. */
  precision: Record<string, number>;
  /** For the encoder, by category: weights of its margin and of the second opinion, and a bias; fitted on planted slips. */
  corrector: Record<string, [margin: number, echo: number, bias: number]>;
};

/** Below this a finding is « à vérifier » and never costs a point. */
export const certainFrom = 0.9;

export const loadCertainty = (path: string | URL): CertaintyTable =>
  JSON.parse(readFileSync(path, 'utf8'));

/** The longest name wins: `corrector/HOM_A`, then `corrector`. A rule nobody measured is never certain. */
export function precisionOf(table: CertaintyTable, rule: string): number {
  for (
    let name = rule;
    name !== '';
    name = name.includes('/') ? name.slice(0, name.lastIndexOf('/')) : ''
  ) {
    const precision = table.precision[name];
    if (precision !== undefined) return precision;
  }
  return 0.5;
}

export const certaintyOf = (precision: number): Certainty =>
  precision >= certainFrom ? 'certain' : 'à vérifier';

const echoLimit = 8;

/** How surely a change the encoder wants is right. */
export function correctorPrecision(
  { corrector }: CertaintyTable,
  category: string,
  margin: number,
  echo: number,
): number {
  const [forMargin, forEcho, bias] = corrector[category] ?? corrector.default!;
  const heard = Math.max(-echoLimit, Math.min(echoLimit, echo));
  return 1 / (1 + Math.exp(-(forMargin * margin + forEcho * heard + bias)));
}
