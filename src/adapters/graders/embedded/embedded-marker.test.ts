import { expect, test } from 'vitest';
import { aStudiedCopy } from '#testing/a-studied-copy.ts';
import { markerContract } from '#testing/marker-contract.ts';
import { loadAdvice } from '../load-advice.ts';
import { embeddedMarker } from './embedded-marker.ts';

const marker = embeddedMarker(loadAdvice());
markerContract('our own marker', () => marker);

test('our own marker says what it cannot judge', async () => {
  const outcome = await marker.mark(aStudiedCopy());
  expect(outcome.ok && outcome.value.marking.notJudged).toEqual(['truth', 'depth', 'originality']);
});

test('our own marker gives the same marking to the same copy', async () => {
  const [first, second] = await Promise.all([
    marker.mark(aStudiedCopy()),
    marker.mark(aStudiedCopy()),
  ]);
  expect(first).toEqual(second);
});
