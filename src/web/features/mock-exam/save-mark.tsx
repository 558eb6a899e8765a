import { CloudCheck, CloudOff, CloudUpload } from 'lucide-react';
import { mockExamText } from '#web/strings/mock-exam-text.ts';
import type { SaveState } from './autosave.ts';

const { saving: text } = mockExamText;
const ICONS = { saved: CloudCheck, pending: CloudUpload, offline: CloudOff };

/** Whether the words are safe, and where. */
export function SaveMark({ state }: { state: SaveState }) {
  const Icon = ICONS[state];
  return (
    <span className="inline-flex items-center gap-1.5 text-[0.9375rem] text-ink-soft">
      <Icon aria-hidden="true" className="size-4.5" />
      <span className={state === 'offline' ? undefined : 'max-sm:sr-only'}>{text[state]}</span>
    </span>
  );
}
