import { Toaster as Sonner } from 'sonner';
import { uiText } from '#web/strings/ui-text.ts';

export function Toaster() {
  return (
    <Sonner
      position="bottom-right"
      duration={4_000}
      closeButton
      containerAriaLabel={uiText.notifications}
      toastOptions={{ closeButtonAriaLabel: uiText.close }}
    />
  );
}
