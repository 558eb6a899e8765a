// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { asPupil, fakeServer } from '#web/testing/fake-server.ts';
import { openApp } from '#web/testing/open-app.tsx';
import { listenForOffer, offerStore } from './offer.ts';

const anExam = (id: number) => ({
  id: `3f0c1d5e-0000-4000-8000-00000000000${id}`,
  ...{ subject: 'svt', level: 'terminale', examType: 'bac', status: 'completed', files: [] },
  ...{ createdAt: '2026-11-15T10:00:00.000Z', failure: null, result: null, awaitsCheck: false },
});

afterEach(() => {
  offerStore.forget();
  // biome-ignore lint/suspicious/noDocumentCookie: what the prompt itself uses
  document.cookie = 'install-refused=; path=/; max-age=0';
});

async function openWith(corrections: number) {
  fakeServer({
    ...asPupil,
    'GET /api/exams': () => ({ body: Array.from({ length: corrections }, (_, i) => anExam(i)) }),
  });
  listenForOffer();
  const user = openApp('/atelier');
  await screen.findAllByRole('heading', { level: 1 });
  const prompt = vi.fn(async () => {});
  const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  act(() => void window.dispatchEvent(offer));
  return { user, prompt, offer };
}

test('after the second correction the pupil is asked, and the browser does the rest', async () => {
  const { user, prompt, offer } = await openWith(2);
  await user.click(await screen.findByRole('button', { name: 'Installer' }));
  expect(offer.defaultPrevented).toBe(true);
  expect(prompt).toHaveBeenCalledOnce();
  expect(screen.queryByRole('button', { name: 'Installer' })).toBeNull();
});

test('"Plus tard" is remembered', async () => {
  const { user } = await openWith(2);
  await user.click(await screen.findByRole('button', { name: 'Plus tard' }));
  expect(document.cookie).toContain('install-refused=1');
});
