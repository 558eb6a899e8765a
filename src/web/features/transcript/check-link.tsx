import type { ResultView } from '#contract/exam.ts';
import { transcriptText } from '#web/strings/transcript-text.ts';
import { TextLink } from '#web/ui/text-link.tsx';

const { onResult: text } = transcriptText;

/** Where letters were guessed, their author may still say what they wrote: the copy is corrected again, once. */
export function CheckLink({ examId, reading }: Pick<ResultView, 'examId' | 'reading'>) {
  if (reading.mode !== 'ocr') return null;
  return (
    <p data-print="never" className="text-[0.9375rem] text-ink-soft">
      {text.question} <TextLink to={`/correction/${examId}/texte`}>{text.action}</TextLink>
    </p>
  );
}
