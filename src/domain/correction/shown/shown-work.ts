import type { Span } from '../transcript.ts';

/**
 * What a copy of mathematics or physics shows by itself, when nobody knows which questions it answers:
 * no point of a statement, only the work that stands on the page.
 */
export type ShownWork = {
  answers: ShownAnswer[];
  /** One mention of each law, theorem or formula that is put to use where it stands. */
  laws: Span[];
};

export type ShownAnswer = Span & {
  /** A letter ticked among choices: nothing more was asked. */
  choice: boolean;
  /** Lines that relate quantities: « v = d / t = 12 m/s ». */
  steps: Span[];
  /** Lines that say why. */
  reasons: Span[];
  /** Lines that say what was found. */
  conclusions: Span[];
  /** Equalities that computing shows to hold, and those it shows to fail. */
  holding: Span[];
  failing: (Span & { counterExample?: string })[];
  /** Values found, by whether they carry a unit. */
  withUnit: Span[];
  withoutUnit: Span[];
};

const [BY_STEPS, BY_REASONS, BY_CONCLUSION] = [0.45, 0.35, 0.2];
/** A result alone, or a ticked letter, shows hardly anything of the way to it. */
const BARE = 0.15;
/** What is left of an answer in which a calculation fails. */
const WITH_A_SLIP = 0.35;
const ENOUGH_STEPS = 2;

/** How much work an answer shows, 0 to 1: reaching a result, saying why, saying what it means. */
export function workIn(answer: ShownAnswer): number {
  const { choice, steps, reasons, conclusions, failing, withUnit, withoutUnit } = answer;
  if (choice) return BARE;
  const shown =
    BY_STEPS * Math.min(1, steps.length / ENOUGH_STEPS) +
    BY_REASONS * Math.min(1, reasons.length) +
    BY_CONCLUSION * Math.min(1, conclusions.length);
  const least = withUnit.length + withoutUnit.length > 0 ? BARE : 0;
  return Math.max(least, shown) * (failing.length > 0 ? WITH_A_SLIP : 1);
}

/** Hardly one answer begun. */
export const isBlank = ({ answers }: ShownWork): boolean =>
  answers.reduce((sum, answer) => sum + workIn(answer), 0) < 1;
