import { useMutation } from '@tanstack/react-query';
import { changeLocale } from '#web/api/me.ts';
import { useSession } from '#web/features/session/session-context.ts';
import { problemSentence } from '#web/strings/problem-sentence.ts';
import { profileText } from '#web/strings/profile-text.ts';
import { uiText } from '#web/strings/ui-text.ts';
import { SelectField } from '#web/ui/select-field.tsx';
import { notify } from '#web/ui/toast/notify.ts';

const { language } = profileText;
const OPTIONS = Object.entries(language.values).map(([value, label]) => ({ value, label }));

export function LanguageField({ locale }: { locale: 'fr' | 'en' }) {
  const { refresh } = useSession();
  const change = useMutation({
    mutationFn: changeLocale,
    onSuccess: async () => {
      await refresh();
      notify.success(language.saved);
    },
    onError: (error) => notify.error(uiText.errorTitle, { description: problemSentence(error) }),
  });
  return (
    <SelectField
      className="max-w-md"
      label={language.label}
      hint={language.hint}
      options={OPTIONS}
      value={change.isPending ? change.variables : locale}
      onChange={(event) => change.mutate(event.currentTarget.value as 'fr' | 'en')}
    />
  );
}
