import { useQuery } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { listMails, MAILBOX_KEY } from '#web/api/mailbox.ts';
import { formatMoment } from '#web/strings/format.ts';
import { mailboxText } from '#web/strings/mailbox-text.ts';
import { problemSentence } from '#web/strings/problem-sentence.ts';
import { EnvelopeArt } from '#web/ui/art/envelope-art.tsx';
import { Button } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { ScreenTitle } from '#web/ui/screen-title.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { MailReader } from './mail-reader.tsx';

const REFRESH_MS = 5_000;

/** /boite-aux-lettres: in demonstration, the mails that would have been sent. */
export function MailboxScreen() {
  const [openId, setOpenId] = useState<string>();
  const mails = useQuery({
    queryKey: MAILBOX_KEY,
    queryFn: listMails,
    refetchInterval: REFRESH_MS,
  });

  return (
    <div className="mx-auto max-w-6xl px-4 py-6 sm:px-8">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <ScreenTitle>{mailboxText.title}</ScreenTitle>
        <Button look="secondary" size="small" onClick={() => mails.refetch()}>
          <RefreshCw aria-hidden="true" className="size-4" />
          {mailboxText.refresh}
        </Button>
      </div>
      <Notice className="my-5">{mailboxText.intro}</Notice>
      {mails.isPending && <Skeleton lines={5} />}
      {mails.isError && <Notice tone="problem">{problemSentence(mails.error)}</Notice>}
      {mails.data?.length === 0 && (
        <EmptyState art={<EnvelopeArt />} title={mailboxText.empty.title}>
          {mailboxText.empty.text}
        </EmptyState>
      )}
      {mails.data && mails.data.length > 0 && (
        <div className="grid grid-cols-1 gap-6 md:grid-cols-[20rem_minmax(0,1fr)]">
          <ul className={cx('flex flex-col gap-2', openId && 'hidden md:flex')}>
            {mails.data.map(({ id, subject, to, sentAt }) => (
              <li key={id}>
                <button
                  type="button"
                  onClick={() => setOpenId(id)}
                  aria-current={id === openId ? 'true' : undefined}
                  className="sheet w-full px-4 py-3 text-left hover:border-edge aria-[current]:border-blue aria-[current]:bg-blue-wash"
                >
                  <span className="block font-semibold">{subject}</span>
                  <span className="block truncate text-ink-soft text-sm">
                    {mailboxText.to} {to}
                  </span>
                  <span className="block text-ink-faint text-sm">{formatMoment(sentAt)}</span>
                </button>
              </li>
            ))}
          </ul>
          {openId ? (
            <MailReader key={openId} id={openId} onBack={() => setOpenId(undefined)} />
          ) : (
            <p className="hidden place-content-center text-ink-faint md:grid">
              {mailboxText.choose}
            </p>
          )}
        </div>
      )}
    </div>
  );
}
