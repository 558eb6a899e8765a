import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { DASHBOARD_KEY, listNotices, markNoticesSeen, NOTICES_KEY } from '#web/api/progress.ts';
import { formatMoment } from '#web/strings/format.ts';
import { noticeText as text } from '#web/strings/notice-text.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { ScreenTitle } from '#web/ui/screen-title.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { ChoicesForm } from './choices-form.tsx';

/** What was told, newest first, and what the pupil wants to be told. */
export function NotificationsScreen() {
  const client = useQueryClient();
  const notices = useQuery({ queryKey: NOTICES_KEY, queryFn: listNotices, staleTime: 0 });
  const { mutate: markSeen } = useMutation({
    mutationFn: markNoticesSeen,
    onSuccess: () => client.invalidateQueries({ queryKey: DASHBOARD_KEY }),
  });
  const hasNews = notices.data?.some(({ seen }) => !seen) ?? false;
  useEffect(() => {
    if (hasNews) markSeen();
  }, [hasNews, markSeen]);

  return (
    <div className="flex flex-col gap-6">
      <ScreenTitle>{text.title}</ScreenTitle>
      <div className="grid items-start gap-6 md:grid-cols-[1fr_20rem]">
        <Card>
          {notices.isError && <Notice tone="problem" title={text.failed} live />}
          {notices.isPending && <Skeleton lines={6} />}
          {notices.data?.length === 0 && <p className="text-ink-soft">{text.empty}</p>}
          <ul className="flex flex-col">
            {notices.data?.map((notice) => {
              const to = text.place(notice);
              const sentence = text.sentence(notice);
              return (
                <li
                  key={notice.id}
                  className="border-line border-b py-2.5 first:pt-0 last:border-0"
                >
                  <p className="flex flex-wrap items-baseline justify-between gap-x-3">
                    {to ? <TextLink to={to}>{sentence}</TextLink> : sentence}
                    {!notice.seen && <Badge tone="red">{text.fresh}</Badge>}
                  </p>
                  <p className="text-ink-faint text-sm">{formatMoment(notice.createdAt)}</p>
                </li>
              );
            })}
          </ul>
        </Card>
        <ChoicesForm />
      </div>
    </div>
  );
}
