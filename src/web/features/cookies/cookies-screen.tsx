import { useState } from 'react';
import { recordCookieChoice } from '#web/api/rights.ts';
import { useSession } from '#web/features/session/session-context.ts';
import { rightsText } from '#web/strings/rights-text.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ScreenTitle } from '#web/ui/screen-title.tsx';
import { notify } from '#web/ui/toast/notify.ts';
import { type CookieChoice, keepCookieChoice, readCookieChoice } from './cookie-choice.ts';

const { cookies: text } = rightsText;

/** /cookies: two buttons of the same size and colour; until one is pressed, the answer is no. */
export function CookiesScreen() {
  const { session } = useSession();
  const [choice, setChoice] = useState(readCookieChoice);
  const choose = (next: CookieChoice) => {
    keepCookieChoice(next);
    setChoice(next);
    notify.success(text.saved);
    // A signed-in person's choice is also kept with its date; a failure changes nothing of the choice.
    if (session.status === 'signed-in') recordCookieChoice(next).catch(() => {});
  };
  return (
    <div className="mx-auto flex max-w-xl flex-col gap-6 px-4 py-6 sm:px-0">
      <ScreenTitle>{text.title}</ScreenTitle>
      <Card title={text.essential}>
        <p className="text-ink-soft">{text.essentialText}</p>
      </Card>
      <Card title={text.audience}>
        <p className="mb-4 text-ink-soft">{text.audienceText}</p>
        <p role="status" className="mb-4 font-semibold">
          {text.current[choice ?? 'none']}
        </p>
        <div className="grid grid-cols-2 gap-3">
          <Button look="secondary" onClick={() => choose('refuse')}>
            {text.refuse}
          </Button>
          <Button look="secondary" onClick={() => choose('accept')}>
            {text.accept}
          </Button>
        </div>
      </Card>
    </div>
  );
}
