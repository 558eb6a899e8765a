// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { resultView } from '#contract/exam.ts';
import { fakeServer } from '#web/testing/fake-server.ts';
import { openApp } from '#web/testing/open-app.tsx';
import { EXAMPLES, exampleOf } from './digests.ts';
import { loadExample } from './load-example.ts';

test.each(EXAMPLES.map(({ subject }) => subject))(
  'the example of %s is a whole result of the product, and nothing else',
  async (subject) => {
    const example = await loadExample(subject);
    expect(resultView.parse(example)).toMatchObject({ subject, isWhole: true });
  },
);

test('a visitor opens the copy of a subject without an account, and its marks answer', async () => {
  fakeServer();
  const user = openApp('/exemple?matiere=francais');
  await screen.findByRole('heading', { name: /La poésie sert-elle/ });
  expect(screen.getAllByText('Exemple').length).toBeGreaterThan(0);
  const [mark] = await screen.findAllByRole('button', { name: /faute/i });
  await user.click(mark!);
  expect((await screen.findAllByText(/s'accorde avec/)).length).toBeGreaterThan(0);
});

test('an unknown subject, or none, falls back on philosophy', () => {
  expect(exampleOf('alchimie').subject).toBe('philosophie');
  expect(exampleOf(null).subject).toBe('philosophie');
  expect(exampleOf('svt').subject).toBe('svt');
});
