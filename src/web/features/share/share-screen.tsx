import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { CreatedLinkView, ShareLinkView } from '#contract/share.ts';
import { listShareLinks, revokeShareLink, SHARE_LINKS_KEY } from '#web/api/share.ts';
import { formatDay, formatMoment } from '#web/strings/format.ts';
import { problemSentence } from '#web/strings/problem-sentence.ts';
import { shareText } from '#web/strings/share-text.ts';
import { uiText } from '#web/strings/ui-text.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { ScreenTitle } from '#web/ui/screen-title.tsx';
import { notify } from '#web/ui/toast/notify.ts';
import { FreshLink } from './fresh-link.tsx';
import { ShareLinkForm } from './share-link-form.tsx';

const { list: text } = shareText;
const TONES = { open: 'green', expired: 'neutral', revoked: 'neutral' } as const;

/** The pupil's links: made here, seen here when opened, cut here. */
export function ShareScreen() {
  const [created, setCreated] = useState<CreatedLinkView>();
  const links = useQuery({ queryKey: SHARE_LINKS_KEY, queryFn: listShareLinks, staleTime: 0 });
  return (
    <div className="flex flex-col gap-6">
      <header>
        <ScreenTitle>{shareText.title}</ScreenTitle>
        <p className="mt-2 max-w-prose text-ink-soft">{shareText.intro}</p>
      </header>
      {created && <FreshLink key={created.token} token={created.token} />}
      <div className="grid items-start gap-6 md:grid-cols-2">
        <ShareLinkForm onCreated={setCreated} />
        <Card title={text.title}>
          {links.isError && <Notice tone="problem" title={shareText.failed} live />}
          {links.data?.length === 0 && <p className="text-ink-soft">{text.empty}</p>}
          <ul className="flex flex-col">
            {links.data?.map((link) => (
              <LinkLine key={link.id} link={link} />
            ))}
          </ul>
        </Card>
      </div>
    </div>
  );
}

function LinkLine({ link }: { link: ShareLinkView }) {
  const client = useQueryClient();
  const revoke = useMutation({
    mutationFn: () => revokeShareLink(link.id),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: SHARE_LINKS_KEY });
      notify.success(text.revoked);
    },
    onError: (error) => notify.error(uiText.errorTitle, { description: problemSentence(error) }),
  });
  const shown = link.contents.map((content) => shareText.contents[content].label).join(', ');
  return (
    <li className="border-line border-b py-3 first:pt-0 last:border-0">
      <p className="flex items-center justify-between gap-3">
        <span className="font-semibold">{link.name}</span>
        <Badge tone={TONES[link.state]}>{text.states[link.state]}</Badge>
      </p>
      <p className="text-[0.9375rem] text-ink-soft">
        {shown}
        {link.state === 'open' && ` · ${text.until(formatDay(link.expiresAt))}`}
      </p>
      <p className="text-ink-faint text-sm">
        {link.openedAt ? text.opened(formatMoment(link.openedAt), link.timesOpened) : text.never}
      </p>
      {link.state === 'open' && (
        <Button
          look="quiet"
          size="small"
          className="-ml-3"
          aria-label={uiText.named(text.revoke, link.name)}
          onClick={() => revoke.mutate()}
          busy={revoke.isPending && text.revoke}
        >
          {text.revoke}
        </Button>
      )}
    </li>
  );
}
