import { expect, test } from 'vitest';
import type { Remark } from '../correction/remarks/verify-remarks.ts';
import { makeCards } from './make-cards.ts';
import { judgeAnswer } from './revision-card.ts';

const TEXT = "On le sait.\nL'homme à toujours\nvécu en société. Les loi le protègent.";
const HINTS = { question: 'q', clue: 'Remplace par « avait ».', method: 'm', example: 'e' };

function fault(words: string, correction: string, category: string): Remark {
  const start = TEXT.indexOf(words);
  const evidence = [{ start, end: start + words.length, text: words, places: [] }];
  return {
    ...{ kind: 'fault', axis: 'orthographe', severity: 1, explanation: 'x', hints: HINTS },
    ...{ category, correction, evidence },
  };
}
const copy = (...remarks: Remark[]) => ({ text: TEXT, subject: 'philosophie' as const, remarks });

test('a card asks about the sentence the pupil wrote, and about no other', () => {
  const [card] = makeCards(copy(fault('à', 'a', 'HOM_A')));
  expect(card?.content).toMatchObject({
    ...{ kind: 'choice', before: "L'homme ", after: ' toujours vécu en société.' },
    ...{ wrong: 'à', right: 'a', hint: 'Remplace par « avait ».' },
  });
});

test('the same fault made twice is one card; a fault without a sure correction is none', () => {
  const twice = fault('loi', 'lois', 'ACC_ADJ');
  expect(makeCards(copy(twice, twice))).toHaveLength(1);
  expect(makeCards(copy({ ...twice, correction: undefined }))).toEqual([]);
});

test('a weak problématique is a card of its own, to be written again', () => {
  const start = 0;
  const evidence = [{ start, end: 11, text: 'On le sait.', places: [] }];
  const weak: Remark = {
    ...{ kind: 'weakness', axis: 'argumentation', severity: 2, explanation: 'floue' },
    ...{ criterion: 'problematique', hints: HINTS, evidence },
  };
  const [card] = makeCards(copy(weak));
  expect(card?.content).toMatchObject({ kind: 'problematique', passage: 'On le sait.' });
});

test('capitals and typewriter apostrophes are forgiven, unless the card is about capitals', () => {
  const card = (wrong: string, right: string) => ({
    ...{ kind: 'cloze' as const, before: '', after: '', explanation: '', hint: '' },
    ...{ wrong, right },
  });
  expect(judgeAnswer(card("c'est", 's’est'), { text: " S'est " })).toEqual({
    isRight: true,
    rating: 3,
  });
  expect(judgeAnswer(card('france', 'France'), { text: 'france' })?.isRight).toBe(false);
  expect(judgeAnswer(card('à', 'a'), {})).toBeUndefined();
});
