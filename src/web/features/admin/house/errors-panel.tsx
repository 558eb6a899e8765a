import { useQuery } from '@tanstack/react-query';
import { ADMINISTRATION_KEY, listErrors } from '#web/api/administration.ts';
import { administrationText } from '#web/strings/administration-text.ts';
import { formatMoment } from '#web/strings/format.ts';
import { Book } from './book.tsx';

const { errors: text } = administrationText;

/** One line for each fault, however often it was seen. */
export function ErrorsPanel() {
  const errors = useQuery({ queryKey: [...ADMINISTRATION_KEY, 'errors'], queryFn: listErrors });
  return (
    <Book query={errors} none={text.none}>
      {({ type, message, url, errorId, times, people, firstAt, lastAt }) => (
        <div>
          <p className="wrap-anywhere font-semibold">
            {type} · {message}
          </p>
          <p>{text.seen(times, people, formatMoment(firstAt), formatMoment(lastAt))}</p>
          <p className="wrap-anywhere text-[0.9375rem] text-ink-soft">
            {[url, errorId].filter(Boolean).join(' · ')}
          </p>
        </div>
      )}
    </Book>
  );
}
