import type {
  AttemptCard,
  AttemptView,
  HandedInView,
  SavedView,
  StartForm,
  TemplateCard,
  TemplateView,
} from '#contract/mock-exam.ts';
import type { Answers } from '#domain/mock-exam/answers.ts';
import { call } from './call.ts';

export const TEMPLATES_KEY = ['mock-exam-templates'];
export const ATTEMPTS_KEY = ['mock-exams'];
export const attemptKey = (id: string) => ['mock-exam', id];
export const templateKey = (id: string) => ['mock-exam-template', id];

const at = (id: string) => `/api/mock-exams/${encodeURIComponent(id)}`;

export const listTemplates = () => call<TemplateCard[]>('/api/exam-templates');
export const listAttempts = () => call<AttemptCard[]>('/api/mock-exams');
export const startAttempt = (choice: StartForm) =>
  call<AttemptView>('/api/mock-exams', { json: choice });
export const getAttempt = (id: string) => call<AttemptView>(at(id));
export const giveUpAttempt = (id: string) => call(at(id), { method: 'DELETE' });

export const getTemplate = (templateId: string, examId: string) =>
  call<{ template: TemplateView }>('/api/functions/get-exam-template', {
    json: { templateId, examId },
  });

/** A save that hangs would hold up the next one: after that it counts as lost, and is sent again. */
const SAVE_TIMEOUT_MS = 4_000;

export const saveAnswers = (id: string, answers: Answers) =>
  call<SavedView>(`${at(id)}/answers`, {
    method: 'PUT',
    json: { answers },
    signal: AbortSignal.timeout(SAVE_TIMEOUT_MS),
  });

export const submitAttempt = (id: string, answers: Answers) =>
  call<HandedInView>(`${at(id)}/submit`, { json: { answers } });

/** Photographs of paper pages, instead of what was typed. */
export function submitPages(id: string, files: readonly File[]): Promise<HandedInView> {
  const form = new FormData();
  for (const file of files) form.append('files', file);
  return call(`${at(id)}/pages`, { form });
}
