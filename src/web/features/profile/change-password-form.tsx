import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { changePassword } from '#web/api/auth.ts';
import { SESSIONS_KEY } from '#web/api/sessions.ts';
import { newPasswordVerdict } from '#web/features/account/form-checks.ts';
import { accountText } from '#web/strings/account-text.ts';
import { problemSentence } from '#web/strings/problem-sentence.ts';
import { profileText } from '#web/strings/profile-text.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { notify } from '#web/ui/toast/notify.ts';

const { fields, checks, newPassword } = accountText;
const { password: text } = profileText;

export function ChangePasswordForm() {
  const client = useQueryClient();
  const form = useForm({ defaultValues: { current: '', next: '', confirm: '' } });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async ({ current, next }) => {
    try {
      await changePassword(current, next);
      form.reset();
      notify.success(newPassword.done.title, { description: newPassword.done.description });
      await client.invalidateQueries({ queryKey: SESSIONS_KEY });
    } catch (error) {
      form.setError('root', { message: problemSentence(error) });
    }
  });

  return (
    <form onSubmit={submit} noValidate className="flex max-w-md flex-col gap-4">
      {errors.root?.message && (
        <Notice tone="problem" live>
          {errors.root.message}
        </Notice>
      )}
      <PasswordField
        label={fields.currentPassword}
        autoComplete="current-password"
        error={errors.current?.message}
        {...form.register('current', { required: checks.passwordMissing })}
      />
      <PasswordField
        label={fields.newPassword}
        hint={fields.passwordHint}
        autoComplete="new-password"
        error={errors.next?.message}
        {...form.register('next', { validate: newPasswordVerdict })}
      />
      <PasswordField
        label={fields.confirm}
        autoComplete="new-password"
        error={errors.confirm?.message}
        {...form.register('confirm', {
          validate: (confirm, { next }) => confirm === next || checks.mismatch,
        })}
      />
      <p className="text-[0.9375rem] text-ink-soft">{text.note}</p>
      <div>
        <Button type="submit" busy={isSubmitting && text.busy}>
          {text.submit}
        </Button>
      </div>
    </form>
  );
}
