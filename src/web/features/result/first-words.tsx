import type { ResultView } from '#contract/exam.ts';
import { resultText } from '#web/strings/result-text.ts';
import { Card } from '#web/ui/card.tsx';

const { first: text, copy } = resultText;
const LEVERS = 2;

/** Under 8 out of 20: what holds, then two things to do, before any number. */
export function FirstWords({ result: { remarks, tips } }: { result: ResultView }) {
  const strength = remarks.find(({ kind }) => kind === 'strength');
  const levers = tips.slice(0, LEVERS);
  return (
    <Card title={text.title}>
      <div className="grid gap-6 md:grid-cols-2">
        <div className="border-green border-l-4 pl-4">
          <h3 className="mb-1 text-green text-lg">{text.strength}</h3>
          <p>{strength?.explanation ?? text.noStrength}</p>
          {strength?.evidence[0] && (
            <p className="mt-1 text-ink-soft">{copy.quote(strength.evidence[0].text)}</p>
          )}
        </div>
        {levers.length > 0 && (
          <div className="border-blue border-l-4 pl-4">
            <h3 className="mb-1 text-blue text-lg">{text.levers(levers.length)}</h3>
            <ol className="flex list-decimal flex-col gap-1 pl-5">
              {levers.map(({ advice }) => (
                <li key={advice}>{advice}</li>
              ))}
            </ol>
          </div>
        )}
      </div>
    </Card>
  );
}
