import { expect, test } from 'vitest';
import { embeddedMarker } from '#adapters/graders/embedded/embedded-marker.ts';
import { loadAdvice } from '#adapters/graders/load-advice.ts';
import { aStudiedCopy, SHORT_ESSAY } from '#testing/a-studied-copy.ts';
import { correctionPorts } from '#testing/correction-ports.ts';
import { retryParagraph } from './retry-paragraph.ts';

const advice = loadAdvice();
const ports = correctionPorts({ embedded: embeddedMarker(advice), advice });
const unfinished = aStudiedCopy(SHORT_ESSAY.split('\n\n').slice(0, 1).join('\n\n'));

test('adding the missing conclusion raises that criterion and the grade', async () => {
  const outcome = await retryParagraph(
    unfinished,
    { paragraph: 'conclusion', text: SHORT_ESSAY.split('\n\n').at(-1)! },
    ports,
  );
  if (!outcome.ok) throw new Error(outcome.error.code);
  const { changes, gradeBefore, gradeAfter } = outcome.value;
  expect(changes.conclusion.after).toBeGreaterThan(changes.conclusion.before);
  expect(gradeAfter).toBeGreaterThan(gradeBefore);
});

test('the rewritten paragraph takes the place of the old one and touches nothing else', async () => {
  const outcome = await retryParagraph(aStudiedCopy(), { paragraph: 1, text: 'Nouveau.' }, ports);
  expect(outcome.ok && outcome.value.text.split('\n\n')).toEqual(
    SHORT_ESSAY.split('\n\n').with(1, 'Nouveau.'),
  );
});

test('an unknown paragraph and an empty text are refused', async () => {
  const copy = aStudiedCopy();
  expect(await retryParagraph(copy, { paragraph: 9, text: 'x' }, ports)).toMatchObject({
    error: { code: 'paragraph-unknown' },
  });
  expect(await retryParagraph(copy, { paragraph: 0, text: '  ' }, ports)).toMatchObject({
    error: { code: 'text-empty' },
  });
});
