import { averageOf } from '#domain/bac/average.ts';
import type { BacSession } from '#domain/bac/bac-session.ts';
import { parseGrade } from '#domain/bac/parse-grade.ts';
import { judgeAverage } from '#domain/bac/verdict.ts';
import { type Answer, type Case, independentAnswer } from './independent.ts';
import { dice, randomCase } from './random-case.ts';

type Difference = { case: Case; ours: Answer; theirs: Answer };

/** Cases where the product and the independent computation disagree; outcomes counted by the way. */
export function compareCases(sessions: readonly BacSession[], cases: number, seed: number) {
  const roll = dice(seed);
  const differences: Difference[] = [];
  const outcomes: Record<string, number> = {};
  for (let at = 0; at < cases; at++) {
    const drawn = randomCase(sessions[at % sessions.length]!, roll);
    const ours = productAnswer(drawn);
    const theirs = independentAnswer(drawn);
    outcomes[theirs.outcome] = (outcomes[theirs.outcome] ?? 0) + 1;
    if (ours.average !== theirs.average || ours.outcome !== theirs.outcome) {
      differences.push({ case: drawn, ours, theirs });
    }
  }
  return { differences, outcomes };
}

function productAnswer({ rows, honours }: Case): Answer {
  const { average } = averageOf(
    rows.map(({ typed, coefficient }) => {
      const parsed = parseGrade(typed);
      return { coefficient, grade: parsed.ok ? parsed.value : null };
    }),
  );
  if (average === undefined) return { average: undefined, outcome: 'nothing' };
  const verdict = judgeAverage(average, honours);
  const outcome = verdict.decision === 'admitted' ? verdict.mention : verdict.decision;
  return { average: average.toFixed(2), outcome };
}
