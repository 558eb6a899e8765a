import { useQueryClient } from '@tanstack/react-query';
import { CloudOff } from 'lucide-react';
import { useMember } from '#web/features/session/use-member.ts';
import { OUTBOX_KEY, putInOutbox, takeOutOfOutbox, type WaitingCopy } from '#web/offline/outbox.ts';
import { useWaitingCopies } from '#web/offline/use-outbox.ts';
import { examText } from '#web/strings/exam-text.ts';
import { formatMoment } from '#web/strings/format.ts';
import { offlineText } from '#web/strings/offline-text.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';

const { waiting: text } = offlineText;

/** Copies kept on this device until they can leave. */
export function WaitingCopies() {
  const { me } = useMember();
  const copies = useWaitingCopies(me.user.id);
  if (copies.length === 0) return null;
  return (
    <ul className="flex flex-col gap-4">
      {copies.map((copy) => (
        <li key={copy.exam.key}>
          <WaitingCard copy={copy} />
        </li>
      ))}
    </ul>
  );
}

function WaitingCard({ copy }: { copy: WaitingCopy }) {
  const client = useQueryClient();
  const { exam, since, problem } = copy;
  const then = (work: Promise<unknown>) =>
    work.then(() => client.invalidateQueries({ queryKey: OUTBOX_KEY }));
  return (
    <article className="sheet flex flex-wrap items-center gap-x-6 gap-y-3 border-dashed p-5">
      <div className="min-w-0 flex-1 basis-56">
        <h2 className="text-xl">{examText.result.title(exam.subject, exam.level)}</h2>
        <p className="text-[0.9375rem] text-ink-soft">
          {examText.types[exam.examType]} · {formatMoment(since)}
        </p>
        <p className="mt-1 text-[0.9375rem]">
          {problem ? `${text.refused} ${problem}` : text.text}
        </p>
      </div>
      <Badge tone={problem ? 'red' : 'amber'}>
        <CloudOff aria-hidden="true" />
        {text.title}
      </Badge>
      {problem && (
        <Button
          look="secondary"
          size="small"
          onClick={() => then(putInOutbox({ userId: copy.userId, exam, since }))}
        >
          {text.again}
        </Button>
      )}
      <Button look="quiet" size="small" onClick={() => then(takeOutOfOutbox(exam.key))}>
        {text.remove}
      </Button>
    </article>
  );
}
