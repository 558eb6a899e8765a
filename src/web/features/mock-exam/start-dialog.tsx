import { useState } from 'react';
import type { TemplateCard } from '#contract/mock-exam.ts';
import { useMember } from '#web/features/session/use-member.ts';
import { mockExamText } from '#web/strings/mock-exam-text.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';

const { start: text, duration } = mockExamText;

type Props = {
  paper: TemplateCard | undefined;
  busy: boolean;
  onClose: () => void;
  onStart: (extraTime: boolean) => void;
};

/** Before the clock starts: how long, what is kept, and the time one has a right to. */
export function StartDialog({ paper, busy, onClose, onStart }: Props) {
  const { me, isPro } = useMember();
  const [extraTime, setExtraTime] = useState(false);
  const minutes = paper?.time_limit_minutes ?? 0;
  const longer = (minutes * 4) / 3;
  return (
    <Dialog open={paper !== undefined} onClose={onClose} title={text.title(paper?.title ?? '')}>
      <div className="mt-4 flex flex-col gap-4">
        <p>{text.text(duration(extraTime ? longer : minutes))}</p>
        <p className="text-ink-soft">{text.kept}</p>
        <Checkbox
          checked={extraTime}
          onChange={(event) => setExtraTime(event.target.checked)}
          hint={text.extraTimeHint(duration(longer))}
        >
          {text.extraTime}
        </Checkbox>
        {!isPro && me.profile.dailyCorrectionsUsed > 0 && (
          <Notice tone="warning">{text.noCredit}</Notice>
        )}
        <div className="flex flex-wrap gap-3">
          <Button busy={busy && text.busy} onClick={() => onStart(extraTime)}>
            {text.go}
          </Button>
          <Button look="secondary" onClick={onClose}>
            {text.cancel}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
