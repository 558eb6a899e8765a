import { useMutation, useQuery } from '@tanstack/react-query';
import { ADMINISTRATION_KEY, listCodes, switchCode } from '#web/api/administration.ts';
import { administrationText } from '#web/strings/administration-text.ts';
import { formatDay } from '#web/strings/format.ts';
import { problemSentence } from '#web/strings/problem-sentence.ts';
import { uiText } from '#web/strings/ui-text.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { notify } from '#web/ui/toast/notify.ts';
import { Book } from './book.tsx';
import { NewCodeForm } from './new-code-form.tsx';

const { codes: text } = administrationText;

export function CodesPanel() {
  const codes = useQuery({ queryKey: [...ADMINISTRATION_KEY, 'codes'], queryFn: listCodes });
  const toggle = useMutation({
    mutationFn: ({ id, isActive }: { id: string; isActive: boolean }) => switchCode(id, isActive),
    onSuccess: () => codes.refetch(),
    onError: (error) => notify.error(uiText.errorTitle, { description: problemSentence(error) }),
  });
  return (
    <div className="flex flex-col gap-6">
      <NewCodeForm onCreated={() => void codes.refetch()} />
      <Book query={codes} none={text.none}>
        {({ id, code, institutionName, isActive, usedCount, maxUsers, activeUsers, expiresAt }) => (
          <div className="flex flex-wrap items-center justify-between gap-3">
            <div className="min-w-0">
              <p className="font-mono font-semibold tracking-wider">{code}</p>
              <p className="text-[0.9375rem] text-ink-soft">
                {institutionName} · {text.use(usedCount, maxUsers)} · {text.active(activeUsers)} ·{' '}
                {text.until(formatDay(expiresAt))}
              </p>
            </div>
            <div className="flex items-center gap-3">
              <Badge tone={isActive ? 'green' : 'neutral'}>{isActive ? text.on : text.off}</Badge>
              <Button
                look="secondary"
                size="small"
                disabled={toggle.isPending}
                aria-label={uiText.named(isActive ? text.disable : text.enable, code)}
                onClick={() => toggle.mutate({ id, isActive: !isActive })}
              >
                {isActive ? text.disable : text.enable}
              </Button>
            </div>
          </div>
        )}
      </Book>
    </div>
  );
}
