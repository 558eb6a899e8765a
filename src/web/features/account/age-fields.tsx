import type { UseFormReturn } from 'react-hook-form';
import { AGE_BANDS, type AgeBand, needsParent } from '#domain/account/age-band.ts';
import { accountText } from '#web/strings/account-text.ts';
import { ChoiceGroup } from '#web/ui/choice-group.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { emailVerdict } from './form-checks.ts';

const AGES = AGE_BANDS.map((value) => ({ value, label: accountText.ages[value] }));
const { checks, fields } = accountText;

export type Age = { ageBand: AgeBand | ''; parentEmail: string };
export const NO_AGE: Age = { ageBand: '', parentEmail: '' };

/** What is told to the server: a parent only where one is needed. */
export function ageAnswer({ ageBand, parentEmail }: Age) {
  if (ageBand === '') return undefined;
  return needsParent(ageBand) ? { ageBand, parentEmail: parentEmail.trim() } : { ageBand };
}

type Props = {
  form: UseFormReturn<Age>;
  hint?: string;
  /** The pupil's own address: whoever types it again would be agreeing for themselves. */
  ownEmail: () => string;
};

/** How old one is, and who agrees for those who are too young to. */
export function AgeFields({ form, hint, ownEmail }: Props) {
  const { errors } = form.formState;
  const band = form.watch('ageBand');
  const parentVerdict = (parent: string) => {
    if (!parent.trim()) return checks.parentMissing;
    if (parent.trim().toLowerCase() === ownEmail().trim().toLowerCase()) return checks.parentSame;
    return emailVerdict(parent);
  };
  return (
    <>
      <ChoiceGroup
        legend={fields.age}
        hint={hint}
        error={errors.ageBand?.message}
        options={AGES}
        input={form.register('ageBand', { required: checks.ageMissing })}
      />
      {band !== '' && needsParent(band) && (
        <TextField
          label={fields.parentEmail}
          hint={fields.parentHint}
          type="email"
          autoComplete="off"
          error={errors.parentEmail?.message}
          {...form.register('parentEmail', { validate: parentVerdict })}
        />
      )}
    </>
  );
}
