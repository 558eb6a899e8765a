import { CircleAlert } from 'lucide-react';
import type { UseFormReturn } from 'react-hook-form';
import { emailVerdict } from '#web/features/account/form-checks.ts';
import { billingText } from '#web/strings/billing-text.ts';
import { Card } from '#web/ui/card.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { TextField } from '#web/ui/text-field.tsx';

const { order: text } = billingText;

export type OrderFields = {
  name: string;
  email: string;
  isAdult: boolean;
  immediateAccess: boolean;
};

type Props = { form: UseFormReturn<OrderFields>; accountEmail: string };

/** A minor's subscription is an adult's contract: who they are, and that they say so. */
export function PayerFields({ form, accountEmail }: Props) {
  const { errors } = form.formState;
  const payerVerdict = (email: string) => {
    if (!email.trim()) return text.emailMissing;
    if (email.trim().toLowerCase() === accountEmail.toLowerCase()) return text.emailSame;
    return emailVerdict(email);
  };
  return (
    <Card title={text.payerTitle}>
      <p className="mb-4 text-ink-soft">{text.payerMinor}</p>
      <div className="flex flex-col gap-4">
        <TextField
          label={text.payerName}
          autoComplete="name"
          error={errors.name?.message}
          {...form.register('name', {
            validate: (name) => name.trim().length >= 2 || text.nameMissing,
          })}
        />
        <TextField
          label={text.payerEmail}
          type="email"
          autoComplete="email"
          error={errors.email?.message}
          {...form.register('email', { validate: payerVerdict })}
        />
        <Checkbox {...form.register('isAdult', { required: text.adultMissing })}>
          {text.isAdult}
        </Checkbox>
        {errors.isAdult?.message && (
          <p role="alert" className="flex gap-1.5 font-medium text-[0.9375rem] text-red">
            <CircleAlert aria-hidden="true" className="mt-1 size-4 shrink-0" />
            {errors.isAdult.message}
          </p>
        )}
      </div>
    </Card>
  );
}
