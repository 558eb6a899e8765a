import { WifiOff } from 'lucide-react';
import { offlineText as text } from '#web/strings/offline-text.ts';
import { useOnline } from './use-online.ts';

/** Says that there is no network, and what still works. */
export function OfflineBanner() {
  if (useOnline()) return null;
  return (
    <p
      role="status"
      className="flex items-center justify-center gap-2 border-amber border-b bg-amber-wash px-4 py-1.5 font-medium text-[0.9375rem]"
    >
      <WifiOff aria-hidden="true" className="size-4 shrink-0 text-amber" />
      {text.banner}
    </p>
  );
}
