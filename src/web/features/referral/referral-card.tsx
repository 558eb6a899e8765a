import { useMutation, useQuery } from '@tanstack/react-query';
import { Copy, MessageCircle } from 'lucide-react';
import {
  calculateReferralDiscount,
  generateReferralLink,
  getReferralAnalytics,
  REFERRAL_KEY,
} from '#web/api/referral.ts';
import { formatEuros } from '#web/strings/billing-text.ts';
import { formatNumber, formatPercent } from '#web/strings/format.ts';
import { problemSentence } from '#web/strings/problem-sentence.ts';
import { referralText as text } from '#web/strings/referral-text.ts';
import { Button, buttonLook } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { notify } from '#web/ui/toast/notify.ts';

/** Inviting friends: the code, the ways to share it, what it has earned. */
export function ReferralCard() {
  const link = useMutation({
    mutationFn: async () => {
      const { data } = await generateReferralLink();
      if (!data) throw new Error('no code');
      return data;
    },
    onError: (error) => notify.error(text.failed, { description: problemSentence(error) }),
  });
  const discount = useQuery({
    queryKey: [...REFERRAL_KEY, 'discount'],
    queryFn: calculateReferralDiscount,
  });
  const offer = discount.data?.data;

  return (
    <Card title={text.title}>
      <p className="text-ink-soft">{text.intro}</p>
      {link.data ? (
        <ShareCode {...link.data} />
      ) : (
        <Button
          className="mt-4"
          look="secondary"
          onClick={() => link.mutate()}
          busy={link.isPending && text.generating}
        >
          {text.generate}
        </Button>
      )}
      {offer?.hasDiscount && (
        <p className="mt-4 font-semibold text-green">
          {text.price(formatEuros(Math.round(offer.discountedPrice * 100)))}
        </p>
      )}
      <ReferralFigures />
    </Card>
  );
}

function ShareCode({ code, link }: { code: string; link: string }) {
  const copy = async (what: string, failed: string) => {
    try {
      await navigator.clipboard.writeText(what);
      notify.success(text.copied);
    } catch {
      notify.error(failed);
    }
  };
  const whatsapp = `https://wa.me/?text=${encodeURIComponent(text.message(link))}`;
  return (
    <div className="mt-4 flex flex-col gap-3">
      <p>
        <span className="block text-[0.9375rem] text-ink-faint">{text.code}</span>
        <output className="font-mono text-2xl tracking-widest">{code}</output>
      </p>
      <p className="wrap-anywhere text-[0.9375rem] text-ink-soft">{link}</p>
      <div className="flex flex-wrap gap-2">
        <Button look="secondary" size="small" onClick={() => copy(code, text.copyFailed)}>
          <Copy aria-hidden="true" className="size-4" />
          {text.copyCode}
        </Button>
        <Button look="secondary" size="small" onClick={() => copy(link, text.copyLinkFailed)}>
          <Copy aria-hidden="true" className="size-4" />
          {text.copyLink}
        </Button>
        <a
          href={whatsapp}
          target="_blank"
          rel="noreferrer"
          className={buttonLook({ look: 'secondary', size: 'small' })}
        >
          <MessageCircle aria-hidden="true" className="size-4" />
          {text.whatsapp}
        </a>
      </div>
    </div>
  );
}

function ReferralFigures() {
  const analytics = useQuery({
    queryKey: [...REFERRAL_KEY, 'analytics'],
    queryFn: getReferralAnalytics,
  });
  if (!analytics.data) return null;
  const {
    total_referrals: invited,
    total_conversions: converted,
    total_discount_earned: discount,
    lifetime_savings: saved,
  } = analytics.data;
  const figures = [
    [text.figures.invited, formatNumber(invited)],
    [text.figures.converted, formatNumber(converted)],
    [text.figures.discount, formatPercent(discount / 100)],
    [text.figures.saved, formatEuros(Math.round(saved * 100))],
  ] as const;
  return (
    <dl className="mt-5 grid grid-cols-2 gap-3 border-line border-t pt-4 sm:grid-cols-4">
      {figures.map(([name, value]) => (
        <div key={name}>
          <dt className="text-ink-faint text-sm">{name}</dt>
          <dd className="font-serif text-xl">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
