import type { CopyDraft } from './copy-draft.ts';

const NAME = 'last-choices';
type Choices = Pick<CopyDraft, 'level' | 'examType'>;

/** A pupil stays in the same class all year: what they chose last is proposed next time. The subject changes, and is asked. */
export function recallChoices(): Partial<Choices> {
  try {
    return JSON.parse(localStorage.getItem(NAME) ?? '{}');
  } catch {
    return {};
  }
}

export const rememberChoices = ({ level, examType }: Choices): void =>
  localStorage.setItem(NAME, JSON.stringify({ level, examType }));
