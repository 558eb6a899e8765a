import type { UseQueryResult } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { isProblem } from '#web/api/problem.ts';
import { NotFoundScreen } from '#web/features/trouble/not-found-screen.tsx';
import { adminText } from '#web/strings/admin-text.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { ScreenTitle } from '#web/ui/screen-title.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { notify } from '#web/ui/toast/notify.ts';
import { AdminNav } from './admin-nav.tsx';

type Props<T> = {
  title: string;
  query: UseQueryResult<T>;
  /** What is said when the call fails; left out, the raw message is. */
  failed?: string;
  children: (data: T) => ReactNode;
};

/** A diagnostic that loads when opened and again on demand. To those it is not meant for, it does not exist. */
export function AdminPage<T>({ title, query, failed, children }: Props<T>) {
  const { error, data, isPending, isFetching, refetch } = query;
  const message = error && (failed ?? error.message);
  const isHidden = isProblem(error, 404);

  useEffect(() => {
    if (message && !isHidden) notify.error(message);
  }, [message, isHidden]);

  if (isHidden) return <NotFoundScreen />;
  return (
    <div className="flex flex-col gap-6">
      <AdminNav />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <ScreenTitle>{title}</ScreenTitle>
        <Button
          look="secondary"
          size="small"
          busy={isFetching && adminText.refresh}
          onClick={() => refetch()}
        >
          <RefreshCw aria-hidden="true" className="size-4" />
          {adminText.refresh}
        </Button>
      </div>
      {isPending && <Skeleton lines={6} />}
      {message && <Notice tone="problem">{message}</Notice>}
      {data !== undefined && children(data)}
    </div>
  );
}
