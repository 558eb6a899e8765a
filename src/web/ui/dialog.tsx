import { X } from 'lucide-react';
import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { uiText } from '#web/strings/ui-text.ts';
import { cx } from './cx.ts';

type Props = {
  open: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** `drawer` comes from the left and takes the whole height. */
  shape?: 'centre' | 'drawer';
};

const SHAPES = {
  centre:
    'rise-in m-auto w-[min(32rem,calc(100vw-2rem))] rounded-sheet border border-line p-6 sm:p-8',
  drawer: 'slide-in m-0 h-dvh max-h-none w-72 max-w-[85vw] border-margin border-r-2 p-0',
};

/** The browser's own dialog: it traps focus, closes on Escape and needs no style written into the page. */
export function Dialog({ open, onClose, title, children, shape = 'centre' }: Props) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    const dialog = ref.current;
    if (open && !dialog?.open) dialog?.showModal();
    if (!open && dialog?.open) dialog.close();
  }, [open]);

  const closeOnBackdrop = (event: MouseEvent) => event.target === ref.current && onClose();

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it already; the click is for the backdrop
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      onClose={() => open && onClose()}
      onClick={closeOnBackdrop}
      className={cx('bg-sheet shadow-lift', SHAPES[shape])}
    >
      {open && (
        <>
          <h2 id={titleId} className={cx(shape === 'drawer' ? 'sr-only' : 'pr-10 text-2xl')}>
            {title}
          </h2>
          {children}
          {/* Last, so that the focus starts on what the dialog asks. */}
          <button
            type="button"
            onClick={onClose}
            aria-label={uiText.close}
            className="absolute top-3 right-3 grid size-11 place-items-center rounded-field text-ink-soft hover:bg-well hover:text-ink"
          >
            <X aria-hidden="true" className="size-5" />
          </button>
        </>
      )}
    </dialog>
  );
}
