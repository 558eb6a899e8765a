import { useForm } from 'react-hook-form';
import { AGE_BANDS, type AgeBand, needsParent } from '#domain/account/age-band.ts';
import { claimReferral } from '#web/api/referral.ts';
import { answerAge } from '#web/api/rights.ts';
import { emailVerdict } from '#web/features/account/form-checks.ts';
import { useSession } from '#web/features/session/session-context.ts';
import { accountText } from '#web/strings/account-text.ts';
import { problemSentence } from '#web/strings/problem-sentence.ts';
import { rightsText } from '#web/strings/rights-text.ts';
import { Button } from '#web/ui/button.tsx';
import { ChoiceGroup } from '#web/ui/choice-group.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TextField } from '#web/ui/text-field.tsx';

const { age: text } = rightsText;
const { fields, checks } = accountText;
const AGES = AGE_BANDS.map((value) => ({ value, label: accountText.ages[value] }));
type Fields = { ageBand: AgeBand | ''; parentEmail: string };

/** Asks those who came by Google what our own form asks everyone; closing it without an answer is signing out. */
export function AgeGate() {
  const { session } = useSession();
  const isAsked = session.status === 'signed-in' && !session.me.profile.ageKnown;
  return isAsked ? <AgeQuestion email={session.me.user.email} /> : null;
}

function AgeQuestion({ email }: { email: string }) {
  const { refresh, signOut } = useSession();
  const form = useForm<Fields>({ defaultValues: { ageBand: '', parentEmail: '' } });
  const { errors, isSubmitting } = form.formState;
  const band = form.watch('ageBand');
  const asksParent = band !== '' && needsParent(band);

  const submit = form.handleSubmit(async ({ ageBand, parentEmail }) => {
    if (ageBand === '') return;
    const young = needsParent(ageBand);
    try {
      await answerAge({ ageBand, ...(young ? { parentEmail: parentEmail.trim() } : {}) });
      const ref = localStorage.getItem('referralCode');
      // An invitation that cannot be claimed costs nobody an account.
      if (ref) await claimReferral(ref).catch(() => {});
      await refresh();
    } catch (error) {
      form.setError('root', { message: problemSentence(error) });
    }
  });

  const parentVerdict = (parent: string) => {
    if (!parent.trim()) return checks.parentMissing;
    if (parent.trim().toLowerCase() === email.toLowerCase()) return checks.parentSame;
    return emailVerdict(parent);
  };

  return (
    <Dialog open onClose={signOut} title={text.title}>
      <form onSubmit={submit} noValidate className="mt-3 flex flex-col gap-5">
        <p className="text-ink-soft">{text.text}</p>
        <ChoiceGroup
          legend={fields.age}
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
        {errors.root?.message && (
          <Notice tone="problem" live>
            {errors.root.message}
          </Notice>
        )}
        <Button type="submit" busy={isSubmitting && text.busy}>
          {text.submit}
        </Button>
      </form>
    </Dialog>
  );
}
