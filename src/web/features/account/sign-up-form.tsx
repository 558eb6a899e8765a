import { useForm } from 'react-hook-form';
import { AGE_BANDS, type AgeBand, needsParent } from '#domain/account/age-band.ts';
import { signUp } from '#web/api/auth.ts';
import { accountText } from '#web/strings/account-text.ts';
import { problemSentence } from '#web/strings/problem-sentence.ts';
import { uiText } from '#web/strings/ui-text.ts';
import { Button } from '#web/ui/button.tsx';
import { ChoiceGroup } from '#web/ui/choice-group.tsx';
import { LiveForm } from '#web/ui/live-form.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { notify } from '#web/ui/toast/notify.ts';
import type { AuthPlace } from './auth-mode.ts';
import { emailVerdict, landingPasswordVerdict, newPasswordVerdict } from './form-checks.ts';
import { useReferral } from './use-referral.ts';

type Fields = {
  email: string;
  password: string;
  confirm: string;
  ageBand: AgeBand | '';
  parentEmail: string;
};
const EMPTY: Fields = { email: '', password: '', confirm: '', ageBand: '', parentEmail: '' };
const AGES = AGE_BANDS.map((value) => ({ value, label: accountText.ages[value] }));
const { checks, fields, signUp: text } = accountText;

type Props = { place: AuthPlace; onDone: (email: string) => void };

export function SignUpForm({ place, onDone }: Props) {
  const ref = useReferral();
  const form = useForm<Fields>({ defaultValues: EMPTY });
  const { errors, isSubmitting } = form.formState;
  const ageBand = form.watch('ageBand');
  const asksParent = ageBand !== '' && needsParent(ageBand);
  const onLanding = place === 'landing';

  const submit = form.handleSubmit(
    async ({ email, password, ageBand: band, parentEmail }) => {
      if (band === '') return;
      const account = { email: email.trim(), password, ageBand: band, ref };
      try {
        await signUp(needsParent(band) ? { ...account, parentEmail: parentEmail.trim() } : account);
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
      <ChoiceGroup
        legend={fields.age}
        hint={fields.ageHint}
        error={errors.ageBand?.message}
        options={AGES}
        input={form.register('ageBand', { required: checks.ageMissing })}
      />
      {asksParent && (
        <TextField
          label={fields.parentEmail}
          hint={fields.parentHint}
          type="email"
          autoComplete="off"
          error={errors.parentEmail?.message}
          {...form.register('parentEmail', { validate: parentVerdict })}
        />
      )}
      <Button type="submit" wide busy={isSubmitting && text.busy}>
        {text.submit}
      </Button>
      <p className="text-ink-faint text-sm">{text.legal}</p>
    </LiveForm>
  );
}

/** A pupil who types their own address again would be agreeing for themselves. */
function parentVerdict(parentEmail: string, { email }: Fields): true | string {
  if (!parentEmail.trim()) return checks.parentMissing;
  if (parentEmail.trim().toLowerCase() === email.trim().toLowerCase()) return checks.parentSame;
  return emailVerdict(parentEmail);
}
