import { readFileSync } from 'node:fs';
import type { Certainty } from './analysis.ts';

/** What was measured on held-out text: models/french-certainty.json. */
export type CertaintyTable = {
  /** Share of right findings, by rule. */
  precision: Record<string, number>;
  /** By rule (`corrector/HOM_A` is the encoder alone): weights of the encoder's margin and of the second opinion, and a bias; fitted on planted slips. */
  advice: Record<string, [margin: number, echo: number, bias: number]>;
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
const leastMargin = 0.8;

export type Advice = { margin: number; echo: number };

export const adviceFeatures = ({ margin, echo }: Advice) => [
  margin,
  Math.max(-echoLimit, Math.min(echoLimit, echo)),
];

/**
 * Of the certain alarms on 235,000 words of edited prose where nothing had been planted, two in three were real faults of the text (80 read one by one):
 * the fitted probability counts them all as false, this gives three in ten back, and no more: at two in three, hard right sentences were held
 * against the pupil, and between a half and three in ten nothing of the minimal pairs is lost.
 */
const realShare = 0.3;

/**
 * Of the commonest homophones the encoder is nearly always right: between what three tenths and a half would call certain,
 * none of 3,800 hard right sentences and one or two words in 120,000 of edited prose.
 */
const commonHomophone = /^corrector\/HOM_(?:A|ET|SON|ON|CES|SE|LA|PEU|DONC)$/;
const realShareOfHomophones = 0.5;

const shareOf = (rule: string) => (commonHomophone.test(rule) ? realShareOfHomophones : realShare);

/** The fitted score from which advice of that rule is certain. */
export function certainLogit(rule: string): number {
  const fitted = 1 - (1 - certainFrom) / (1 - shareOf(rule));
  return Math.log(fitted / (1 - fitted));
}

/** How surely a change of one word is right, from what the encoder and the second opinion think of it. */
export function advicePrecision({ advice }: CertaintyTable, rule: string, given: Advice): number {
  const weights = advice[rule] ?? advice[rule.startsWith('corrector/') ? 'corrector' : 'rule']!;
  const sum = adviceFeatures(given).reduce(
    (total, feature, i) => total + feature * weights[i]!,
    weights[2],
  );
  const fitted = 1 / (1 + Math.exp(-sum));
  const precision = 1 - (1 - fitted) * (1 - shareOf(rule));
  // What the encoder itself would leave as it is, or nearly, the second opinion alone never makes certain.
  const isRefused = rule.startsWith('corrector/') && given.margin < leastMargin;
  return isRefused ? Math.min(precision, certainFrom - 0.05) : precision;
}
