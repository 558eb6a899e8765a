import { expect, test } from 'vitest';
import { findQuotation } from './find-quotation.ts';

const copy = `La liberté n'est pas l'absence de règles.
Être libre, c'est se donner à soi-même sa propre loi, comme l'écrit Rousseau.
La liberté, enfin, s'apprend.`;
const found = (text: string, near?: number) => {
  const span = findQuotation({ text, ...(near !== undefined && { near }) }, copy);
  return span && copy.slice(span.start, span.end);
};

test('a word-for-word quotation is found whatever its capitals, accents and quotes', () => {
  expect(found('« être LIBRE, c’est se donner a soi même sa propre loi »')).toBe(
    "Être libre, c'est se donner à soi-même sa propre loi",
  );
});

test('a slip of the marker is forgiven and the shown words are the pupil’s own', () => {
  expect(found("Être libre, c'est se donner soi-même sa propre lois comme l'écrit Rousseau")).toBe(
    "Être libre, c'est se donner à soi-même sa propre loi, comme l'écrit Rousseau",
  );
});

test('[D5] an invented quotation is not found', () => {
  expect(found("L'homme est condamné à être libre, dit Sartre")).toBeUndefined();
  expect(found('liberté absolue')).toBeUndefined();
});

test('a quotation cut by an ellipsis is found when its pieces follow one another', () => {
  expect(found('La liberté n’est pas […] sa propre loi')).toMatch(/^La liberté[\s\S]*propre loi$/);
  expect(found("s'apprend … La liberté n'est pas")).toBeUndefined();
});

test('between two identical passages the marker’s own position decides', () => {
  expect(findQuotation({ text: 'La liberté', near: 100 }, copy)?.start).toBe(
    copy.lastIndexOf('La'),
  );
  expect(findQuotation({ text: 'La liberté' }, copy)?.start).toBe(0);
});

test('a question keeps its mark and a quotation its own, where the copy has them', () => {
  const own = 'Rousseau répond : « la loi est liberté ». Faut-il donc obéir ? « Non », dit-on.';
  const shown = (text: string) => {
    const { start, end } = findQuotation({ text }, own)!;
    return own.slice(start, end);
  };
  expect(shown('Faut-il donc obéir ?')).toBe('Faut-il donc obéir ?');
  expect(shown('Faut-il donc obéir')).toBe('Faut-il donc obéir');
  expect(shown('Rousseau répond : « la loi est liberté ».')).toBe(
    'Rousseau répond : « la loi est liberté »',
  );
  expect(shown('« Non », dit-on.')).toBe('« Non », dit-on');
  expect(shown('la loi est liberté »')).toBe('la loi est liberté');
});

test('an empty quotation proves nothing', () => {
  expect(found('')).toBeUndefined();
  expect(found('« … »')).toBeUndefined();
});
