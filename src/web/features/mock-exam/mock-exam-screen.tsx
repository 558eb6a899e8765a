import { useQuery } from '@tanstack/react-query';
import { useParams } from 'wouter';
import { attemptKey, getAttempt, getTemplate, templateKey } from '#web/api/mock-exams.ts';
import { isProblem } from '#web/api/problem.ts';
import { mockExamText } from '#web/strings/mock-exam-text.ts';
import { PageWait } from '#web/ui/page-wait.tsx';
import { ClosedAttempt } from './closed-attempt.tsx';
import { ExamRoom } from './exam-room.tsx';
import { RoomTrouble } from './room-trouble.tsx';

const { failures, room } = mockExamText;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** An attempt by its address: the server says which paper it is, how far it went, and what time it is. */
export function MockExamScreen() {
  const { examId = '' } = useParams<{ examId: string }>();
  const isId = UUID.test(examId);
  const attempt = useQuery({
    queryKey: attemptKey(examId),
    queryFn: () => getAttempt(examId),
    enabled: isId,
    // Where one had got to is asked anew each time the page opens, never taken from memory.
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  const templateId = attempt.data?.templateId;
  const template = useQuery({
    queryKey: templateKey(examId),
    queryFn: () => getTemplate(templateId ?? '', examId),
    enabled: Boolean(templateId),
  });

  if (examId === '') return <RoomTrouble title={failures.missing} />;
  if (!isId) return <RoomTrouble title={failures.id} />;
  if (attempt.isError) {
    const title = isProblem(attempt.error, 404) ? failures.notFound : failures.questions;
    return <RoomTrouble title={title} error={attempt.error} onRetry={attempt.refetch} />;
  }
  if (attempt.isSuccess && !templateId) return <RoomTrouble title={failures.missing} />;
  if (template.isError) {
    const title = isProblem(template.error, 404) ? failures.template : failures.loading;
    return <RoomTrouble title={title} error={template.error} onRetry={template.refetch} />;
  }
  if (!attempt.data || !template.data) return <PageWait>{room.loading}</PageWait>;
  const paper = template.data.template;
  if (paper.questions.length === 0) return <RoomTrouble title={failures.empty} />;
  if (attempt.data.submittedAt) return <ClosedAttempt attempt={attempt.data} template={paper} />;
  return <ExamRoom key={examId} attempt={attempt.data} template={paper} />;
}
