import { useEffect } from 'react';
import { isComplete } from '#web/features/capture/copy-draft.ts';
import { CopyFields } from '#web/features/capture/copy-fields.tsx';
import { CopyPages } from '#web/features/capture/copy-pages.tsx';
import { DayUsedNotice } from '#web/features/capture/day-used-notice.tsx';
import { takePrefilledFiles } from '#web/features/capture/prefilled-files.ts';
import { StillMissing } from '#web/features/capture/still-missing.tsx';
import { StopNotice } from '#web/features/capture/stop-notice.tsx';
import { useCopyDraft } from '#web/features/capture/use-copy-draft.ts';
import { useMissing } from '#web/features/capture/use-missing.ts';
import { usePickFiles } from '#web/features/capture/use-pick-files.ts';
import { useSendCopy } from '#web/features/capture/use-send-copy.ts';
import { NearlyFullNotice } from '#web/features/rights/storage-line.tsx';
import { useMember } from '#web/features/session/use-member.ts';
import { captureText } from '#web/strings/capture-text.ts';
import { examText } from '#web/strings/exam-text.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { ScreenTitle } from '#web/ui/screen-title.tsx';

const { correction: text } = examText;

/** A copy is laid down, described, and sent. On a phone the camera comes first. */
export function CorrectionScreen() {
  const { me, isPro } = useMember();
  const copy = useCopyDraft(me.user.id);
  const { draft, change } = copy;
  const { busy, shares, silent, stop, send } = useSendCopy(me.user.id, copy);
  const missing = useMissing(draft);
  const add = usePickFiles(draft, copy.add);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what came with the navigation is taken once
  useEffect(() => {
    const files = takePrefilledFiles();
    if (files.length > 0) add(files);
  }, []);

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
      className="flex flex-col gap-6"
    >
      <ScreenTitle>{text.title}</ScreenTitle>
      <NearlyFullNotice />
      {!stop && <DayUsedNotice me={me} isPro={isPro} />}
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <fieldset disabled={busy} className="flex min-w-0 flex-col gap-4">
          <legend className="sr-only">{text.files}</legend>
          <CopyPages
            copy={copy}
            shares={busy ? (shares ?? draft.pages.map(() => 0)) : undefined}
            error={missing.files}
            withSubject
          />
        </fieldset>
        <div className="sheet flex flex-col gap-5 p-5 sm:p-6">
          <h2 className="text-2xl">{captureText.details.title}</h2>
          <fieldset disabled={busy} className="flex min-w-0 flex-col gap-5">
            <legend className="sr-only">{captureText.details.title}</legend>
            <CopyFields draft={draft} missing={missing} onChange={change} />
          </fieldset>
          {/* Beside the button just pressed: on a phone the top of the page is out of sight. */}
          {silent && (
            <Notice tone="warning" title={captureText.upload.silent} live>
              {captureText.upload.tryingAgain}
            </Notice>
          )}
          {stop && <StopNotice stop={stop} onAgain={send} />}
          <Button
            type="submit"
            size="large"
            wide
            disabled={!isComplete(draft)}
            busy={busy && text.busy}
          >
            {text.submit}
          </Button>
          {!busy && <StillMissing draft={draft} />}
        </div>
      </div>
    </form>
  );
}
