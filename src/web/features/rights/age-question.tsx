import { useForm } from 'react-hook-form';
import { claimReferral } from '#web/api/referral.ts';
import { answerAge } from '#web/api/rights.ts';
import { type Age, AgeFields, ageAnswer, NO_AGE } from '#web/features/account/age-fields.tsx';
import { useSession } from '#web/features/session/session-context.ts';
import { problemSentence } from '#web/strings/problem-sentence.ts';
import { rightsText } from '#web/strings/rights-text.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';

const { age: text } = rightsText;

/** What our own form asks everyone; closing it without an answer is signing out. */
export function AgeQuestion({ email }: { email: string }) {
  const { refresh, signOut } = useSession();
  const form = useForm<Age>({ defaultValues: NO_AGE });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (age) => {
    const answer = ageAnswer(age);
    if (!answer) return;
    try {
      await answerAge(answer);
      const ref = localStorage.getItem('referralCode');
      // An invitation that cannot be claimed costs nobody an account.
      if (ref) await claimReferral(ref).catch(() => {});
      await refresh();
    } catch (error) {
      form.setError('root', { message: problemSentence(error) });
    }
  });

  return (
    <Dialog open onClose={signOut} title={text.title}>
      <form onSubmit={submit} noValidate className="mt-3 flex flex-col gap-5">
        <p className="text-ink-soft">{text.text}</p>
        <AgeFields form={form} ownEmail={() => email} />
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
