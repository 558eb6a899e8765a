import { totalOf } from './bac-session.ts';

export type OptionLine = { id: string; name: string; coefficient: number; grade: number | null };

const USUAL_COEFFICIENT = 2;

/** A whole coefficient from what was typed: anything else is worth 0. */
export const parseCoefficient = (typed: string): number =>
  /^\s*\d{1,4}\s*$/.test(typed) ? Number(typed) : 0;

export const roomLeft = (options: readonly OptionLine[], limit: number): number =>
  Math.max(0, limit - totalOf(options));

/** A new blank option, or undefined when the limit is reached. */
export function addOption(
  options: readonly OptionLine[],
  limit: number,
  id: string,
): OptionLine[] | undefined {
  const room = roomLeft(options, limit);
  if (room === 0) return undefined;
  const coefficient = Math.min(USUAL_COEFFICIENT, room);
  return [...options, { id, name: '', coefficient, grade: null }];
}

/** Changes one coefficient; `cut` says that the limit gave it less than asked. */
export function weighOption(
  options: readonly OptionLine[],
  limit: number,
  id: string,
  asked: number,
): { options: OptionLine[]; cut: boolean } {
  const room = roomLeft(
    options.filter((option) => option.id !== id),
    limit,
  );
  const coefficient = Math.min(asked, room);
  return {
    options: options.map((option) => (option.id === id ? { ...option, coefficient } : option)),
    cut: coefficient < asked,
  };
}
