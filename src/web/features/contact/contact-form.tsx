import { useForm } from 'react-hook-form';
import { writeToSupport } from '#web/api/contact.ts';
import { emailVerdict } from '#web/features/account/form-checks.ts';
import { contactText as text } from '#web/strings/contact-text.ts';
import { uiText } from '#web/strings/ui-text.ts';
import { Button } from '#web/ui/button.tsx';
import { LiveForm } from '#web/ui/live-form.tsx';
import { TextAreaField } from '#web/ui/text-area-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { notify } from '#web/ui/toast/notify.ts';

const LONGEST = 5_000;

/** What is written stays in the form until the server has it. */
export function ContactForm({ onSent }: { onSent: (email: string) => void }) {
  const form = useForm<{ email: string; message: string }>();
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async ({ email, message }) => {
    try {
      await writeToSupport({ email: email.trim(), message });
      onSent(email.trim());
    } catch {
      notify.error(uiText.errorTitle, { description: text.failed });
    }
  });

  return (
    <LiveForm onSubmit={submit} className="flex flex-col gap-5">
      <TextField
        label={text.email}
        hint={text.emailHint}
        type="email"
        autoComplete="email"
        error={errors.email?.message}
        {...form.register('email', { validate: emailVerdict })}
      />
      <TextAreaField
        label={text.message}
        rows={7}
        maxLength={LONGEST}
        error={errors.message?.message}
        {...form.register('message', {
          validate: (message) => message.trim() !== '' || text.messageMissing,
        })}
      />
      <Button type="submit" busy={isSubmitting && text.busy} className="self-start">
        {text.submit}
      </Button>
    </LiveForm>
  );
}
