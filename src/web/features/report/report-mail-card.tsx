import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { CHOICES_KEY, changeChoices, getChoices } from '#web/api/progress.ts';
import { useMember } from '#web/features/session/use-member.ts';
import { reportText } from '#web/strings/report-text.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { TextLink } from '#web/ui/text-link.tsx';

const { mail: text } = reportText;

/** Off until chosen. */
export function ReportMailCard() {
  const { isPro } = useMember();
  const client = useQueryClient();
  const choices = useQuery({ queryKey: CHOICES_KEY, queryFn: getChoices });
  const change = useMutation({
    mutationFn: changeChoices,
    onSuccess: (kept) => client.setQueryData(CHOICES_KEY, kept),
  });
  return (
    <section data-print="never" className="sheet p-5 sm:p-7">
      <h2 className="mb-2 text-xl">{text.title}</h2>
      {isPro ? (
        <Checkbox
          checked={choices.data?.weeklyReport ?? false}
          hint={text.text}
          onChange={(event) => change.mutate({ weeklyReport: event.currentTarget.checked })}
        >
          {text.on}
        </Checkbox>
      ) : (
        <p className="text-ink-soft">
          {text.locked} <TextLink to="/upgrade">{text.upgrade}</TextLink>
        </p>
      )}
    </section>
  );
}
