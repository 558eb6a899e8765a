import { err, ok, type Result } from '../result.ts';

const WRITTEN = /^(\d{0,6})(?:[.,](\d*))?$/;

/**
 * Reads a grade as a pupil types it, comma or dot, on two decimals; null when nothing is typed.
 * The range is judged before rounding: 20,001 is out of it. Digits are rounded as digits, so 1,005 is 1,01.
 */
export function parseGrade(typed: string): Result<number | null, 'grade-out-of-range'> {
  const text = typed.trim();
  if (text === '') return ok(null);
  const [matched, whole = '', decimals = ''] = text.match(WRITTEN) ?? [];
  if (matched === undefined || whole + decimals === '') return err('grade-out-of-range');

  const units = Number(whole);
  const isOver = units > 20 || (units === 20 && /[1-9]/.test(decimals));
  if (isOver) return err('grade-out-of-range');
  const kept = Number(decimals.slice(0, 2).padEnd(2, '0'));
  const carried = Number(decimals[2] ?? 0) >= 5 ? 1 : 0;
  return ok((units * 100 + kept + carried) / 100);
}
