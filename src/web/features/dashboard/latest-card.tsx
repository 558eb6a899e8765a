import { TrendingDown, TrendingUp } from 'lucide-react';
import type { DashboardView } from '#contract/progress.ts';
import { dashboardText } from '#web/strings/dashboard-text.ts';
import { examText } from '#web/strings/exam-text.ts';
import { formatDay, formatGrade } from '#web/strings/format.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { PenCircle } from '#web/ui/pen/pen-circle.tsx';
import { TextLink } from '#web/ui/text-link.tsx';

const { last: text } = dashboardText;

export function LatestCard({ latest }: { latest: NonNullable<DashboardView['latest']> }) {
  const { resultId, subject, grade, day, change } = latest;
  const Icon = change !== null && change < 0 ? TrendingDown : TrendingUp;
  return (
    <Card className="flex flex-col">
      <div className="mb-3 flex items-baseline justify-between gap-3">
        <h2 className="text-xl">{text.title}</h2>
        <TextLink to="/history" className="text-[0.9375rem]">
          {text.all}
        </TextLink>
      </div>
      <div className="flex items-center justify-between gap-4">
        <div>
          <p className="font-semibold">{examText.subjects[subject]}</p>
          <p className="text-[0.9375rem] text-ink-soft">{formatDay(day)}</p>
        </div>
        <PenCircle className="px-4 py-2">
          <span className="font-semibold text-xl">{formatGrade(grade)}</span>
        </PenCircle>
      </div>
      {change !== null && (
        <p className="mt-2 flex items-center gap-2 text-[0.9375rem] text-ink-soft">
          <Icon aria-hidden="true" className="size-4 shrink-0" />
          {text.change(change)}
        </p>
      )}
      <ButtonLink
        to={`/results/${resultId}`}
        look="secondary"
        size="small"
        className="mt-4 self-start"
      >
        {text.open}
      </ButtonLink>
    </Card>
  );
}
