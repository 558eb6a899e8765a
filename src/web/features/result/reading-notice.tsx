import type { ResultView } from '#contract/exam.ts';
import { formatPercent } from '#web/strings/format.ts';
import { warningSentences } from '#web/strings/result-codes.ts';
import { resultText } from '#web/strings/result-text.ts';
import { Notice } from '#web/ui/notice.tsx';

const { reading: text } = resultText;
const SHOWN = 3;

/** What could have been read badly: the pupil may check it in the text below. */
export function ReadingNotice({ reading }: Pick<ResultView, 'reading'>) {
  const warnings = warningSentences(reading.warnings);
  if (warnings.length === 0) return null;
  const hidden = warnings.length - SHOWN;
  return (
    <Notice tone="warning" title={text.title}>
      <ul className="list-disc pl-4">
        {warnings.slice(0, SHOWN).map((warning) => (
          <li key={warning}>{warning}</li>
        ))}
        {hidden > 0 && <li>{text.more(hidden)}</li>}
      </ul>
      {reading.mode === 'ocr' && (
        <p className="mt-1">{text.certainty(formatPercent(reading.confidence))}</p>
      )}
    </Notice>
  );
}
