import { CircleAlert, CircleCheck, Clock, PenLine } from 'lucide-react';
import type { ExamStatus } from '#domain/exam/exam.ts';
import { examText } from '#web/strings/exam-text.ts';
import { Badge } from '#web/ui/badge.tsx';

const LOOKS = {
  pending: { tone: 'neutral', Icon: Clock },
  processing: { tone: 'blue', Icon: PenLine },
  completed: { tone: 'green', Icon: CircleCheck },
  failed: { tone: 'red', Icon: CircleAlert },
} as const;

export function StatusBadge({ status }: { status: ExamStatus }) {
  const { tone, Icon } = LOOKS[status];
  return (
    <Badge tone={tone}>
      <Icon aria-hidden="true" />
      {examText.statuses[status]}
    </Badge>
  );
}
