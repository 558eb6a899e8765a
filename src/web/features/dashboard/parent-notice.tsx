import { useMutation } from '@tanstack/react-query';
import { resendParentRequest } from '#web/api/parent-consent.ts';
import { dashboardText } from '#web/strings/dashboard-text.ts';
import { problemSentence } from '#web/strings/problem-sentence.ts';
import { uiText } from '#web/strings/ui-text.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { notify } from '#web/ui/toast/notify.ts';

const { parent } = dashboardText;

export function ParentNotice() {
  const resend = useMutation({
    mutationFn: resendParentRequest,
    onSuccess: () => notify.success(parent.resent),
    onError: (error) => notify.error(uiText.errorTitle, { description: problemSentence(error) }),
  });
  return (
    <Notice tone="warning" title={parent.title}>
      <p>{parent.text}</p>
      <Button
        look="secondary"
        size="small"
        className="mt-2"
        onClick={() => resend.mutate()}
        busy={resend.isPending && parent.resend}
      >
        {parent.resend}
      </Button>
    </Notice>
  );
}
