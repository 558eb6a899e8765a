import { Lock } from 'lucide-react';
import type { VictoryPlanView } from '#contract/progress.ts';
import { coachText } from '#web/strings/coach-text.ts';
import { formatDay, formatPercent } from '#web/strings/format.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { PenNote } from '#web/ui/pen/pen-note.tsx';

type Props = { plan: VictoryPlanView; isPro: boolean };

/** The coach's plan: for everybody on the free plan, for this very pupil on Pro. */
export function CoachCard({ plan, isPro }: Props) {
  return (
    <Card>
      <h2 className="text-xl">{coachText.title}</h2>
      <p className="mb-4 text-[0.9375rem] text-ink-soft">
        {plan.isPersonal
          ? coachText.personal(formatDay(plan.analysisDate), formatPercent(plan.confidence))
          : isPro
            ? coachText.soon
            : coachText.general}
      </p>
      <ol className="flex flex-col gap-3">
        {plan.tips.map((tip, index) => (
          <li key={tip} className="flex gap-3">
            <PenNote className="w-5 shrink-0 pt-1 text-center text-3xl">{index + 1}</PenNote>
            <span>{tip}</span>
          </li>
        ))}
      </ol>
      <p className="mt-5 rounded-field bg-blue-wash px-4 py-3">
        <span className="block font-semibold">{coachText.goal}</span>
        {plan.weeklyGoal}
      </p>
      <p className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        <ButtonLink to="/revision" look="secondary" size="small">
          {coachText.revise}
        </ButtonLink>
        {!isPro && (
          <span className="flex items-center gap-2 text-[0.9375rem] text-ink-soft">
            <Lock aria-hidden="true" className="size-4 shrink-0" />
            {coachText.locked}
          </span>
        )}
      </p>
      <p className="mt-4 text-ink-faint text-sm">{coachText.note}</p>
    </Card>
  );
}
