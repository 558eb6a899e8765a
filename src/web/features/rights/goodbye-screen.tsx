import { rightsText } from '#web/strings/rights-text.ts';
import { PaperPlaneArt } from '#web/ui/art/paper-plane-art.tsx';
import { buttonLook } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';

const { deletion: text } = rightsText;

/** The last page. Its link loads the site anew: nothing of the person is left in this browser's memory. */
export function GoodbyeScreen() {
  return (
    <EmptyState
      whole
      art={<PaperPlaneArt />}
      title={text.doneTitle}
      action={
        <a href="/" className={buttonLook()}>
          {text.home}
        </a>
      }
    >
      {text.doneText}
    </EmptyState>
  );
}
