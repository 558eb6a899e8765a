import { Copy } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { shareText } from '#web/strings/share-text.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { notify } from '#web/ui/toast/notify.ts';

const { created: text } = shareText;

/** After the sign #, because browsers do not send that part: the link stays out of every log. */
const addressOf = (token: string) => `${window.location.origin}/suivi#${token}`;

/** The link just made: shown once. */
export function FreshLink({ token }: { token: string }) {
  const address = addressOf(token);
  const actions = useRef<HTMLDivElement>(null);

  // Shown once, so it must be seen: the form that made it may be a whole phone further down.
  useEffect(() => {
    const copyButton = actions.current?.querySelector('button');
    copyButton?.scrollIntoView({ block: 'center' });
    copyButton?.focus({ preventScroll: true });
  }, []);

  const copy = async () => {
    await navigator.clipboard.writeText(address);
    notify.success(text.copied);
  };
  return (
    <Notice tone="success" title={text.title} live>
      <p className="mb-3">{text.text}</p>
      <div ref={actions} className="flex flex-wrap items-end gap-3">
        <TextField
          label={text.address}
          value={address}
          readOnly
          className="min-w-0 flex-1 basis-64"
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button onClick={copy}>
          <Copy aria-hidden="true" className="size-5" />
          {text.copy}
        </Button>
      </div>
    </Notice>
  );
}
