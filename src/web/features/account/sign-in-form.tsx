import { useForm } from 'react-hook-form';
import { useLocation } from 'wouter';
import { signIn } from '#web/api/auth.ts';
import { isProblem } from '#web/api/problem.ts';
import { useSession } from '#web/features/session/session-context.ts';
import { accountText } from '#web/strings/account-text.ts';
import { problemSentence } from '#web/strings/problem-sentence.ts';
import { uiText } from '#web/strings/ui-text.ts';
import { Button } from '#web/ui/button.tsx';
import { LiveForm } from '#web/ui/live-form.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { notify } from '#web/ui/toast/notify.ts';
import type { AuthPlace } from './auth-mode.ts';
import { emailVerdict } from './form-checks.ts';

type Fields = { email: string; password: string };
type Props = { place: AuthPlace; returnUrl: string };

export function SignInForm({ place, returnUrl }: Props) {
  const [, navigate] = useLocation();
  const { refresh } = useSession();
  const form = useForm<Fields>();
  const { errors, isSubmitting } = form.formState;
  const text = accountText.signIn;

  const submit = form.handleSubmit(async ({ email, password }) => {
    try {
      await signIn({ email: email.trim(), password });
      notify.success(text.success);
      await refresh();
      navigate(returnUrl);
    } catch (error) {
      if (isProblem(error) && error.code === 'EMAIL_NOT_VERIFIED') {
        navigate('/auth?message=confirm-email', { state: { email: email.trim() } });
        return;
      }
      console.warn('sign-in refused', isProblem(error) ? error.code : error);
      const description = problemSentence(error);
      form.setError('root', { message: description });
      notify.error(place === 'auth' ? uiText.errorTitle : text.failed, { description });
    }
  });

  return (
    <LiveForm onSubmit={submit} className="flex flex-col gap-5">
      {errors.root?.message && (
        <Notice tone="problem" title={text.failed} live>
          {errors.root.message}
        </Notice>
      )}
      <TextField
        label={accountText.fields.email}
        type="email"
        autoComplete="username"
        error={errors.email?.message}
        {...form.register('email', { validate: emailVerdict })}
      />
      <PasswordField
        label={accountText.fields.password}
        autoComplete="current-password"
        error={errors.password?.message}
        {...form.register('password', { required: accountText.checks.passwordMissing })}
      />
      <TextLink to="/forgot-password" className="-mt-3 self-end text-[0.9375rem]">
        {text.forgot}
      </TextLink>
      <Button type="submit" wide busy={isSubmitting && text.busy}>
        {text.submit}
      </Button>
    </LiveForm>
  );
}
