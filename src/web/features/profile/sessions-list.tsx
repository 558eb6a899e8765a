import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { getCurrentSession, listSessions, revokeSession, SESSIONS_KEY } from '#web/api/sessions.ts';
import { formatMoment } from '#web/strings/format.ts';
import { problemSentence } from '#web/strings/problem-sentence.ts';
import { profileText } from '#web/strings/profile-text.ts';
import { uiText } from '#web/strings/ui-text.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { notify } from '#web/ui/toast/notify.ts';
import { deviceName } from './device-name.ts';

const { sessions: text } = profileText;

export function SessionsList() {
  const client = useQueryClient();
  const list = useQuery({ queryKey: SESSIONS_KEY, queryFn: listSessions });
  const current = useQuery({ queryKey: [...SESSIONS_KEY, 'current'], queryFn: getCurrentSession });
  const revoke = useMutation({
    mutationFn: revokeSession,
    onSuccess: () => {
      notify.success(text.revoked);
      return client.invalidateQueries({ queryKey: SESSIONS_KEY });
    },
    onError: (error) => notify.error(uiText.errorTitle, { description: problemSentence(error) }),
  });

  if (list.isPending) return <Skeleton lines={2} />;
  if (list.isError) return <Notice tone="problem">{text.failed}</Notice>;
  return (
    <ul className="divide-y divide-line">
      {list.data.map(({ id, token, userAgent, createdAt }) => {
        const isCurrent = id === current.data?.session.id;
        return (
          <li key={id} className="flex flex-wrap items-center justify-between gap-3 py-3">
            <div>
              <p className="font-semibold">{deviceName(userAgent)}</p>
              <p className="text-[0.9375rem] text-ink-soft">
                {text.since(formatMoment(createdAt))}
              </p>
            </div>
            {isCurrent ? (
              <Badge tone="green">{text.current}</Badge>
            ) : (
              <Button
                look="secondary"
                size="small"
                onClick={() => revoke.mutate(token)}
                disabled={revoke.isPending}
              >
                {text.revoke}
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
