import type { PaperQuestion } from '#domain/correction/paper/paper-question.ts';
import { paperQuestions } from '#domain/mock-exam/template.ts';
import type { Ports } from '../ports.ts';

/** For a copy of one of our own papers: its questions, with their points and expected answers. */
export async function knownQuestions(
  examId: string,
  ports: Pick<Ports, 'mockAttempts' | 'mockExams'>,
): Promise<PaperQuestion[] | undefined> {
  const attempt = await ports.mockAttempts.find(examId);
  const template = attempt && ports.mockExams.find(attempt.templateId);
  return template && paperQuestions(template);
}
