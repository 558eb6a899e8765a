import { expect, test } from 'vitest';
import { aStudiedCopy } from '#testing/a-studied-copy.ts';
import { SHORT_ADVICE } from '#testing/correction-ports.ts';
import { copyView } from '../copy-view.ts';
import { placeCopy } from '../signs/place-copy.ts';
import { quoteFor } from './quote-for.ts';
import { signRemarks } from './sign-remarks.ts';

const remarksOn = (text?: string) => {
  const copy = aStudiedCopy(text);
  const placed = placeCopy(copyView(copy));
  return signRemarks(placed, copy.facts, copy.rubric, SHORT_ADVICE, (span) =>
    quoteFor(span, copy.facts, copy.transcript.text),
  );
};

test('what is good is said first', () => {
  expect(remarksOn()[0]).toMatchObject({ kind: 'strength', criterion: 'problematique' });
});

test('even the poorest copy is told one good thing', () => {
  const kinds = remarksOn('Je pense que oui.').map(({ kind }) => kind);
  expect(kinds).toContain('strength');
});

test('a weakness is hung on the words where the missing thing would have stood', () => {
  const weak = remarksOn('La technique existe. Elle est là.').find(
    ({ kind, criterion }) => kind === 'weakness' && criterion === 'problematique',
  );
  expect(weak?.quotes[0]?.text).toBe('Elle est là.');
});
