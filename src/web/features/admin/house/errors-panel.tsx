import { useQuery } from '@tanstack/react-query';
import { ADMINISTRATION_KEY, listErrors } from '#web/api/administration.ts';
import { administrationText } from '#web/strings/administration-text.ts';
import { formatMoment } from '#web/strings/format.ts';
import { Book } from './book.tsx';

export function ErrorsPanel() {
  const errors = useQuery({ queryKey: [...ADMINISTRATION_KEY, 'errors'], queryFn: listErrors });
  return (
    <Book query={errors} none={administrationText.errors.none}>
      {({ type, message, url, errorId, createdAt }) => (
        <div>
          <p className="wrap-anywhere font-semibold">
            {type} · {message}
          </p>
          <p className="wrap-anywhere text-[0.9375rem] text-ink-soft">
            {[formatMoment(createdAt), url, errorId].filter(Boolean).join(' · ')}
          </p>
        </div>
      )}
    </Book>
  );
}
