import type { ExamView } from '#contract/exam.ts';
import { failureSentence } from '#web/features/exam/failure-sentence.ts';
import { liveText } from '#web/strings/live-text.ts';

const { failures } = liveText;
const TITLES: Record<string, { title: string }> = {
  'reading-unusable': failures.unusable,
  'content-self-harm': failures.danger,
  'content-abuse': failures.abuse,
};

/** What went wrong with a copy: its title by the specification, and what to do. */
export function failureOf(
  { failure, files }: Pick<ExamView, 'failure' | 'files'>,
  wasRead: boolean,
): { title: string; advice: string } {
  const code = failure ?? '';
  const advice = failureSentence(code);
  const all = (ending: string) => files.every(({ name }) => name.toLowerCase().endsWith(ending));
  if (code === 'text-empty' && all('.pdf')) return failures.pdfScanned;
  if (code === 'text-empty' && all('.docx')) return failures.wordUnreadable;
  if (code === 'text-empty') return { ...failures.noText, advice };
  if (code === 'correction-failed' && !wasRead && all('.docx')) return failures.wordLater;
  if (code.startsWith('file-') || code.startsWith('image-')) return { ...failures.files, advice };
  return { ...(TITLES[code] ?? failures.other), advice };
}
