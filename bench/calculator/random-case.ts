import type { BacSession } from '#domain/bac/bac-session.ts';
import type { Case } from './independent.ts';

/** A repeatable die. */
export function dice(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** A table filled as pupils do: blanks, commas, dots, too many decimals, and now and then nonsense. */
export function randomCase(session: BacSession, roll: () => number): Case {
  // Each table has its pupil: all outcomes are met, and averages fall on both sides of every bar.
  const level = roll() * 20;
  const rows = [...session.finals, ...session.continuous].map(({ coefficient }) => ({
    typed: typedGrade(roll, level),
    coefficient,
  }));
  let room = session.options.limit;
  while (roll() < 0.4 && room > 0) {
    const coefficient = Math.min(room, Math.floor(roll() * 7));
    room -= coefficient;
    rows.push({ typed: typedGrade(roll, level), coefficient });
  }
  return { rows, honours: session.honours };
}

function typedGrade(roll: () => number, level: number): string {
  const kind = roll();
  if (kind < 0.1) return kind < 0.05 ? '' : '  ';
  if (kind < 0.15)
    return ['20,001', '-3', 'abc', '12,5/20', '1e1', '.', '21', '20.0000001'][
      Math.floor(roll() * 8)
    ]!;
  const decimals = Math.floor(roll() * 5);
  const value = Math.min(20, Math.max(0, level + (roll() - 0.5) * 6));
  const text = value.toFixed(decimals);
  if (kind < 0.35) return `${Math.floor(value)},`;
  return kind < 0.7 ? text.replace('.', ',') : text;
}
