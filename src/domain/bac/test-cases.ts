import type { BacSession } from './bac-session.ts';
import type { CalculatorEntry } from './saved-calculator.ts';

export type TestCase = 'assez-bien' | 'second-group' | 'tres-bien';

const CASES: Record<
  TestCase,
  { finals: number[]; continuous: number[]; options: [number, number][] }
> = {
  'assez-bien': { finals: [14, 13, 12, 13, 14, 13], continuous: [11, 12, 12, 13, 15], options: [] },
  'second-group': { finals: [9, 9, 8, 9, 10, 9], continuous: [10, 10, 10, 10, 10], options: [] },
  'tres-bien': {
    finals: [17, 16, 15, 17, 16, 16],
    continuous: [15, 16, 15, 15, 18],
    options: [
      [6, 16],
      [4, 17],
    ],
  },
};

/** The three examples of the specification: 13,01, 9,30 and 16,16 with the table of the 2019 reform. */
export function loadTestCase(
  which: TestCase,
  session: BacSession,
  optionName: (number: number) => string,
): CalculatorEntry {
  const { finals, continuous, options } = CASES[which];
  const graded = [
    ...session.finals.map(({ id }, at) => [id, finals[at] ?? null] as const),
    ...session.continuous.map(({ id }, at) => [id, continuous[at] ?? null] as const),
  ];
  return {
    grades: Object.fromEntries(graded),
    options: options.map(([coefficient, grade], at) => ({
      id: `option-${at + 1}`,
      name: optionName(at + 1),
      coefficient,
      grade,
    })),
    showOptions: options.length > 0,
  };
}
