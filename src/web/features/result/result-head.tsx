import type { ResultView } from '#contract/exam.ts';
import { useMember } from '#web/features/session/use-member.ts';
import { examText } from '#web/strings/exam-text.ts';
import { resultText } from '#web/strings/result-text.ts';
import { Badge } from '#web/ui/badge.tsx';
import { ScreenTitle } from '#web/ui/screen-title.tsx';
import { ExportButton } from './export-button.tsx';

const { result: text } = examText;

/** Which copy this is, and how it was read. */
export function ResultHead({ result }: { result: ResultView }) {
  const { me } = useMember();
  const { subject, level, examType, reading } = result;
  return (
    <header>
      <ScreenTitle tab={text.tab}>{text.title(subject, level)}</ScreenTitle>
      <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-ink-soft">
        {examText.types[examType]} · {resultText.pages(reading.pages)}
        <Badge tone={reading.mode === 'ocr' ? 'neutral' : 'blue'}>
          {resultText.badges[reading.mode]}
        </Badge>
        <ExportButton resultId={result.id} isPro={result.isWhole} />
        {me.isAdmin && (
          <a
            href={`/admin/ocr-report/${result.id}`}
            target="_blank"
            rel="noreferrer"
            className="text-blue underline underline-offset-4 print:hidden"
          >
            {resultText.report}
          </a>
        )}
      </p>
    </header>
  );
}
