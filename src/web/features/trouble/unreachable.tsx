import { useSession } from '#web/features/session/session-context.ts';
import { uiText } from '#web/strings/ui-text.ts';
import { InkBlotArt } from '#web/ui/art/ink-blot-art.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';

/** The server did not answer, even after several tries. */
export function Unreachable() {
  const { refresh } = useSession();
  return (
    <div role="alert">
      <EmptyState
        whole
        art={<InkBlotArt />}
        title={uiText.unreachable.title}
        action={<Button onClick={refresh}>{uiText.retry}</Button>}
      >
        {uiText.unreachable.advice}
      </EmptyState>
    </div>
  );
}
