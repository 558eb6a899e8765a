import type { MeView } from '#contract/account.ts';
import { accountText } from '#web/strings/account-text.ts';
import { formatDay } from '#web/strings/format.ts';
import { profileText } from '#web/strings/profile-text.ts';
import { Card } from '#web/ui/card.tsx';

const { info } = profileText;

export function MemberFacts({ me }: { me: MeView }) {
  const { ageBand, parentConfirmed } = me.profile;
  const facts: [string, string][] = [
    [info.email, me.user.email],
    [info.since, formatDay(me.user.createdAt)],
    [info.age, accountText.ages[ageBand]],
  ];
  if (parentConfirmed !== null) {
    facts.push([info.parent, parentConfirmed ? info.parentYes : info.parentNo]);
  }
  return (
    <Card title={info.title}>
      <dl className="grid gap-3">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className="text-[0.9375rem] text-ink-faint">{name}</dt>
            <dd className="wrap-anywhere font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
