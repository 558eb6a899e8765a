import { PASS } from './verdict.ts';

export type WrittenExam = { id: string; name: string; coefficient: number; grade: number };
type Target = { id: string; name: string; written: number; oral: number };
export type OralPlan = { targets: Target[]; gain: number };

/** Points short of the pass mark, on the coefficients that count. */
export const missingPoints = (points: number, coefficients: number): number =>
  Math.max(0, Math.round((PASS * coefficients - points) * 100) / 100);

/**
 * Every way to win the missing points with one oral or two, least effort first.
 * Effort is how far the oral must rise above the written grade, the higher of the two orals counting.
 */
export function planOrals(exams: readonly WrittenExam[], missing: number): OralPlan[] {
  if (missing <= 0) return [];
  const pairs = exams.flatMap((first, at) => exams.slice(at + 1).map((second) => [first, second]));
  const plans = [...exams.map((exam) => [exam]), ...pairs].flatMap((chosen) => {
    const plan = planFor(chosen, missing);
    return plan ? [plan] : [];
  });
  const rise = ({ targets }: OralPlan) => Math.max(...targets.map((t) => t.oral - t.written));
  return plans.sort((a, b) => rise(a) - rise(b) || a.targets.length - b.targets.length);
}

/** The same rise for each; what one cannot take, being at 20, the other does. */
function planFor(chosen: readonly WrittenExam[], missing: number): OralPlan | undefined {
  const oral = new Map<string, number>();
  let left = missing;
  let open = [...chosen];
  while (open.length > 0) {
    const rise = left / open.reduce((sum, { coefficient }) => sum + coefficient, 0);
    const full = open.filter(({ grade }) => grade + rise > 20);
    const settled = full.length > 0 ? full : open;
    for (const exam of settled) {
      const target = full.length > 0 ? 20 : ceilTenth(exam.grade + rise);
      oral.set(exam.id, target);
      left -= (target - exam.grade) * exam.coefficient;
    }
    open = open.filter((exam) => !settled.includes(exam));
  }
  if (left > 1e-9) return undefined;
  const targets = chosen.map(({ id, name, grade }) => ({
    id,
    name,
    written: grade,
    oral: oral.get(id) ?? grade,
  }));
  return { targets, gain: missing };
}

const ceilTenth = (grade: number) => Math.min(20, Math.ceil(Math.round(grade * 1e6) / 1e5) / 10);

/** The points after the orals: only the better of the two grades of an exam counts. */
export function pointsAfterOrals(
  points: number,
  exams: readonly WrittenExam[],
  orals: Readonly<Record<string, number>>,
): number {
  const won = exams.map((exam) => {
    const oral = orals[exam.id];
    return oral === undefined ? 0 : Math.max(0, oral - exam.grade) * exam.coefficient;
  });
  return Math.round((points + won.reduce((sum, more) => sum + more, 0)) * 100) / 100;
}
