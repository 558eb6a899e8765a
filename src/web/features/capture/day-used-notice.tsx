import type { MeView } from '#contract/account.ts';
import { entitlementsOf } from '#domain/account/entitlements.ts';
import { captureText as text } from '#web/strings/capture-text.ts';
import { sentenceForRefusal } from '#web/strings/refusals.ts';
import { Notice } from '#web/ui/notice.tsx';
import { TextLink } from '#web/ui/text-link.tsx';

type Props = { me: MeView; isPro: boolean };

/** Told before a copy is photographed and described, not after: the day's correction is used. */
export function DayUsedNotice({ me, isPro }: Props) {
  const { correctionsADay } = entitlementsOf(me.profile.plan);
  if (isPro || correctionsADay === null || me.profile.dailyCorrectionsUsed < correctionsADay)
    return null;
  return (
    <Notice>
      <p>{sentenceForRefusal({ code: 'daily-limit' })}</p>
      <p>
        {text.prepare} <TextLink to="/upgrade">{text.limits.upgrade}</TextLink>
      </p>
    </Notice>
  );
}
