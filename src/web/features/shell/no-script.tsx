import { shellText } from '#web/strings/shell-text.ts';

/** Said only where no script runs: what is written can be read, what is filled in goes nowhere. */
export function NoScript() {
  return (
    <noscript>
      <p className="bg-amber-wash px-4 py-3 text-center text-amber">{shellText.noScript}</p>
    </noscript>
  );
}
