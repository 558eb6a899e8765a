import { useQuery } from '@tanstack/react-query';
import { ChevronLeft } from 'lucide-react';
import { getMail, MAILBOX_KEY } from '#web/api/mailbox.ts';
import { formatMoment } from '#web/strings/format.ts';
import { mailboxText } from '#web/strings/mailbox-text.ts';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

type Props = { id: string; onBack: () => void };

/** One mail, in its text version: the same words and links as the laid-out one. */
export function MailReader({ id, onBack }: Props) {
  const mail = useQuery({ queryKey: [...MAILBOX_KEY, id], queryFn: () => getMail(id) });
  return (
    <article className="sheet min-w-0 p-5 sm:p-8">
      <Button look="quiet" size="small" className="mb-3 -ml-3 md:hidden" onClick={onBack}>
        <ChevronLeft aria-hidden="true" className="size-4" />
        {mailboxText.back}
      </Button>
      {!mail.data ? (
        <Skeleton lines={6} />
      ) : (
        <>
          <h2 className="text-2xl">{mail.data.subject}</h2>
          <p className="mb-5 wrap-anywhere text-ink-faint text-sm">
            {mailboxText.to} {mail.data.to} · {formatMoment(mail.data.sentAt)}
          </p>
          <div className="whitespace-pre-wrap break-words">
            <WithLinks text={mail.data.text} />
          </div>
        </>
      )}
    </article>
  );
}

/** Turns the addresses of a text into links, and only those of the web. */
function WithLinks({ text }: { text: string }) {
  return text.split(/(https?:\/\/[^\s<>"]+)/).map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text that never changes
      <a key={index} href={part} className="break-all text-blue underline">
        {part}
      </a>
    ) : (
      part
    ),
  );
}
