// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { aRemark, aResult, evidenceOf } from '../../testing/a-result.ts';
import { AnnotatedCopy } from '../annotated-copy.tsx';

afterEach(cleanup);

const box = { x: 200, y: 100, width: 90, height: 30 };
const placed = (words: string, page = 1) => ({
  ...evidenceOf(words),
  places: [{ page, line: 1, box }],
});
const photographed = aResult({
  reading: { mode: 'ocr', confidence: 0.9, pages: 1, pdfIsRaster: false, warnings: [] },
  photos: [{ page: 1, width: 1000, height: 1400, lines: [{ number: 1, box }] }],
  remarks: [
    aRemark({ evidence: [placed('volontier')], explanation: 'Il manque un s.' }),
    aRemark({ kind: 'strength', evidence: [placed('Platon')], explanation: 'Bon appui.' }),
  ],
});
const open = (result = photographed) => {
  const { container } = render(<AnnotatedCopy result={result} />);
  return { container, user: userEvent.setup() };
};
const mark = (number: number) =>
  screen.getByRole('button', { name: new RegExp(`^Remarque ${number},`) });

test('a photographed copy opens on its own page, marked on the very words', () => {
  const { container } = open();
  const page = screen.getByRole('img', { name: /Page 1.de ta copie/ });
  expect(page.getAttribute('src')).toBe(`/api/exams/${photographed.examId}/pages/1`);
  const touch = container.querySelector<HTMLElement>('span[data-remark="1"]');
  expect(touch?.style.left).toBe('20%');
  expect(touch?.style.width).toBe('9%');
  expect(mark(1)).toBeDefined();
});

test('the finger on the words, or on the number, opens the remark; the arrows go on', async () => {
  const { container, user } = open();
  await user.click(container.querySelector('span[data-remark="1"]')!);
  expect(screen.getByText('Il manque un s.')).toBeDefined();
  mark(1).focus();
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(mark(2));
  expect(screen.getByText('Bon appui.')).toBeDefined();
});

test('the pupil goes from the photo to the text that was read, and back, and enlarges the photo', async () => {
  const { user } = open();
  expect(screen.getByText('100 %')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Agrandir la page' }));
  expect(screen.getByText('150 %')).toBeDefined();
  await user.click(screen.getByRole('radio', { name: 'Texte lu' }));
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByText('volontier', { selector: 'mark' })).toBeDefined();
  await user.click(screen.getByRole('radio', { name: 'Photo' }));
  expect(screen.getByRole('img', { name: /Page 1/ })).toBeDefined();
});

test('a copy that came as text has no photo to choose', () => {
  open(aResult());
  expect(screen.queryByRole('radio', { name: 'Photo' })).toBeNull();
});

test('a copy with pages of both kinds opens on its text, and says where the others are', async () => {
  const { user } = open({ ...photographed, reading: { ...photographed.reading, pages: 2 } });
  expect(screen.queryByRole('img')).toBeNull();
  await user.click(screen.getByRole('radio', { name: 'Photo' }));
  expect(screen.getByText(/Les autres pages sont arrivées en texte/)).toBeDefined();
});
