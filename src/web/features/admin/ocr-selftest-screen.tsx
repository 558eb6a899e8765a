import { useMutation } from '@tanstack/react-query';
import { runScenarios, testFarReader, testPipeline } from '#web/api/admin.ts';
import { isProblem } from '#web/api/problem.ts';
import { NotFoundScreen } from '#web/features/trouble/not-found-screen.tsx';
import { adminText } from '#web/strings/admin-text.ts';
import { formatNumber } from '#web/strings/format.ts';
import { Card } from '#web/ui/card.tsx';
import { ScreenTitle } from '#web/ui/screen-title.tsx';
import { notify } from '#web/ui/toast/notify.ts';
import { AdminNav } from './admin-nav.tsx';
import type { Fact } from './fact-list.tsx';
import { ScenarioList } from './scenario-list.tsx';
import { TestCard } from './test-card.tsx';

const text = adminText.selftest;
const tellRaw = (error: Error) => notify.error(error.message);
const saying = (error: string | null): Fact[] =>
  error ? [[text.reason, text.errors[error] ?? error]] : [];

/** /admin/ocr-selftest: three buttons that really read. */
export function OcrSelftestScreen() {
  const pipeline = useMutation({ mutationFn: testPipeline, onError: tellRaw });
  const google = useMutation({ mutationFn: testFarReader, onError: tellRaw });
  const scenarios = useMutation({ mutationFn: runScenarios, onError: tellRaw });
  const hidden = [pipeline, google, scenarios].some(({ error }) => isProblem(error, 404));
  if (hidden) return <NotFoundScreen />;

  return (
    <div className="flex flex-col gap-6">
      <AdminNav />
      <ScreenTitle>{text.title}</ScreenTitle>
      <div className="grid gap-6 lg:grid-cols-2">
        <TestCard name={text.pipeline} hint={text.pipelineHint} test={pipeline}>
          {({ chars, error }) => [[text.chars, formatNumber(chars)], ...saying(error)]}
        </TestCard>
        <TestCard name={text.google} hint={text.googleHint} test={google}>
          {({ provider, endpoint, method, chars, extractedText, error }) => [
            [text.provider, provider],
            [text.endpoint, endpoint],
            [text.method, method],
            [text.chars, formatNumber(chars)],
            ...saying(error),
            ...(extractedText
              ? [
                  [
                    text.text,
                    <span key="text" className="whitespace-pre-line font-normal">
                      {extractedText}
                    </span>,
                  ] satisfies Fact,
                ]
              : []),
          ]}
        </TestCard>
      </div>
      <TestCard name={text.scenarios} hint={text.scenariosHint} test={scenarios}>
        {({ error }) => saying(error)}
      </TestCard>
      {scenarios.data && <ScenarioList results={scenarios.data.results} />}
      <Card title={text.expectedTitle}>
        <ul className="list-disc pl-5">
          {text.expected.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </Card>
    </div>
  );
}
