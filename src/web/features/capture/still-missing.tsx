import { captureText } from '#web/strings/capture-text.ts';
import { type CopyDraft, hasPages } from './copy-draft.ts';

const { missing: text } = captureText;

/** Why the button waits, in one line; gone once it does not. */
export function StillMissing({ draft }: { draft: CopyDraft }) {
  const { subject, level, examType } = draft;
  const missing = [
    !hasPages(draft) && text.copy,
    !subject && text.subject,
    !level && text.level,
    !examType && text.examType,
  ].filter((name) => name !== false);
  if (missing.length === 0) return null;
  return <p className="-mt-2 text-[0.9375rem] text-ink-soft">{text.sentence(missing)}</p>;
}
