import { troubleText } from '#web/strings/trouble-text.ts';
import { InkBlotArt } from '#web/ui/art/ink-blot-art.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { notify } from '#web/ui/toast/notify.ts';
import type { Failure } from './error-boundary.tsx';

type Props = Failure & { onRetry: () => void };

/** What is shown when a screen breaks: what happened, what is kept, what to do, and its number. */
export function ErrorScreen({ error, errorId, onRetry }: Props) {
  const text = troubleText.error;

  const copyDetails = async () => {
    const details = [errorId, error.message, window.location.href, error.stack].join('\n');
    try {
      await navigator.clipboard.writeText(details);
      notify.success(text.copied);
    } catch {
      window.prompt(text.copyByHand, details);
    }
  };

  return (
    <div role="alert">
      <EmptyState
        whole
        art={<InkBlotArt />}
        title={text.title}
        action={
          <div className="flex flex-wrap justify-center gap-3">
            <Button onClick={onRetry}>{text.retry}</Button>
            <Button look="secondary" onClick={() => window.location.reload()}>
              {text.reload}
            </Button>
            <Button look="quiet" onClick={copyDetails}>
              {text.copy}
            </Button>
          </div>
        }
      >
        <p>
          {text.reported} {text.kept}
        </p>
        <p className="mt-2 text-ink-faint">
          {text.id} : <code className="font-semibold text-ink">{errorId}</code>
        </p>
      </EmptyState>
    </div>
  );
}
