import type { ExamType, Level, Subject } from '#domain/exam/exam.ts';
import { usualLevel } from '#domain/exam/usual-level.ts';
import { type CapturedPage, isPhoto } from './captured-page.ts';

/** A copy being prepared: what the form shows, and what a closed tab must not lose. */
export type CopyDraft = {
  subject: Subject | '';
  level: Level | '';
  /** Said by the pupil for this copy, not proposed by us. */
  levelIsChosen: boolean;
  examType: ExamType | '';
  /** Empty: the one the form guesses. */
  exercise: string;
  subjectText: string;
  /** The pupil wants to see the text that was read before it is corrected. */
  checkText: boolean;
  pages: CapturedPage[];
  /** The same copy sent again is the same exam; a changed one is another. */
  key: string;
};

export const emptyDraft = (): CopyDraft => ({
  subject: '',
  level: '',
  levelIsChosen: false,
  examType: '',
  exercise: '',
  subjectText: '',
  checkText: false,
  pages: [],
  key: crypto.randomUUID(),
});

/** A changed copy is another sending. Choosing the subject proposes the level it is taught in. */
export function changeDraft(draft: CopyDraft, change: Partial<CopyDraft>): CopyDraft {
  const levelIsChosen = draft.levelIsChosen || change.level !== undefined;
  const next = { ...draft, ...change, levelIsChosen, key: crypto.randomUUID() };
  if (change.subject === undefined || change.subject === draft.subject) return next;
  const proposed = change.subject && !levelIsChosen ? usualLevel(change.subject) : undefined;
  return { ...next, level: proposed ?? next.level, exercise: '' };
}

export const isComplete = (draft: CopyDraft): boolean =>
  Boolean(draft.subject && draft.level && draft.examType && hasPages(draft));

/** Whether there is a copy, and not only its subject. */
export const hasPages = ({ pages }: CopyDraft): boolean =>
  pages.some(({ isSubject }) => !isSubject);

/** Whether anything in it will have to be deciphered. */
export const isPhotographed = ({ pages }: CopyDraft): boolean =>
  pages.some(({ original }) => isPhoto(original) || /\.pdf$/i.test(original.name));

/** The page moved to another place; the others keep their order. */
export function movePage(pages: readonly CapturedPage[], from: number, to: number): CapturedPage[] {
  const next = [...pages];
  const [page] = next.splice(from, 1);
  if (page) next.splice(to, 0, page);
  return next;
}
