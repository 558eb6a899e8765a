import { useForm } from 'react-hook-form';
import { changeEmail } from '#web/api/auth.ts';
import { emailVerdict } from '#web/features/account/form-checks.ts';
import { problemSentence } from '#web/strings/problem-sentence.ts';
import { profileText } from '#web/strings/profile-text.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { notify } from '#web/ui/toast/notify.ts';

const { email: text } = profileText;

export function ChangeEmailForm() {
  const form = useForm({ defaultValues: { email: '' } });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async ({ email }) => {
    try {
      await changeEmail(email.trim());
      form.reset();
      notify.success(text.sent);
    } catch (error) {
      form.setError('email', { message: problemSentence(error) });
    }
  });

  return (
    <form onSubmit={submit} noValidate className="flex max-w-md flex-col gap-4">
      <TextField
        label={text.label}
        type="email"
        autoComplete="email"
        error={errors.email?.message}
        {...form.register('email', { validate: emailVerdict })}
      />
      <div>
        <Button type="submit" look="secondary" busy={isSubmitting && text.busy}>
          {text.submit}
        </Button>
      </div>
    </form>
  );
}
