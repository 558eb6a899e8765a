import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { administrationText as text } from '#web/strings/administration-text.ts';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

type Props<T> = {
  query: UseQueryResult<T[]>;
  none: string;
  children: (row: T) => ReactNode;
};

/** A list of the house's books: waiting, failed, empty, or its rows. */
export function Book<T extends { id: string }>({ query, none, children }: Props<T>) {
  if (query.isPending) return <Skeleton lines={5} />;
  if (query.isError) return <Notice tone="problem">{text.failed}</Notice>;
  if (query.data.length === 0) return <p className="text-ink-soft">{none}</p>;
  return (
    <ul className="divide-y divide-line border-line border-y">
      {query.data.map((row) => (
        <li key={row.id} className="py-4">
          {children(row)}
        </li>
      ))}
    </ul>
  );
}
