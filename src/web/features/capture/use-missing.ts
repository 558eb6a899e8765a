import { useRef } from 'react';
import { examText } from '#web/strings/exam-text.ts';
import type { CopyDraft } from './copy-draft.ts';

const { missing: text } = examText.correction;

type Missing = Partial<Record<'subject' | 'level' | 'examType' | 'files', string>>;

/** What was there and was taken away. Before that, the button that waits says enough. */
export function useMissing({ subject, level, examType, pages }: CopyDraft): Missing {
  const seen = useRef<Missing>({});
  const filled = { subject, level, examType, files: pages.length > 0 ? 'yes' : '' };
  const sentences = {
    subject: text.subject,
    level: text.level,
    examType: text.type,
    files: text.files,
  };
  const missing: Missing = {};
  for (const name of ['subject', 'level', 'examType', 'files'] as const) {
    if (filled[name]) seen.current[name] = sentences[name];
    else if (seen.current[name]) missing[name] = sentences[name];
  }
  return missing;
}
