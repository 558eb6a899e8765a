// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeServer } from '#web/testing/fake-server.ts';
import { openApp } from '#web/testing/open-app.tsx';

test('eight questions, of which the browser keeps one open at a time, and a way to the support', async () => {
  fakeServer();
  openApp('/faq');
  await screen.findByRole('heading', { name: 'Questions fréquentes' });
  const questions = [...document.querySelectorAll('details')];
  expect(questions).toHaveLength(8);
  expect(new Set(questions.map((one) => one.getAttribute('name')))).toEqual(new Set(['faq']));
  expect(screen.getByRole('link', { name: 'Écris au support' }).getAttribute('href')).toBe(
    '/contact',
  );
});
