import { useForm } from 'react-hook-form';
import type { ContractDeclaration } from '#contract/billing.ts';
import { emailVerdict } from '#web/features/account/form-checks.ts';
import { billingText } from '#web/strings/billing-text.ts';
import { uiText } from '#web/strings/ui-text.ts';
import { Button } from '#web/ui/button.tsx';
import { LiveForm } from '#web/ui/live-form.tsx';
import { TextField } from '#web/ui/text-field.tsx';

const { cancel: text } = billingText;

export type Declaration = { name: string; email: string; reference: string };

type Props = {
  start: Declaration;
  referenceHint: string;
  onNext: (declaration: ContractDeclaration) => void;
};

/** Who declares: what the law lets us ask, and nothing more. */
export function ContractForm({ start, referenceHint, onNext }: Props) {
  const form = useForm<Declaration>({ defaultValues: start });
  const { errors } = form.formState;
  const next = form.handleSubmit(({ name, email, reference }) =>
    onNext({
      name: name.trim(),
      email: email.trim(),
      ...(reference.trim() ? { reference: reference.trim() } : {}),
    }),
  );
  return (
    <LiveForm onSubmit={next} className="flex flex-col gap-4">
      <TextField
        label={text.name}
        autoComplete="name"
        error={errors.name?.message}
        {...form.register('name', {
          validate: (name) => name.trim().length >= 2 || text.nameMissing,
        })}
      />
      <TextField
        label={text.email}
        type="email"
        autoComplete="email"
        error={errors.email?.message}
        {...form.register('email', { validate: emailVerdict })}
      />
      <TextField
        label={text.reference}
        hint={referenceHint}
        optional={uiText.optional}
        {...form.register('reference')}
      />
      <div>
        <Button type="submit">{text.next}</Button>
      </div>
    </LiveForm>
  );
}
