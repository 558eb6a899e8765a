import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { uiText } from '#web/strings/ui-text.ts';
import { Button } from '../button.tsx';
import { cx } from '../cx.ts';
import { type Toast, toastStore } from './toast-store.ts';

const TONES = {
  info: { className: 'border-l-blue [&>svg]:text-blue', Icon: Info },
  success: { className: 'border-l-green [&>svg]:text-green', Icon: CircleCheck },
  warning: { className: 'border-l-amber [&>svg]:text-amber', Icon: TriangleAlert },
  error: { className: 'border-l-red [&>svg]:text-red', Icon: CircleAlert },
};

type Props = {
  toast: Toast;
  /** Someone is reading: the clock stands still. */
  isHeld: boolean;
  onClose: () => void;
};

/** A slip of paper with a stroke of ink on its left; it goes away by itself. */
export function ToastSlip({ toast, isHeld, onClose }: Props) {
  const { id, tone, title, description, action, duration } = toast;
  const { className, Icon } = TONES[tone];
  const left = useRef(duration);
  const close = () => {
    toastStore.remove(id);
    onClose();
  };

  useEffect(() => {
    if (isHeld) return;
    const from = Date.now();
    const timer = setTimeout(() => toastStore.remove(id), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= Date.now() - from;
    };
  }, [isHeld, id]);

  return (
    <li
      className={cx(
        'rise-in pointer-events-auto flex w-full items-start gap-3 rounded-field border border-line border-l-5 bg-sheet py-3 pr-1.5 pl-4 shadow-lift',
        className,
      )}
    >
      <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <div className="min-w-0 flex-1 text-[0.9375rem]">
        <p className="font-bold">{title}</p>
        {description && <p className="text-ink-soft">{description}</p>}
        {action && (
          <Button
            size="small"
            className="mt-2"
            onClick={() => {
              close();
              action.onClick();
            }}
          >
            {action.label}
          </Button>
        )}
      </div>
      <button
        type="button"
        onClick={close}
        aria-label={uiText.close}
        className="grid size-9 shrink-0 place-items-center rounded-field text-ink-soft hover:bg-well hover:text-ink"
      >
        <X aria-hidden="true" className="size-4" />
      </button>
    </li>
  );
}
