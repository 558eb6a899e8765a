import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { requestDeletion } from '#web/api/rights.ts';
import { useMember } from '#web/features/session/use-member.ts';
import { localStore } from '#web/offline/local-store.ts';
import { problemSentence } from '#web/strings/problem-sentence.ts';
import { rightsText } from '#web/strings/rights-text.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ScreenTitle } from '#web/ui/screen-title.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { ExportButton } from './data-card.tsx';
import { GoodbyeScreen } from './goodbye-screen.tsx';

const { deletion: text } = rightsText;
const FACTS = [
  [text.now, text.nowText],
  [text.later, text.laterText],
  [text.kept, text.keptText],
] as const;

/** /supprimer-mon-compte: what happens, when, what stays, and one field to mean it. */
export function DeletionScreen() {
  const { me } = useMember();
  const form = useForm({ defaultValues: { email: '' } });
  const [isGone, setGone] = useState(false);
  const { errors, isSubmitting } = form.formState;
  const isOwn = (email: string) =>
    email.trim().toLowerCase() === me.user.email.toLowerCase() || text.mismatch;

  const submit = form.handleSubmit(async ({ email }) => {
    try {
      await requestDeletion(email.trim());
      // What this browser kept to read without a network goes with the account.
      localStorage.clear();
      sessionStorage.clear();
      await localStore.clear();
      setGone(true);
    } catch (error) {
      form.setError('email', { message: problemSentence(error) });
    }
  });

  if (isGone) return <GoodbyeScreen />;
  return (
    <div className="mx-auto flex max-w-xl flex-col gap-6">
      <ScreenTitle>{text.title}</ScreenTitle>
      <Card>
        <dl className="grid gap-4">
          {FACTS.map(([name, value]) => (
            <div key={name}>
              <dt className="font-semibold">{name}</dt>
              <dd className="text-ink-soft">{value}</dd>
            </div>
          ))}
        </dl>
      </Card>
      <div>
        <p className="mb-2 text-ink-soft">{text.before}</p>
        <ExportButton />
      </div>
      <form onSubmit={submit} noValidate className="flex flex-col gap-4">
        <TextField
          label={text.label}
          type="email"
          autoComplete="off"
          error={errors.email?.message}
          {...form.register('email', { validate: isOwn })}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" look="danger" busy={isSubmitting && text.busy}>
            {text.submit}
          </Button>
          <ButtonLink to="/profile" look="secondary">
            {text.cancel}
          </ButtonLink>
        </div>
      </form>
    </div>
  );
}
