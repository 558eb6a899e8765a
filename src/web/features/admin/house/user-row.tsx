import type { AccountChangeRequest, AdminUserView } from '#contract/administration.ts';
import { administrationText } from '#web/strings/administration-text.ts';
import { formatDay } from '#web/strings/format.ts';
import { uiText } from '#web/strings/ui-text.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/select-field.tsx';

const { users: text } = administrationText;
const GRANTS = [
  { value: '', label: text.grants.none },
  { value: 'pro', label: text.grants.pro },
  { value: 'pro_lifetime', label: text.grants.pro_lifetime },
];

type Props = {
  user: AdminUserView;
  busy: boolean;
  onChange: (wish: AccountChangeRequest) => void;
};

export function UserRow({ user, busy, onChange }: Props) {
  const button = (action: 'suspend' | 'reopen' | 'promote' | 'demote') => (
    <Button
      look="secondary"
      size="small"
      disabled={busy}
      aria-label={uiText.named(text[action], user.email)}
      onClick={() => onChange({ action } as AccountChangeRequest)}
    >
      {text[action]}
    </Button>
  );
  return (
    <div className="flex flex-wrap items-end justify-between gap-4">
      <div className="min-w-0">
        <p className="wrap-anywhere font-semibold">{user.email}</p>
        <p className="text-[0.9375rem] text-ink-soft">
          {text.facts(formatDay(user.createdAt), user.exams)}
        </p>
        <p className="mt-2 flex flex-wrap gap-2">
          <Badge tone={user.isSuspended ? 'red' : user.plan === 'free' ? 'neutral' : 'blue'}>
            {text.plans[user.plan]}
          </Badge>
          {user.role === 'admin' && <Badge tone="amber">{text.admin}</Badge>}
          {!user.emailConfirmed && <Badge>{text.unconfirmed}</Badge>}
          {user.deletionRequested && <Badge tone="red">{text.leaving}</Badge>}
        </p>
      </div>
      <div className="flex flex-wrap items-end gap-2">
        <SelectField
          className="w-40"
          label={text.plan}
          aria-label={uiText.named(text.plan, user.email)}
          options={GRANTS}
          value={user.grantedPlan ?? ''}
          disabled={busy}
          onChange={(event) => {
            const plan = event.currentTarget.value as 'pro' | 'pro_lifetime' | '';
            onChange({ action: 'grant', plan: plan || null });
          }}
        />
        {button(user.isSuspended ? 'reopen' : 'suspend')}
        {button(user.role === 'admin' ? 'demote' : 'promote')}
      </div>
    </div>
  );
}
