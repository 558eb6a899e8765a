import type { ResultView } from '#contract/exam.ts';
import { askedSentences } from '#web/strings/result-codes.ts';
import { resultText } from '#web/strings/result-text.ts';
import { Notice } from '#web/ui/notice.tsx';

/** Why the interval is this wide: what the pupil was asked is not known, and how to help next time. */
export function AskedNotice({ notes }: Pick<ResultView, 'notes'>) {
  const sentences = askedSentences(notes);
  if (sentences.length === 0) return null;
  return (
    <Notice title={resultText.asked} className="@xl:col-span-2">
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </Notice>
  );
}
