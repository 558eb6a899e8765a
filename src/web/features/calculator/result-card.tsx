import type { Average } from '#domain/bac/average.ts';
import { type BacVerdict, mentionsOf, SECOND_GROUP } from '#domain/bac/verdict.ts';
import { calculatorText, formatAverage } from '#web/strings/calculator-text.ts';
import { formatMark } from '#web/strings/format.ts';
import { Badge, type Tone } from '#web/ui/badge.tsx';
import { PenCircle } from '#web/ui/pen/pen-circle.tsx';

const { result: text, decisions, mentions } = calculatorText;
const TONES: Record<BacVerdict['decision'], Tone> = {
  admitted: 'green',
  'second-group': 'amber',
  failed: 'red',
};

type Props = {
  sum: Average;
  verdict: BacVerdict | undefined;
  honours: boolean;
  missing: number;
};

/** The average as the jury writes it, what it decides, and how far the next step is. */
export function ResultCard({ sum, verdict, honours, missing }: Props) {
  const { average, points, coefficients } = sum;
  if (average === undefined || !verdict) {
    return <p className="py-6 text-center text-ink-soft">{text.none}</p>;
  }
  const goal = nextGoal(average, honours);
  return (
    <div className="flex flex-col items-center gap-3 text-center">
      <PenCircle className="-rotate-3 px-10 pt-5 pb-6">
        <span className="pen-written whitespace-nowrap text-7xl">{formatAverage(average)}</span>
      </PenCircle>
      <p className="flex flex-wrap justify-center gap-2">
        <Badge tone={TONES[verdict.decision]}>{decisions[verdict.decision]}</Badge>
        {verdict.decision === 'admitted' && (
          <Badge tone={verdict.mention === 'none' ? 'neutral' : 'green'}>
            {text.mention(verdict.mention)}
          </Badge>
        )}
      </p>
      <p className="text-ink-soft tabular-nums">{text.points(points, coefficients)}</p>
      {goal && (
        <p className="text-[0.9375rem] text-ink-soft">
          {text.next(formatMark(goal.points(points, coefficients)), goal.name)}
        </p>
      )}
      {missing > 0 && <p className="text-[0.9375rem] text-ink-faint">{text.partial(missing)}</p>}
    </div>
  );
}

/** The nearest bar above, and how many points away it is. */
function nextGoal(average: number, honours: boolean) {
  const bars = [
    ...mentionsOf(honours).map(
      ([bar, mention]) =>
        [bar, mention === 'none' ? decisions.admitted : mentions[mention]] as const,
    ),
    [SECOND_GROUP, decisions['second-group']] as const,
  ];
  const next = bars.filter(([bar]) => bar > average).at(-1);
  if (!next) return undefined;
  const [bar, name] = next;
  return {
    name,
    points: (points: number, coefficients: number) =>
      Math.round((bar * coefficients - points) * 100) / 100,
  };
}
