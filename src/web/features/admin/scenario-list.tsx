import type { PipelineSelftestView } from '#contract/admin.ts';
import { adminText } from '#web/strings/admin-text.ts';
import { formatNumber } from '#web/strings/format.ts';
import { Card } from '#web/ui/card.tsx';
import { FactList } from './fact-list.tsx';
import { Verdict } from './test-card.tsx';

const text = adminText.selftest;

/** The five files of the self-test, each with its verdict. */
export function ScenarioList({ results }: { results: PipelineSelftestView['results'] }) {
  return (
    <ul className="grid gap-4 lg:grid-cols-2">
      {results.map(({ name, pass, reason, observed }) => (
        <li key={name}>
          <Card className="h-full">
            <div className="mb-3 flex items-center justify-between gap-3">
              <h3 className="font-semibold text-lg">{text.names[name] ?? name}</h3>
              <Verdict pass={pass} />
            </div>
            <FactList
              facts={[
                [text.mode, adminText.textSource(observed.input_mode)],
                [text.length, formatNumber(observed.text_length)],
                [text.warnings, formatNumber(observed.warnings)],
                ...(reason ? [[text.reason, reason] as [string, string]] : []),
              ]}
            />
          </Card>
        </li>
      ))}
    </ul>
  );
}
