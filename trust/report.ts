import { styleText } from 'node:util';
import type { TrustRow } from './row.ts';

export type Outcome = { passed: number; failed: number; figures: string[] };

/** The table of a run: every row asked for, with its figure, and what nobody proves yet. */
export function printReport(rows: readonly TrustRow[], outcomes: Map<string, Outcome>): boolean {
  const lines = rows.map((row) => ({ row, ...verdict(outcomes.get(row.id)) }));
  for (const { row, word, figure } of lines) {
    console.log(`${row.id.padEnd(4)} ${word} ${row.fault} — ${figure || row.pass}`);
  }
  const count = (state: State) => lines.filter((line) => line.state === state).length;
  const missing = lines.filter(({ state }) => state === 'missing').map(({ row }) => row.id);
  console.log(
    `\n${count('kept')} kept, ${count('broken')} broken, ${missing.length} without proof${missing.length > 0 ? `: ${missing.join(' ')}` : ''}`,
  );
  return count('broken') === 0;
}

type State = 'kept' | 'broken' | 'missing';

function verdict(outcome: Outcome | undefined): { state: State; word: string; figure: string } {
  if (!outcome || outcome.passed + outcome.failed === 0)
    return { state: 'missing', word: styleText('yellow', 'missing'), figure: '' };
  const counted = `${outcome.passed} of ${outcome.passed + outcome.failed} tests`;
  const figure = [...outcome.figures, counted].join('; ');
  return outcome.failed > 0
    ? { state: 'broken', word: styleText('red', 'BROKEN '), figure }
    : { state: 'kept', word: styleText('green', 'kept   '), figure };
}
