import { useForm } from 'react-hook-form';
import { requestPasswordReset } from '#web/api/auth.ts';
import { accountText } from '#web/strings/account-text.ts';
import { problemSentence } from '#web/strings/problem-sentence.ts';
import { uiText } from '#web/strings/ui-text.ts';
import { Button } from '#web/ui/button.tsx';
import { LiveForm } from '#web/ui/live-form.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { notify } from '#web/ui/toast/notify.ts';
import type { AuthPlace } from './auth-mode.ts';
import { emailVerdict } from './form-checks.ts';

const { reset: text } = accountText;
const SENT = {
  landing: text.sent,
  login: text.sentOnForgot,
  auth: text.sentOnAuth,
} satisfies Record<AuthPlace, { title: string; description: string }>;

type Props = { place: AuthPlace; onDone?: () => void };

/** Asks for a link by mail. Whether the address has an account is never said. */
export function ResetRequestForm({ place, onDone }: Props) {
  const form = useForm({ defaultValues: { email: '' } });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async ({ email }) => {
    try {
      await requestPasswordReset(email.trim());
      notify.success(SENT[place].title, { description: SENT[place].description });
      form.reset();
      onDone?.();
    } catch (error) {
      const description = problemSentence(error);
      form.setError('email', { message: description });
      notify.error(uiText.errorTitle, { description });
    }
  });

  return (
    <LiveForm onSubmit={submit} className="flex flex-col gap-5">
      <p className="text-ink-soft">{text.intro}</p>
      <TextField
        label={accountText.fields.email}
        type="email"
        autoComplete="username"
        error={errors.email?.message}
        {...form.register('email', { validate: emailVerdict })}
      />
      <Button
        type="submit"
        wide
        busy={isSubmitting && (place === 'login' ? text.busyShort : text.busy)}
      >
        {text.submit}
      </Button>
    </LiveForm>
  );
}
