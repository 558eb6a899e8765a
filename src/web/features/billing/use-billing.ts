import { useQuery } from '@tanstack/react-query';
import { BILLING_KEY, getBilling } from '#web/api/billing.ts';
import { useSession } from '#web/features/session/session-context.ts';

const FRESH_MS = 30_000;

/** The person's contract, invoices and code; nothing is asked for a visitor. `fresh`: asked again whatever is known. */
export function useBilling({ fresh = false } = {}) {
  const { session } = useSession();
  return useQuery({
    queryKey: BILLING_KEY,
    queryFn: getBilling,
    enabled: session.status === 'signed-in',
    staleTime: FRESH_MS,
    refetchOnMount: fresh ? 'always' : true,
  });
}
