import { useCallback, useRef } from 'react';
import { examText } from '#web/strings/exam-text.ts';
import { notify } from '#web/ui/toast/notify.ts';
import { UPLOAD_RULES } from '#web/ui/toast/toast-limiter.ts';
import type { CopyDraft } from './copy-draft.ts';
import { pickFiles } from './pick-files.ts';

const { ignored, limit } = examText.correction;

/** Adds what may be sent, and says what was left out and why. */
export function usePickFiles({ pages }: CopyDraft, add: (files: File[]) => void) {
  const already = useRef(pages);
  already.current = pages;

  return useCallback(
    (files: File[]) => {
      const picked = pickFiles(already.current.length, files);
      if (picked.files.length > 0) add(picked.files);
      if (picked.reasons.length > 0) {
        const reasons = [...new Set(picked.reasons)];
        const description = ignored.description(picked.reasons.length, reasons);
        notify.warning(ignored.title, { description, rules: UPLOAD_RULES });
      }
      if (picked.tooMany) {
        notify.warning(limit.title, { description: limit.description, rules: UPLOAD_RULES });
      }
    },
    [add],
  );
}
