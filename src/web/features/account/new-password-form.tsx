import { useForm } from 'react-hook-form';
import { accountText } from '#web/strings/account-text.ts';
import { problemSentence } from '#web/strings/problem-sentence.ts';
import { uiText } from '#web/strings/ui-text.ts';
import { Button } from '#web/ui/button.tsx';
import { LiveForm } from '#web/ui/live-form.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { notify } from '#web/ui/toast/notify.ts';
import { newPasswordVerdict } from './form-checks.ts';

const { fields, checks, newPassword: text } = accountText;

/** Two fields that must agree; `save` says what becomes of the password. */
export function NewPasswordForm({ save }: { save: (password: string) => Promise<void> }) {
  const form = useForm({ defaultValues: { password: '', confirm: '' } });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async ({ password }) => {
    try {
      await save(password);
    } catch (error) {
      const description = problemSentence(error);
      form.setError('root', { message: description });
      notify.error(uiText.errorTitle, { description });
    }
  });

  return (
    <LiveForm onSubmit={submit} className="flex flex-col gap-5">
      {errors.root?.message && (
        <Notice tone="problem" live>
          {errors.root.message}
        </Notice>
      )}
      <PasswordField
        label={fields.newPassword}
        hint={fields.passwordHint}
        autoComplete="new-password"
        error={errors.password?.message}
        {...form.register('password', { validate: newPasswordVerdict })}
      />
      <PasswordField
        label={fields.confirm}
        autoComplete="new-password"
        error={errors.confirm?.message}
        {...form.register('confirm', {
          validate: (confirm, { password }) => confirm === password || checks.mismatch,
        })}
      />
      <Button type="submit" wide busy={isSubmitting && text.busy}>
        {text.submit}
      </Button>
    </LiveForm>
  );
}
