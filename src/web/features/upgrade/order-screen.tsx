import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useLocation } from 'wouter';
import { PRO_PRICE_CENTS } from '#domain/billing/price.ts';
import { createCheckout } from '#web/api/billing.ts';
import { openInTab } from '#web/features/billing/open-in-tab.ts';
import { NoLink, paymentProblem } from '#web/features/billing/payment-problem.ts';
import { useBilling } from '#web/features/billing/use-billing.ts';
import { useMember } from '#web/features/session/use-member.ts';
import { billingText, formatEuros } from '#web/strings/billing-text.ts';
import { upgradeText as upgrade } from '#web/strings/upgrade-text.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { ScreenTitle } from '#web/ui/screen-title.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { notify } from '#web/ui/toast/notify.ts';
import { OrderRecap } from './order-recap.tsx';
import { type OrderFields, PayerFields } from './payer-fields.tsx';

const { order: text, errors } = billingText;
const EMPTY: OrderFields = { name: '', email: '', isAdult: false, immediateAccess: false };

/** /commande: everything one commits to, then the button that says so. */
export function OrderScreen() {
  const { me, isPro } = useMember();
  const [, navigate] = useLocation();
  const billing = useBilling();
  const form = useForm<OrderFields>({ defaultValues: EMPTY });
  const { isSubmitting, errors: faults } = form.formState;
  const isMinor = me.profile.ageBand !== 'adult';
  const price = formatEuros(billing.data?.monthlyCents ?? PRO_PRICE_CENTS);

  const isSettled = isPro && me.profile.plan !== 'pro_institutional';
  useEffect(() => {
    if (isSettled) navigate('/upgrade', { replace: true });
  }, [isSettled, navigate]);

  const submit = form.handleSubmit(async ({ name, email, immediateAccess }) => {
    const payer = isMinor
      ? { payer: { name: name.trim(), email: email.trim(), isAdult: true as const } }
      : {};
    try {
      await openInTab(async () => {
        const { url } = await createCheckout({ immediateAccess, ...payer });
        if (!url) throw new NoLink();
        return url;
      });
      navigate('/profile?paiement=attendu');
    } catch (error) {
      const description = paymentProblem(error);
      form.setError('root', { message: description });
      notify.error(errors.upgrade, { description, duration: 4_000 });
    }
  });

  return (
    <div className="mx-auto flex max-w-2xl flex-col gap-6">
      <ScreenTitle>{text.title}</ScreenTitle>
      <Card title={text.recap}>
        <OrderRecap price={price} />
      </Card>
      <form onSubmit={submit} noValidate className="flex flex-col gap-6">
        {isMinor && <PayerFields form={form} accountEmail={me.user.email} />}
        <Checkbox hint={text.immediateHint} {...form.register('immediateAccess')}>
          {text.immediate}
        </Checkbox>
        {faults.root?.message && (
          <Notice tone="problem" live>
            {faults.root.message}
          </Notice>
        )}
        <div>
          <Button type="submit" size="large" wide busy={isSubmitting && upgrade.busy}>
            {text.submit(price)}
          </Button>
          <p className="mt-3 text-[0.9375rem] text-ink-faint">
            {text.legal} <TextLink to="/terms">{text.terms}</TextLink>.
          </p>
        </div>
      </form>
    </div>
  );
}
