import { expect, test } from 'vitest';
import { problemWithoutValues } from './problem-without-values.ts';

test('an outage of the database is told with its statement and without its values', () => {
  const failed = Object.assign(new Error('Failed query: select $1\nparams: secret\n at me'), {
    query: 'select $1',
    params: ['secret'],
    cause: Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }),
  });
  const { message, stack } = problemWithoutValues(failed);
  expect(message).toBe('Failed query: select $1 (ECONNREFUSED)');
  expect(stack).toMatch(/^Error: Failed query: select \$1 \(ECONNREFUSED\)\n\s+at /);
  expect(stack).not.toContain('secret');
});

test('a letter that came back is told without whom it was for, a call to a model without the copy', () => {
  const returned = new Error('550 unknown <lea@ecole.fr>, see lea@ecole.fr');
  expect(problemWithoutValues(returned).message).toBe('550 unknown <…>, see …');
  const call = Object.assign(new Error('429'), { requestBodyValues: { text: 'ma copie' } });
  expect(Object.keys(problemWithoutValues(call))).toEqual([]);
});

test('a problem of our own keeps its words and its place', () => {
  const own = new TypeError('x is undefined');
  const { message, stack } = problemWithoutValues(own);
  expect([message, stack]).toEqual([own.message, own.stack]);
  expect(problemWithoutValues('boum').message).toBe('boum');
});
