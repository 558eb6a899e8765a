import type { AttemptCard, AttemptView, TemplateCard, TemplateView } from '#contract/mock-exam.ts';
import { type Attempt, endOf } from '#domain/mock-exam/attempt.ts';
import { type MockExamTemplate, withoutKey } from '#domain/mock-exam/template.ts';

export function toCard(template: MockExamTemplate): TemplateCard {
  const { id, title, subject, level, difficulty, year, description } = template;
  return {
    ...{ id, title, subject, level, difficulty, year, description },
    time_limit_minutes: template.timeLimitMinutes,
    question_count: template.questions.length,
  };
}

/** The key never leaves the server. */
export function toTemplateView(template: MockExamTemplate): TemplateView {
  const { timeLimitMinutes, ...shown } = withoutKey(template);
  return { ...shown, time_limit_minutes: timeLimitMinutes };
}

export const toAttemptView = (attempt: Attempt, now: Date): AttemptView => ({
  ...toAttemptCard(attempt, now),
  answers: attempt.answers,
});

export function toAttemptCard(attempt: Omit<Attempt, 'answers'>, now: Date): AttemptCard {
  const { id, templateId, mode, extraTime } = attempt;
  return {
    ...{ id, templateId, mode, extraTime },
    startedAt: attempt.startedAt.toISOString(),
    endsAt: endOf(attempt)?.toISOString() ?? null,
    serverNow: now.toISOString(),
    savedAt: attempt.savedAt.toISOString(),
    submittedAt: attempt.submittedAt?.toISOString() ?? null,
    timeSpentSeconds: attempt.timeSpentSeconds ?? null,
    isHandedIn: attempt.examId !== undefined,
  };
}
