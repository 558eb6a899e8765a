// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { quickUpload } from '#web/features/capture/prefilled-files.ts';
import { localStore } from '#web/offline/local-store.ts';
import { asPupil, fakeServer } from '#web/testing/fake-server.ts';
import { openApp } from '#web/testing/open-app.tsx';
import { someone } from '#web/testing/sessions.ts';
import {
  drop,
  file,
  fill,
  literally,
  openForm,
  picker,
  submit,
  toasts,
} from './testing/correction-form.ts';

test('the button waits for the files and the three choices; philosophy says its level', async () => {
  const { user } = await openForm();
  expect(submit()).toHaveProperty('disabled', true);
  await user.upload(picker(), file('copie.docx'));
  await user.selectOptions(screen.getByLabelText('Matière'), 'philosophie');
  expect(screen.getByLabelText('Niveau')).toHaveProperty('value', 'terminale');
  expect(submit()).toHaveProperty('disabled', true);
  await user.selectOptions(screen.getByLabelText("Type d'examen"), 'bac');
  expect(submit()).toHaveProperty('disabled', false);
});

test.each([
  ['Matière', 'Matière requise'],
  ['Niveau', 'Niveau requis'],
  ["Type d'examen", "Type d'examen requis"],
])('%s taken back: %s', async (label, sentence) => {
  const { user } = await openForm();
  await fill(user);
  await user.selectOptions(screen.getByLabelText(label), '');
  expect(screen.getByText(sentence)).toBeDefined();
  expect(submit()).toHaveProperty('disabled', true);
});

test('the last file removed: Aucun fichier; and it can be brought back', async () => {
  const { user } = await openForm();
  await fill(user);
  await user.click(screen.getByRole('button', { name: 'Retirer copie.docx' }));
  expect(screen.getByText('Aucun fichier')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Annuler' }));
  expect(screen.getByText('copie.docx')).toBeDefined();
  expect(submit()).toHaveProperty('disabled', false);
});

test.each([
  ['notes.txt', 10, 'Type de fichier non autorisé'],
  ['virus.exe', 10, 'Type de fichier dangereux détecté'],
  ['a:b.png', 10, 'Nom de fichier non sécurisé'],
  ['scan.png', 10 * 1024 * 1024 + 1, 'Fichier trop volumineux (max 10Mo)'],
])('%s is left out: %s', async (name, bytes, reason) => {
  await openForm();
  drop(file(name, bytes));
  expect(await screen.findByText('Certains fichiers ignorés')).toBeDefined();
  expect(toasts().getByText(new RegExp(`^1.fichier ignoré : ${literally(reason)}$`))).toBeDefined();
  expect(screen.queryByText(name)).toBeNull();
});

test('past five files the others are dropped: Limite atteinte', async () => {
  await openForm();
  drop(...['1', '2', '3', '4', '5', '6'].map((name) => file(`${name}.docx`)));
  expect(await screen.findByText('Limite atteinte')).toBeDefined();
  const said = 'Maximum 5 fichiers autorisés. Les fichiers supplémentaires ont été ignorés.';
  expect(toasts().getByText(said)).toBeDefined();
  expect(
    screen
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)
      .join(),
  ).toContain('5.docx');
  expect(screen.queryByText('6.docx')).toBeNull();
});

test('a pupil whose correction of the day is used reads it before preparing another copy', async () => {
  const me = someone();
  const used = { ...me, profile: { ...me.profile, dailyCorrectionsUsed: 1 } };
  await openForm({ 'GET /api/me': () => ({ body: used }) });
  expect(screen.getByText(/Tu as utilisé ta correction du jour/)).toBeDefined();
  expect(screen.getByText(/Prépare déjà ta copie/)).toBeDefined();
});

test('a picture that is none is shown as a file, not as a broken picture', async () => {
  const { user } = await openForm();
  await user.upload(picker(), new File(['x'], 'dessin.png', { type: 'image/png' }));
  fireEvent.error(await screen.findByAltText('Aperçu de la page 1'));
  expect(screen.queryByAltText('Aperçu de la page 1')).toBeNull();
  expect(screen.getByText('dessin.png')).toBeDefined();
});

test('the button that waits says what it waits for', async () => {
  const { user } = await openForm();
  const line = () => screen.queryByText(/il manque encore/)?.textContent ?? '';
  expect(line()).toContain("ta copie, la matière, le niveau, le type d'examen.");
  await user.upload(picker(), file('copie.docx'));
  await user.selectOptions(screen.getByLabelText("Type d'examen"), 'bac');
  expect(line()).toMatch(/encore\s: la matière, le niveau\.$/);
  await user.selectOptions(screen.getByLabelText('Matière'), 'philosophie');
  expect(line()).toBe('');
});

test('files refused and files too many are told in one notice', async () => {
  await openForm();
  drop(file('notes.txt'), ...['1', '2', '3', '4', '5', '6'].map((name) => file(`${name}.docx`)));
  const said = await toasts().findByText(/Type de fichier non autorisé/);
  expect(said.textContent).toContain('Maximum 5 fichiers autorisés');
  expect(screen.queryByText('Trop de notifications')).toBeNull();
});

test('files chosen on the dashboard are there when the form opens', async () => {
  await localStore.clear();
  fakeServer(asPupil);
  window.history.replaceState(quickUpload([file('photo-du-soir.docx')]), '', '/correction');
  const { App } = await import('#web/app.tsx');
  const { render } = await import('@testing-library/react');
  render(<App />);
  expect(await screen.findByText('photo-du-soir.docx')).toBeDefined();
  expect(window.history.state).toBeNull();
});

test('the page is closed and opened again: the copy is still there', async () => {
  const { user } = await openForm();
  await fill(user);
  await waitFor(async () => expect(await localStore.keys('drafts')).toEqual(['u1']));
  const { cleanup } = await import('@testing-library/react');
  cleanup();
  openApp('/correction');
  expect(await screen.findByText('copie.docx')).toBeDefined();
  expect(screen.getByLabelText('Matière')).toHaveProperty('value', 'philosophie');
  expect(screen.getByText("Ton brouillon est revenu tel que tu l'avais laissé.")).toBeDefined();
});
