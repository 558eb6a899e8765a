import { useQuery } from '@tanstack/react-query';
import { ADMINISTRATION_KEY, listAudit } from '#web/api/administration.ts';
import { administrationText } from '#web/strings/administration-text.ts';
import { formatMoment } from '#web/strings/format.ts';
import { Book } from './book.tsx';

const { audit: text } = administrationText;

/** What administrators did, newest first; nobody can take a line out. */
export function AuditPanel() {
  const audit = useQuery({ queryKey: [...ADMINISTRATION_KEY, 'audit'], queryFn: listAudit });
  return (
    <Book query={audit} none={text.none}>
      {({ admin, action, target, details, createdAt }) => (
        <div>
          <p className="wrap-anywhere font-semibold">
            {text.actions[action] ?? action}
            {target && <> · {target}</>}
          </p>
          <p className="wrap-anywhere text-[0.9375rem] text-ink-soft">
            {formatMoment(createdAt)} · {admin ?? text.gone}
            {Object.entries(details).map(([name, value]) => ` · ${name} ${String(value)}`)}
          </p>
        </div>
      )}
    </Book>
  );
}
