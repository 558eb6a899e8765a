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
      const reasons = [...new Set(picked.reasons)];
      const said = [
        ...(reasons.length > 0 ? [ignored.description(picked.reasons.length, reasons)] : []),
        ...(picked.tooMany ? [limit.description] : []),
      ];
      if (said.length === 0) return;
      // One notice for both: a second one at the same moment would be held back.
      const { title } = reasons.length > 0 ? ignored : limit;
      notify.warning(title, { description: said.join('. '), rules: UPLOAD_RULES });
    },
    [add],
  );
}
