import { fireEvent, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { localStore } from '#web/offline/local-store.ts';
import { asPupil, fakeServer, type Handlers } from '#web/testing/fake-server.ts';
import { fakeUpload } from '#web/testing/fake-upload.ts';
import { openApp } from '#web/testing/open-app.tsx';

export const SENT = { body: { id: '3f0c1d5e-0000-4000-8000-000000000000' }, status: 202 };
export const LIMITS = 'POST /api/functions/check-rate-limits';
export const FILES = 'POST /api/functions/validate-file-upload';
export const EXAMS = 'POST /api/exams';

export const file = (name: string, bytes = 10) => new File(['x'.repeat(bytes)], name);

/** The form of /correction, empty, before a server that takes everything but what the test says. */
export async function openForm(handlers: Handlers = {}) {
  await localStore.clear();
  const server = fakeServer({
    ...asPupil,
    [LIMITS]: () => ({ body: { blocked: false } }),
    [FILES]: () => ({ body: { valid: true } }),
    [EXAMS]: () => SENT,
    ...handlers,
  });
  fakeUpload();
  const user = openApp('/correction');
  // The screen is fetched when it is first opened, and a busy machine takes its time.
  await screen.findByRole('heading', { name: 'Nouvelle Correction' }, { timeout: 20_000 });
  return { server, user };
}

export const picker = () => screen.getByLabelText(/^Ta copie/);
export const submit = () => screen.getByRole('button', { name: 'Envoyer pour correction' });
export const toasts = () => within(screen.getByRole('region', { name: 'Notifications' }));

/** Chosen past the browser's own filter, as a drop is. */
export const drop = (...files: File[]) => fireEvent.change(picker(), { target: { files } });

export async function fill(user: UserEvent) {
  await user.upload(picker(), file('copie.docx'));
  await user.selectOptions(screen.getByLabelText('Matière'), 'philosophie');
  await user.selectOptions(screen.getByLabelText("Type d'examen"), 'bac');
}

export async function fillAndSend(handlers: Handlers) {
  const form = await openForm(handlers);
  await fill(form.user);
  await form.user.click(submit());
  return form;
}

export const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
