import { expect, test } from 'vitest';
import { contentStems } from './stems.ts';

test('the pronoun of a question turned round is not what the question is about', () => {
  expect(contentStems('La technique menace-t-elle la nature ? Recule-t-il ?')).toEqual([
    'techni',
    'menace',
    'nature',
    'recule',
  ]);
});
