// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { asPupil, fakeServer } from '#web/testing/fake-server.ts';
import { openApp } from '#web/testing/open-app.tsx';

const copies = (body: unknown[]) => ({ 'GET /api/copy-grades': () => ({ body }) });

async function openCalculator(body: unknown[] = []) {
  fakeServer({ ...asPupil, ...copies(body) });
  const user = openApp('/calculateur-bac');
  await screen.findByRole('heading', { name: 'Calculateur Bac' }, { timeout: 60_000 });
  return user;
}
const grade = (name: string) => screen.getByRole('textbox', { name: `Note, ${name}` });
const kept = () => JSON.parse(localStorage.getItem('bac-calculator-data') ?? '{}');

test.each([
  ['Test AB', '13,01', /Mention\sAssez bien/],
  ['Test Rattrap.', '9,30', 'Éligible au rattrapage (oraux)'],
  ['Test Très bien', '16,16', /Mention\sTrès bien/],
] as const)('%s shows %s', async (button, average, words) => {
  const user = await openCalculator();
  await user.click(screen.getByRole('button', { name: button }));
  expect(screen.getAllByText(average).length).toBeGreaterThan(0);
  expect(screen.getAllByText(words).length).toBeGreaterThan(0);
  expect(await screen.findByText('Cas de test chargé')).toBeTruthy();
});

test('a grade takes a comma or a dot; out of range, it is said and does not count', async () => {
  const user = await openCalculator();
  await user.type(grade('Philosophie'), '12,5');
  await user.type(grade('Grand Oral'), '12.5');
  expect(screen.getAllByText('12,50').length).toBeGreaterThan(0);
  await user.type(grade('EPS'), '20,001');
  expect(screen.getByText('La note doit être comprise entre 0 et 20.')).toBeTruthy();
  expect(screen.getAllByText('12,50').length).toBeGreaterThan(0);
});

test('what is typed is kept in the browser in the agreed shape, and comes back', async () => {
  const user = await openCalculator();
  await user.type(grade('Philosophie'), '11');
  const { finalExams, ccSubjects, optionalSubjects, showOptions } = kept();
  expect(finalExams[2]).toMatchObject({
    name: 'Philosophie',
    coefficient: 8,
    grade: 11,
    isFixed: true,
  });
  expect([ccSubjects.length, optionalSubjects, showOptions]).toEqual([5, [], false]);
});

test('options stop at ten coefficients, and the button to add goes away', async () => {
  const user = await openCalculator();
  expect(screen.getByText('Coefficients non conformes')).toBeTruthy();
  await user.click(screen.getByRole('checkbox', { name: 'Ajouter des options' }));
  await user.click(screen.getByRole('button', { name: 'Ajouter une option' }));
  const weight = screen.getByRole('textbox', { name: 'Coefficient, Option 1' });
  await user.clear(weight);
  expect((weight as HTMLInputElement).value).toBe('0');
  await user.type(weight, '12');
  expect(await screen.findByText('Limite atteinte')).toBeTruthy();
  expect(
    screen.getByText("Le total des coefficients d'options ne peut pas dépasser 10."),
  ).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Ajouter une option' })).toBeNull();
  expect(screen.queryByText('Coefficients non conformes')).toBeNull();
});

test('reset empties the table and says so', async () => {
  const user = await openCalculator();
  await user.type(grade('Philosophie'), '11');
  await user.click(screen.getByRole('button', { name: 'Réinitialiser' }));
  expect((grade('Philosophie') as HTMLInputElement).value).toBe('');
  expect(await screen.findByText('Réinitialisé')).toBeTruthy();
});

test.each(['Réinitialiser', 'Test AB'])('%s takes no grade away for good', async (name) => {
  const user = await openCalculator();
  await user.type(grade('Philosophie'), '11');
  await user.click(screen.getByRole('button', { name }));
  expect((grade('Philosophie') as HTMLInputElement).value).not.toBe('11');
  await user.click(await screen.findByRole('button', { name: 'Annuler' }));
  expect((grade('Philosophie') as HTMLInputElement).value).toBe('11');
});

test('the print window opens a quarter of a second after the button', async () => {
  const user = await openCalculator();
  const print = vi.fn();
  vi.stubGlobal('print', print);
  await user.click(screen.getByRole('button', { name: 'Exporter PDF' }));
  expect(await screen.findByText('Export PDF')).toBeTruthy();
  await vi.waitFor(() => expect(print).toHaveBeenCalledOnce());
});

test('without sharing of its own, the device gets the results in its clipboard', async () => {
  const user = await openCalculator();
  const writeText = vi.fn(async () => {});
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
  await user.click(screen.getByRole('button', { name: 'Test AB' }));
  await user.click(screen.getByRole('button', { name: 'Partager' }));
  expect(await screen.findByText('Résultats copiés !')).toBeTruthy();
  expect(writeText).toHaveBeenCalledWith(expect.stringContaining('13,01/20'));
});

test('copies already corrected fill the blanks, with the chance of each mention', async () => {
  const interval = { low: 11, high: 17 };
  const copy = { subject: 'philosophie', level: 'terminale', grade: 14, interval };
  const user = await openCalculator([copy]);
  await user.click(await screen.findByRole('button', { name: 'Préremplir' }));
  expect((grade('Philosophie') as HTMLInputElement).value).toBe('14');
  expect(screen.getByText('Tes chances, si le bac était demain')).toBeTruthy();
});
