import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { BillingView } from '#contract/billing.ts';
import { isPro, type Plan } from '#domain/account/plan.ts';
import { MAX_CODE_LENGTH, normaliseCode, WARNING_DAYS } from '#domain/codes/institutional-code.ts';
import { BILLING_KEY } from '#web/api/billing.ts';
import { isProblem } from '#web/api/problem.ts';
import { redeemCode } from '#web/api/rights.ts';
import { useSession } from '#web/features/session/session-context.ts';
import { codesText as text } from '#web/strings/codes-text.ts';
import { formatDay } from '#web/strings/format.ts';
import { problemSentence } from '#web/strings/problem-sentence.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { notify } from '#web/ui/toast/notify.ts';

type Props = { institutional: BillingView['institutional']; plan: Plan };

/** A school's code: typed in, or running. */
export function CodeCard({ institutional, plan }: Props) {
  if (institutional) {
    const { institutionName, expiresAt, daysLeft } = institutional;
    return (
      <Card title={text.title}>
        <p>{text.active(institutionName, formatDay(expiresAt))}</p>
        {daysLeft <= WARNING_DAYS && plan === 'pro_institutional' && (
          <Notice tone="warning" className="mt-3">
            {text.warning(daysLeft)}
          </Notice>
        )}
        <ul className="mt-3 list-disc pl-5 text-[0.9375rem] text-ink-soft">
          {text.benefits.map((benefit) => (
            <li key={benefit}>{benefit}</li>
          ))}
        </ul>
      </Card>
    );
  }
  return isPro(plan) ? null : <CodeForm />;
}

function CodeForm() {
  const { refresh } = useSession();
  const client = useQueryClient();
  const [code, setCode] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setProblem(undefined);
    try {
      const { expiresAt } = await redeemCode(code);
      notify.success(text.success(formatDay(expiresAt)));
      await refresh();
      await client.invalidateQueries({ queryKey: BILLING_KEY });
    } catch (error) {
      setProblem(codeProblem(error));
    }
    setBusy(false);
  };

  return (
    <Card title={text.title}>
      <p className="mb-4 text-ink-soft">{text.intro}</p>
      <form onSubmit={submit} className="flex flex-wrap items-end gap-3">
        <TextField
          className="min-w-0 flex-1 basis-48"
          label={text.label}
          value={code}
          maxLength={MAX_CODE_LENGTH}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={(event) => setCode(normaliseCode(event.currentTarget.value))}
        />
        <Button type="submit" look="secondary" disabled={!code} busy={busy && text.busy}>
          {text.submit}
        </Button>
      </form>
      {problem && (
        <Notice tone="problem" live className="mt-3">
          {problem}
        </Notice>
      )}
    </Card>
  );
}

function codeProblem(error: unknown): string {
  if (isProblem(error, 401)) return text.signIn;
  return isProblem(error) && error.refusal ? problemSentence(error) : text.failed;
}
