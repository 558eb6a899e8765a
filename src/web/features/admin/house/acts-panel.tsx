import { useQuery } from '@tanstack/react-query';
import { ADMINISTRATION_KEY, listActs } from '#web/api/administration.ts';
import { administrationText } from '#web/strings/administration-text.ts';
import { formatMoment } from '#web/strings/format.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Book } from './book.tsx';

const { acts: text } = administrationText;

/** Orders, cancellations and withdrawals, with those that wait for a human. */
export function ActsPanel() {
  const acts = useQuery({ queryKey: [...ADMINISTRATION_KEY, 'acts'], queryFn: listActs });
  return (
    <Book query={acts} none={text.none}>
      {({ kind, email, reference, outcome, createdAt }) => (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <div className="min-w-0">
            <p className="wrap-anywhere font-semibold">
              {text.kinds[kind] ?? kind} · {email}
            </p>
            <p className="text-[0.9375rem] text-ink-soft">
              {formatMoment(createdAt)}
              {reference && <> · {reference}</>}
            </p>
          </div>
          <Badge tone={outcome === 'done' ? 'green' : 'red'}>
            {text.outcomes[outcome] ?? outcome}
          </Badge>
        </div>
      )}
    </Book>
  );
}
