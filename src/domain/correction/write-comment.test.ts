import { expect, test } from 'vitest';
import caps from '#content/rubrics/caps.json' with { type: 'json' };
import comments from '#content/rubrics/comments.json' with { type: 'json' };
import signs from '#content/rubrics/signs.json' with { type: 'json' };
import { writeComment } from './write-comment.ts';

test('what follows a colon goes on in small letters, the next sentence does not', () => {
  const said = {
    ...{ band: 'A0', remarks: [], limits: '' },
    ceilings: [{ message: 'Copie beaucoup trop courte.' }, { message: 'Aucune référence.' }],
    levers: ["SVT ou non, définis d'abord.", 'Relis-toi.'],
  };
  const comment = writeComment(said, comments);
  expect(comment).toContain('La note est limitée : copie beaucoup trop courte. Aucune référence.');
  expect(comment).toContain("Pour progresser d'abord : SVT ou non");
});

test('the advice against a ceiling is not the advice on a sign over again', () => {
  const opening = (advice: string) => advice.slice(0, 40);
  const tips = new Set(Object.values(signs.signs).map(({ tip }) => opening(tip)));
  const twice = caps.caps.filter((cap) => 'advice' in cap && tips.has(opening(cap.advice ?? '')));
  expect(twice).toEqual([]);
});
