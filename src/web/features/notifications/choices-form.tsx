import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ChoicesView } from '#contract/progress.ts';
import { CHOICES_KEY, changeChoices, DASHBOARD_KEY, getChoices } from '#web/api/progress.ts';
import { useMember } from '#web/features/session/use-member.ts';
import { noticeText } from '#web/strings/notice-text.ts';
import { problemSentence } from '#web/strings/problem-sentence.ts';
import { uiText } from '#web/strings/ui-text.ts';
import { Card } from '#web/ui/card.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { ChoiceGroup } from '#web/ui/choice-group.tsx';
import { notify } from '#web/ui/toast/notify.ts';

const { goals, mails, saved } = noticeText;
const MAILS = ['mailResults', 'mailRewards', 'mailStreak'] as const;

/** Goals, and what may leave by mail: each choice is kept as soon as it is made. */
export function ChoicesForm() {
  const { isPro } = useMember();
  const client = useQueryClient();
  const choices = useQuery({ queryKey: CHOICES_KEY, queryFn: getChoices });
  const change = useMutation({
    mutationFn: changeChoices,
    onSuccess: (kept) => {
      client.setQueryData(CHOICES_KEY, kept);
      void client.invalidateQueries({ queryKey: DASHBOARD_KEY });
      notify.success(saved);
    },
    onError: (error) => notify.error(uiText.errorTitle, { description: problemSentence(error) }),
  });
  if (!choices.data) return null;
  const { dailyGoalXp, weeklyDays } = choices.data;
  const choose = (changes: Partial<ChoicesView>) => change.mutate(changes);
  const mail = (name: (typeof MAILS)[number] | 'weeklyReport', label: string, disabled = false) => (
    <Checkbox
      key={name}
      checked={choices.data[name]}
      disabled={disabled}
      onChange={(event) => choose({ [name]: event.currentTarget.checked })}
    >
      {label}
    </Checkbox>
  );
  return (
    <div className="flex flex-col gap-6">
      <Card title={goals.title} className="flex flex-col gap-4">
        <ChoiceGroup
          legend={goals.daily}
          hint={goals.dailyHint}
          options={goals.dailyOptions}
          value={String(dailyGoalXp)}
          input={{
            name: 'daily-goal',
            onChange: (event) =>
              choose({ dailyGoalXp: Number(event.currentTarget.value) as 30 | 60 | 100 }),
          }}
        />
        <ChoiceGroup
          legend={goals.weekly}
          options={goals.weeklyOptions}
          value={String(weeklyDays)}
          input={{
            name: 'weekly-days',
            onChange: (event) =>
              choose({ weeklyDays: Number(event.currentTarget.value) as 3 | 5 | 7 }),
          }}
        />
      </Card>
      <Card title={mails.title} className="flex flex-col gap-3">
        <p className="-mt-2 text-[0.9375rem] text-ink-soft">{mails.text}</p>
        {MAILS.map((name) => mail(name, mails[name]))}
        {mail('weeklyReport', isPro ? mails.weeklyReport : mails.weeklyReportPro, !isPro)}
      </Card>
    </div>
  );
}
