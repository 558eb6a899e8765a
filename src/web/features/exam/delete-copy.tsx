import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { deleteExam, resultKey } from '#web/api/exams.ts';
import { isProblem } from '#web/api/problem.ts';
import { deleteCopyText as text } from '#web/strings/delete-copy-text.ts';
import { problemSentence } from '#web/strings/problem-sentence.ts';
import { uiText } from '#web/strings/ui-text.ts';
import { Button } from '#web/ui/button.tsx';
import { notify } from '#web/ui/toast/notify.ts';
import { DeleteCopyDialog } from './delete-copy-dialog.tsx';

type Props = {
  examId: string;
  /** Of a copy that was corrected. */
  resultId?: string;
  /** Which copy, said in full where several stand together. */
  label?: string;
  /** Once it is gone, before what showed it is asked for again. */
  onGone?: () => void;
};

/** Deletes one copy, after saying what goes and what stays. */
export function DeleteCopy({ examId, resultId, label, onGone }: Props) {
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const removal = useMutation({
    mutationFn: () => deleteExam(examId, resultId).catch(goneAlready),
    async onSuccess() {
      setAsking(false);
      onGone?.();
      if (resultId) client.removeQueries({ queryKey: resultKey(resultId) });
      // Grades, averages, cards, news: hardly a screen does not speak of it.
      await client.invalidateQueries();
      notify.success(text.done, { description: text.doneText });
    },
    onError: (error) => notify.error(uiText.errorTitle, { description: problemSentence(error) }),
  });
  return (
    <>
      <Button
        look="erase"
        size="small"
        className="print:hidden"
        aria-label={label}
        onClick={() => setAsking(true)}
      >
        <Trash2 aria-hidden="true" className="size-4" />
        {label ? text.short : text.open}
      </Button>
      <DeleteCopyDialog
        open={isAsking}
        isCorrected={resultId !== undefined}
        busy={removal.isPending}
        onClose={() => setAsking(false)}
        onConfirm={() => removal.mutate()}
      />
    </>
  );
}

/** Deleted on another device, or by a first tap whose answer was lost: what was wanted is so. */
function goneAlready(error: unknown) {
  if (!isProblem(error, 404)) throw error;
}
