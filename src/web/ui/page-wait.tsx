import { Spinner } from './spinner.tsx';

/** A whole screen that waits, and says for what. */
export function PageWait({ children }: { children: string }) {
  return (
    <div
      role="status"
      className="grid min-h-[60vh] place-content-center justify-items-center gap-4 p-6"
    >
      <Spinner className="size-10 text-blue" />
      <p className="text-ink-soft">{children}</p>
    </div>
  );
}
