import { captureText as text } from '#web/strings/capture-text.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { Stop } from './send-copy.ts';

type Props = { stop: Stop; onAgain: () => void };

/** Stays where the notice passed too fast: what stopped the sending, what is kept, what to do. */
export function StopNotice({ stop, onAgain }: Props) {
  const { title, description, upgradeUrl, again } = stop;
  return (
    <Notice tone="problem" title={title} live>
      {description && <p>{description}</p>}
      <p>{text.upload.kept}</p>
      {again && (
        <Button look="secondary" size="small" className="mt-2" onClick={onAgain}>
          {text.upload.again}
        </Button>
      )}
      {upgradeUrl && (
        <ButtonLink to={upgradeUrl} size="small" className="mt-2">
          {text.limits.upgrade}
        </ButtonLink>
      )}
    </Notice>
  );
}
