import { ATTACKS, attack } from './grading-attacks.ts';
import type { GradingBench } from './grading-bench.ts';
import type { Essay } from './grading-essays.ts';
import { blank } from './grading-range.ts';
import { heading, mean, round, row } from './grading-table.ts';
import {
  EMPTY_SCIENCE,
  isExact,
  keyCopies,
  markStated,
  markUnstated,
  WEAKENED,
} from './grading-unstated.ts';

const GOOD = { from: 12, to: 18 };
/** A tie or a rise of this much is rounding, not a reward. */
const TOLERATED = 0.1;

/** Every key of our papers with its statement, without it, and weakened without it. */
export async function runUnstated({ ports }: GradingBench, say: (line: string) => void) {
  const copies = keyCopies();
  const weaker = Object.entries(WEAKENED);
  const before = new Map<string, number>();
  const gradeOf = async (essay: Essay) => (await markUnstated(essay, ports)).grade;
  let [good, notLower, weakened] = [0, 0, 0];

  say(heading('copy', 'with', 'without', 'interval', ...weaker.map(([name]) => name), 'blank'));
  for (const essay of copies) {
    const stated = await markStated(essay, ports);
    const { grade, interval } = await markUnstated(essay, ports);
    before.set(essay.id, grade);
    if (grade >= GOOD.from && grade <= GOOD.to) good++;
    const cells: (string | number)[] = [];
    for (const [, weaken] of weaker) {
      const copy = weaken(essay);
      const lower = copy && (await gradeOf(copy));
      cells.push(lower ?? '');
      if (lower === undefined) continue;
      weakened++;
      if (lower >= grade) notLower++;
    }
    const nothing = await gradeOf(blank(essay));
    say(row(essay.id, stated.grade, grade, `${interval.low}-${interval.high}`, ...cells, nothing));
  }
  say(
    `\nGood copies from ${GOOD.from} to ${GOOD.to}: ${good}/${copies.length}. Weakened copies not lower: ${notLower}/${weakened}.\n`,
  );

  say(heading('added without a statement', 'mean shift', 'highest', 'above +0.1'));
  const report = async (
    name: string,
    among: Essay[],
    spoilt: (essay: Essay, i: number) => Essay,
  ) => {
    const shifts: number[] = [];
    for (const [i, essay] of among.entries()) {
      shifts.push(round((await gradeOf(spoilt(essay, i))) - before.get(essay.id)!));
    }
    const paid = shifts.filter((shift) => shift > TOLERATED).length;
    say(row(name, round(mean(shifts)), Math.max(...shifts), `${paid}/${among.length}`));
  };
  for (const kind of ATTACKS)
    await report(kind, copies, (essay, i) => attack(essay, kind, 700 + i));
  const exact = copies.filter(isExact);
  for (const [name, text] of Object.entries(EMPTY_SCIENCE)) {
    await report(`${name} (sciences)`, exact, (essay) => ({
      ...essay,
      text: `${essay.text}\n\n${text}`,
    }));
  }
  const alone: number[] = [];
  for (const text of Object.values(EMPTY_SCIENCE))
    alone.push(await gradeOf({ ...exact[0]!, text }));
  say(`\nThe same emptiness handed in alone: ${alone.join(', ')}.`);
}
