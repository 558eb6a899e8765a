import { type UseFormReturn, useForm } from 'react-hook-form';
import { signUp } from '#web/api/auth.ts';
import { accountText } from '#web/strings/account-text.ts';
import { problemSentence } from '#web/strings/problem-sentence.ts';
import { uiText } from '#web/strings/ui-text.ts';
import { Button } from '#web/ui/button.tsx';
import { LiveForm } from '#web/ui/live-form.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { notify } from '#web/ui/toast/notify.ts';
import { type Age, AgeFields, ageAnswer, NO_AGE } from './age-fields.tsx';
import type { AuthPlace } from './auth-mode.ts';
import { emailVerdict, landingPasswordVerdict, newPasswordVerdict } from './form-checks.ts';
import { useReferral } from './use-referral.ts';

type Fields = Age & { email: string; password: string; confirm: string };
const EMPTY: Fields = { email: '', password: '', confirm: '', ...NO_AGE };
const { checks, fields, signUp: text } = accountText;

type Props = { place: AuthPlace; onDone: (email: string) => void };

export function SignUpForm({ place, onDone }: Props) {
  const ref = useReferral();
  const form = useForm<Fields>({ defaultValues: EMPTY });
  const { errors, isSubmitting } = form.formState;
  const onLanding = place === 'landing';

  const submit = form.handleSubmit(
    async ({ email, password, ...age }) => {
      const answer = ageAnswer(age);
      if (!answer) return;
      const account = { email: email.trim(), password, ref, ...answer };
      try {
        await signUp(account);
        const { title, description } = onLanding ? text.created : text.registered;
        notify.success(title, { description });
        form.reset();
        onDone(account.email);
      } catch (error) {
        const description = problemSentence(error);
        form.setError('root', { message: description });
        notify.error(place === 'auth' ? uiText.errorTitle : text.failed, { description });
      }
    },
    ({ password }) => {
      const { title, description } = checks.landingShort;
      if (password?.message === description) notify.error(title, { description });
    },
  );

  return (
    <LiveForm onSubmit={submit} className="flex flex-col gap-5">
      {errors.root?.message && (
        <Notice tone="problem" title={text.failed} live>
          {errors.root.message}
        </Notice>
      )}
      <TextField
        label={fields.email}
        type="email"
        autoComplete="username"
        error={errors.email?.message}
        {...form.register('email', { validate: emailVerdict })}
      />
      <PasswordField
        label={fields.password}
        hint={fields.passwordHint}
        autoComplete="new-password"
        error={errors.password?.message}
        {...form.register('password', {
          validate: onLanding ? landingPasswordVerdict : newPasswordVerdict,
        })}
      />
      {!onLanding && (
        <PasswordField
          label={fields.confirm}
          autoComplete="new-password"
          error={errors.confirm?.message}
          {...form.register('confirm', {
            validate: (confirm, { password }) => confirm === password || checks.mismatch,
          })}
        />
      )}
      <AgeFields
        // The form holds the fields of the age among others, which its type cannot say.
        form={form as unknown as UseFormReturn<Age>}
        hint={fields.ageHint}
        ownEmail={() => form.getValues('email')}
      />
      <Button type="submit" wide busy={isSubmitting && text.busy}>
        {text.submit}
      </Button>
      <p className="text-ink-faint text-sm">{text.legal}</p>
    </LiveForm>
  );
}
