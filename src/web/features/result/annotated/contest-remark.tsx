import { useMutation, useQueryClient } from '@tanstack/react-query';
import { MessageSquareQuote } from 'lucide-react';
import { createContext, type FormEvent, useContext, useState } from 'react';
import type { ContestView } from '#contract/second-reading.ts';
import { resultKey } from '#web/api/exams.ts';
import { contestRemark } from '#web/api/results.ts';
import { problemSentence } from '#web/strings/problem-sentence.ts';
import { secondReadingText } from '#web/strings/second-reading-text.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TextAreaField } from '#web/ui/text-area-field.tsx';
import type { NumberedRemark } from './number-remarks.ts';

const { contest: text } = secondReadingText;
const LONGEST = 2000;

/** The result whose remarks may be contested; an example has none. */
export const ContestedResult = createContext<string | undefined>(undefined);

/** « Contester »: the pupil says why, shows where, and has the remark read again. */
export function ContestRemark({ remark }: { remark: NumberedRemark }) {
  const resultId = useContext(ContestedResult);
  const [isOpen, setOpen] = useState(false);
  if (remark.contest) return <Outcome contest={remark.contest} />;
  if (!resultId || remark.kind === 'strength') return null;
  if (isOpen) return <ContestForm {...{ resultId, remark }} onCancel={() => setOpen(false)} />;
  return (
    <Button look="quiet" size="small" className="-ml-3 self-start" onClick={() => setOpen(true)}>
      <MessageSquareQuote aria-hidden="true" className="size-4" />
      {text.open}
    </Button>
  );
}

type FormProps = { resultId: string; remark: NumberedRemark; onCancel: () => void };

function ContestForm({ resultId, remark, onCancel }: FormProps) {
  const queries = useQueryClient();
  const contest = useMutation({
    mutationFn: (form: FormData) => {
      const passage = String(form.get('passage') ?? '').trim();
      const argument = String(form.get('argument'));
      return contestRemark(resultId, { remark: remark.id, argument, ...(passage && { passage }) });
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: resultKey(resultId) }),
  });
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    contest.mutate(new FormData(event.currentTarget));
  };
  return (
    <form onSubmit={send} className="flex flex-col gap-3 rounded-field border border-edge p-3">
      <TextAreaField label={text.argument} name="argument" required rows={3} maxLength={LONGEST} />
      {remark.kind !== 'fault' && (
        <TextAreaField
          label={text.passage}
          hint={text.passageHint}
          name="passage"
          rows={3}
          maxLength={LONGEST}
        />
      )}
      {contest.isError && <p className="text-red">{problemSentence(contest.error)}</p>}
      <p className="flex flex-wrap gap-2">
        <Button type="submit" size="small" busy={contest.isPending && text.busy}>
          {text.send}
        </Button>
        <Button look="quiet" size="small" onClick={onCancel}>
          {text.cancel}
        </Button>
      </p>
    </form>
  );
}

function Outcome({ contest }: { contest: ContestView }) {
  const { decision, reason, words, gradeBefore, gradeAfter } = contest;
  return (
    <Notice
      tone={decision === 'upheld' ? 'info' : 'success'}
      title={text.decisions[decision]}
      className="text-[0.9375rem]"
    >
      <p>{words ?? (reason && text.reason(reason))}</p>
      <p>{text.grade(gradeBefore, gradeAfter)}</p>
    </Notice>
  );
}
