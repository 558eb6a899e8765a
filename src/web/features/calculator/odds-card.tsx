import { mentionOdds, passOdds, type UncertainLine } from '#domain/bac/mention-odds.ts';
import { calculatorText } from '#web/strings/calculator-text.ts';
import { formatPercent } from '#web/strings/format.ts';
import { Card } from '#web/ui/card.tsx';

const { prefill: text, decisions, mentions } = calculatorText;

const nameOf = (outcome: NonNullable<ReturnType<typeof mentionOdds>>[number]['outcome']) =>
  outcome === 'second-group' || outcome === 'failed' ? decisions[outcome] : mentions[outcome];

/** The chance of each outcome, while some grades are estimated from the pupil's copies. */
export function OddsCard({ lines, honours }: { lines: UncertainLine[]; honours: boolean }) {
  const odds = mentionOdds(lines, honours);
  if (!odds) return null;
  return (
    <Card title={text.odds}>
      <p className="mb-3 font-semibold">{text.pass(formatPercent(passOdds(odds)))}</p>
      <dl className="grid grid-cols-[minmax(0,12rem)_1fr_3.5rem] items-center gap-x-3 gap-y-2">
        {odds.map(({ outcome, chance }) => (
          <div key={outcome} className="contents">
            <dt className="text-[0.9375rem] leading-snug">{nameOf(outcome)}</dt>
            <dd className="contents">
              <span aria-hidden="true" className="h-3 overflow-hidden rounded-full bg-well">
                <span
                  className="block h-full rounded-full bg-blue"
                  style={{ width: `${chance * 100}%` }}
                />
              </span>
              <span className="text-right tabular-nums">{formatPercent(chance)}</span>
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-[0.9375rem] text-ink-soft">{text.oddsNote}</p>
    </Card>
  );
}
