import { expect, test } from 'vitest';
import { changeDraft, emptyDraft, movePage } from './copy-draft.ts';

test('the subject proposes the level it is taught in, over the one used last time', () => {
  const draft = { ...emptyDraft(), level: 'terminale' as const };
  expect(changeDraft(draft, { subject: 'francais' }).level).toBe('premiere');
  expect(changeDraft(draft, { subject: 'ses' }).level).toBe('terminale');
});

test('a level said by the pupil stays', () => {
  const chosen = changeDraft(emptyDraft(), { level: 'terminale' });
  expect(changeDraft(chosen, { subject: 'francais' }).level).toBe('terminale');
});

test('a changed copy is another sending; the same one keeps its key', () => {
  const draft = emptyDraft();
  expect(changeDraft(draft, { subjectText: 'Peut-on…' }).key).not.toBe(draft.key);
});

test('a page moves and the others keep their order', () => {
  const pages = ['a', 'b', 'c'].map((id) => ({ id }) as never);
  expect(movePage(pages, 2, 0).map(({ id }) => id)).toEqual(['c', 'a', 'b']);
});
