import { useState, useSyncExternalStore } from 'react';
import { uiText } from '#web/strings/ui-text.ts';
import { ToastSlip } from './toast-slip.tsx';
import { toastStore } from './toast-store.ts';

/** Bottom right, read aloud when they come; the pointer or the focus on them stops their clocks. */
export function Toaster() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.get, toastStore.get);
  const [isHeld, setHeld] = useState(false);
  const hold = () => setHeld(true);
  const letGo = () => setHeld(false);

  return (
    <section
      aria-label={uiText.notifications}
      data-print="never"
      onPointerEnter={hold}
      onPointerLeave={letGo}
      onFocus={hold}
      onBlur={letGo}
      className="pointer-events-none fixed inset-x-4 bottom-4 z-40 sm:left-auto sm:w-96"
    >
      <ol aria-live="polite" aria-relevant="additions" className="flex flex-col gap-3">
        {toasts.map((toast) => (
          <ToastSlip key={toast.id} toast={toast} isHeld={isHeld} onClose={letGo} />
        ))}
      </ol>
    </section>
  );
}
