import { type ReactNode, useState } from 'react';
import type { ContractDeclaration } from '#contract/billing.ts';
import { useSession } from '#web/features/session/session-context.ts';
import { billingText } from '#web/strings/billing-text.ts';
import { problemSentence } from '#web/strings/problem-sentence.ts';
import { uiText } from '#web/strings/ui-text.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageWait } from '#web/ui/page-wait.tsx';
import { ScreenTitle } from '#web/ui/screen-title.tsx';
import { ContractForm } from './contract-form.tsx';
import { DeclarationRecap } from './declaration-recap.tsx';
import { useBilling } from './use-billing.ts';

const { cancel } = billingText;

type Props = {
  title: string;
  intro: string;
  referenceHint: string;
  submit: string;
  busy: string;
  /** The recap beyond name, address and contract. */
  facts: (declaration: ContractDeclaration, endsAt: string | undefined) => [string, ReactNode][];
  send: (declaration: ContractDeclaration) => Promise<ReactNode>;
  other: ReactNode;
};

/** The two ways out of a contract: who you are, what you declare, done. Signed in, the first step is known already. */
export function ContractPage(props: Props) {
  const { session } = useSession();
  const billing = useBilling({ fresh: true });
  if (
    session.status === 'checking' ||
    (session.status === 'signed-in' && !billing.isFetchedAfterMount)
  ) {
    return <PageWait>{uiText.loading}</PageWait>;
  }
  const subscription = billing.data?.subscription;
  const known =
    session.status === 'signed-in' && subscription?.isRunning
      ? {
          name: subscription.payerName ?? session.me.user.email.split('@')[0]!,
          email: session.me.user.email,
          reference: subscription.reference,
        }
      : undefined;
  return <Steps {...props} known={known} endsAt={subscription?.currentPeriodEnd} />;
}

type StepsProps = Props & { known?: ContractDeclaration; endsAt?: string };

function Steps({ known, endsAt, send, other, ...text }: StepsProps) {
  const [declaration, setDeclaration] = useState(known);
  const [done, setDone] = useState<ReactNode>();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  const confirm = async (declared: ContractDeclaration) => {
    setBusy(true);
    setProblem(undefined);
    try {
      setDone(await send(declared));
    } catch (error) {
      setProblem(problemSentence(error));
    }
    setBusy(false);
  };

  return (
    <div className="mx-auto flex max-w-xl flex-col gap-5 px-4 py-6 sm:px-0">
      <ScreenTitle>{text.title}</ScreenTitle>
      {done ?? (
        <>
          <p className="text-ink-soft">{text.intro}</p>
          {declaration ? (
            <>
              <h2 className="text-xl">{cancel.checkTitle}</h2>
              <DeclarationRecap
                facts={[
                  [cancel.name, declaration.name],
                  [cancel.email, declaration.email],
                  ...(declaration.reference
                    ? [[cancel.reference, declaration.reference] as [string, ReactNode]]
                    : []),
                  ...text.facts(declaration, endsAt),
                ]}
              />
              {problem && (
                <Notice tone="problem" live>
                  {problem}
                </Notice>
              )}
              <div className="flex flex-wrap gap-3">
                <Button onClick={() => confirm(declaration)} busy={busy && text.busy}>
                  {text.submit}
                </Button>
                <Button look="secondary" onClick={() => setDeclaration(undefined)}>
                  {cancel.change}
                </Button>
              </div>
            </>
          ) : (
            <ContractForm
              start={known ? { reference: '', ...known } : { name: '', email: '', reference: '' }}
              referenceHint={text.referenceHint}
              onNext={setDeclaration}
            />
          )}
          <p className="text-[0.9375rem] text-ink-soft">{other}</p>
        </>
      )}
    </div>
  );
}
