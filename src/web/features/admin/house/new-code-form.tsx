import { useForm } from 'react-hook-form';
import { MAX_CODE_LENGTH, normaliseCode } from '#domain/codes/institutional-code.ts';
import { endOfParisDay, parisDay } from '#domain/exam/paris-day.ts';
import { createCode } from '#web/api/administration.ts';
import { isProblem } from '#web/api/problem.ts';
import { administrationText } from '#web/strings/administration-text.ts';
import { problemSentence } from '#web/strings/problem-sentence.ts';
import { uiText } from '#web/strings/ui-text.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { notify } from '#web/ui/toast/notify.ts';

const { codes: text } = administrationText;
const MOST_PLACES = 10_000;
const EMPTY = { institutionName: '', code: '', maxUsers: '30', expires: '' };

const placesVerdict = (typed: string) => {
  const places = Number(typed);
  return (Number.isInteger(places) && places >= 1 && places <= MOST_PLACES) || text.placesWrong;
};
const dayVerdict = (day: string) => {
  if (!day) return text.expiresMissing;
  return day >= parisDay(new Date()) || text.expiresPast;
};

export function NewCodeForm({ onCreated }: { onCreated: () => void }) {
  const form = useForm({ defaultValues: EMPTY });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async ({ institutionName, code, maxUsers, expires }) => {
    try {
      const made = await createCode({
        institutionName,
        maxUsers: Number(maxUsers),
        expiresAt: endOfParisDay(expires).toISOString(),
        ...(code ? { code: normaliseCode(code) } : {}),
      });
      notify.success(text.created(made.code), { duration: 8_000 });
      form.reset();
      onCreated();
    } catch (error) {
      const message = isProblem(error, 400) ? text.taken : problemSentence(error);
      form.setError('code', { message });
    }
  });

  return (
    <Card title={text.newTitle}>
      <form onSubmit={submit} noValidate className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={text.institution}
          error={errors.institutionName?.message}
          {...form.register('institutionName', {
            validate: (name) => name.trim().length >= 2 || text.institutionMissing,
          })}
        />
        <TextField
          label={text.code}
          hint={text.codeHint}
          optional={uiText.optional}
          maxLength={MAX_CODE_LENGTH}
          error={errors.code?.message}
          {...form.register('code')}
        />
        <TextField
          label={text.places}
          type="number"
          min={1}
          max={MOST_PLACES}
          error={errors.maxUsers?.message}
          {...form.register('maxUsers', { validate: placesVerdict })}
        />
        <TextField
          label={text.expires}
          type="date"
          error={errors.expires?.message}
          {...form.register('expires', { validate: dayVerdict })}
        />
        <div>
          <Button type="submit" busy={isSubmitting && text.creating}>
            {text.create}
          </Button>
        </div>
      </form>
    </Card>
  );
}
