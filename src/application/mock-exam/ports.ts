import type { Answers } from '#domain/mock-exam/answers.ts';
import type { Attempt } from '#domain/mock-exam/attempt.ts';
import type { MockExamTemplate } from '#domain/mock-exam/template.ts';

export type MockAttemptStore = {
  /** False when the same paper is already under way in the same mode. */
  create(attempt: Attempt): Promise<boolean>;
  find(id: string): Promise<Attempt | undefined>;
  findUnderWay(
    userId: string,
    templateId: string,
    mode: Attempt['mode'],
  ): Promise<Attempt | undefined>;
  /** Locked until the transaction ends: two hand-ins at once take turns. */
  lock(id: string): Promise<Attempt | undefined>;
  /** Newest first, without what was written in them. */
  list(userId: string): Promise<Omit<Attempt, 'answers'>[]>;
  saveAnswers(id: string, answers: Answers, at: Date, activeSeconds: number): Promise<void>;
  close(
    id: string,
    closed: { submittedAt: Date; timeSpentSeconds: number; closedBy: 'pupil' | 'clock' },
  ): Promise<void>;
  /** The copy this attempt became; tells it the paper, the mode and the time spent. */
  becomeExam(attempt: Attempt, minutes: number): Promise<void>;
  /** Unless it became a copy: that one is deleted as copies are. */
  remove(id: string): Promise<void>;
};

/** The papers of content/mock-exams, read once. */
export type MockExamLibrary = {
  templates: readonly MockExamTemplate[];
  find(id: string): MockExamTemplate | undefined;
};
