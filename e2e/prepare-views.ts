import { join } from 'node:path';
import { Document, Packer, Paragraph } from 'docx';
import type { Page } from 'playwright-core';

const ESSAY = [
  "Être libre, est-ce faire tout ce que l'on désire ? On le croit volontiers : rien ne semble plus libre qu'un homme sans contrainte.",
  "Pourtant, celui qui suit toujours ses désirs n'en est-il pas l'esclave ? Platon, dans le Gorgias, compare cette vie à un tonneau percé que l'on remplit sans fin.",
  'Nous verrons que la liberté demande moins de suivre ses désirs que de les choisir.',
];

export const openFirstAnswer = (page: Page) => page.locator('summary').first().click();

export const openFirstRemark = (page: Page) =>
  page.locator('[data-part=copy] button[data-remark]').first().click();

export async function orderWithoutPayer(page: Page) {
  await page.getByRole('button', { name: /payer/ }).click();
  await page.getByText('Cette déclaration est nécessaire').waitFor();
}

export async function refuseSignIn(page: Page) {
  await page.getByLabel('Adresse email').fill('lea@exemple.fr');
  await page.getByLabel('Mot de passe', { exact: true }).fill('pas-le-bon-1');
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await page.getByRole('alert').waitFor();
}

export async function submitEmptySignUp(page: Page) {
  await page.getByText('Moins de 15 ans', { exact: true }).click();
  await page.getByRole('button', { name: 'Créer un compte' }).click();
  await page.getByText('Veuillez saisir un mot de passe').waitFor();
}

export const openFirstMail = async (page: Page) => {
  await page.locator('main li button').first().click();
  await page.locator('article h2').waitFor();
};

/** Everything at once: the largest letters, the widest spacing, the other face. */
export async function readInComfort(page: Page) {
  const choices = 'size=larger&lines=airy&spacing=wide&face=opendyslexic&tint=cream';
  const { origin: url } = new URL(page.url());
  await page
    .context()
    .addCookies([{ name: 'appearance', value: encodeURIComponent(choices), url }]);
  await page.reload();
  await page.getByRole('heading').first().waitFor();
  await page.context().clearCookies({ name: 'appearance' });
}

export const foldSidebar = (page: Page) => page.keyboard.press('Control+b');

const docx = (): Promise<Buffer> =>
  Packer.toBuffer(
    new Document({ sections: [{ children: ESSAY.map((text) => new Paragraph({ text })) }] }),
  );

export async function chooseFiles(page: Page) {
  // The same person may have left a copy half prepared on an earlier visit.
  const draft = page.getByRole('button', { name: 'Tout effacer' });
  await draft.waitFor({ timeout: 1_000 }).then(
    () => draft.click(),
    () => {},
  );
  const mimeType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
  await page.getByLabel('Matière').selectOption('philosophie');
  await page.getByLabel('Niveau').selectOption('terminale');
  await page.getByLabel("Type d'examen").selectOption('bac');
  await page
    .getByLabel('Ta copie')
    .setInputFiles([{ name: 'Dissertation sur la liberté.docx', mimeType, buffer: await docx() }]);
  await page.getByText('Dissertation sur la liberté.docx').waitFor();
}

/** A blurred photo, opened to be cropped. */
export async function openCrop(page: Page) {
  const photo = join(import.meta.dirname, '..', 'samples', 'floue.jpg');
  await page.getByLabel('Ta copie').setInputFiles(photo);
  await page.getByText('un peu floue').waitFor();
  await page.getByRole('button', { name: /^Recadrer ou tourner/ }).click();
  await page.getByRole('button', { name: 'Valider' }).waitFor();
}

/** What was read of a copy, opened after its result. */
export async function openTranscript(page: Page) {
  await sendCopyOnce(page);
  const answer = await page.request.get(`${new URL(page.url()).origin}/api/exams`);
  const [exam] = (await answer.json()) as { id: string }[];
  await page.goto(`${new URL(page.url()).origin}/correction/${exam?.id}/texte`);
  await page.getByRole('heading', { name: 'Relis ton texte' }).waitFor();
}

/** From the form, already open: three choices, a Word file, sent. */
export async function sendCopy(page: Page) {
  await chooseFiles(page);
  await page.getByRole('button', { name: 'Envoyer pour correction' }).click();
}

/** The first call sends a copy and waits for its result; the next ones find it there. */
export async function askToDelete(page: Page) {
  await sendCopyOnce(page);
  // A copy just sent is followed above the list; opened anew, the list has it.
  await page.goto(`${new URL(page.url()).origin}/history`);
  await page
    .getByRole('button', { name: /^Supprimer la copie/ })
    .first()
    .click();
  await page.getByRole('dialog').waitFor();
}

export async function sendCopyOnce(page: Page) {
  await page.locator('article, h2').first().waitFor();
  if (await page.locator('article').count()) return;
  await page.goto(`${new URL(page.url()).origin}/correction`);
  await sendCopy(page);
  await page.getByRole('link', { name: 'Voir les résultats' }).first().waitFor();
}

export async function openResult(page: Page) {
  await sendCopyOnce(page);
  await page.getByRole('link', { name: 'Voir les résultats' }).first().click();
  await page.getByRole('heading', { name: 'Ta copie annotée' }).waitFor();
}

export async function openDrawer(page: Page) {
  const button = page.getByRole('button', { name: 'Ouvrir le menu' });
  if (await button.isVisible()) await button.click();
}

export async function breakWorkshop(page: Page) {
  await page.getByRole('button', { name: 'Casser cette page' }).click();
  await page.getByRole('alert').waitFor();
}

export async function waitIdle(page: Page) {
  await page.clock.install();
  await page.reload();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.clock.fastForward('15:31');
  await page.getByRole('dialog').waitFor();
}

/** A multiple choice answered, then an exercise begun. */
export async function enterExamRoom(page: Page) {
  await page.getByLabel('Matière').selectOption('mathematiques');
  await page.getByLabel('Niveau').selectOption('premiere');
  await page.getByRole('button', { name: 'Mode entraînement' }).first().click();
  await page.getByRole('button', { name: 'Terminer' }).waitFor();
  const copy = page.getByRole('button', { name: 'Ma copie' });
  if (await copy.isVisible()) await copy.click();
  await page.getByRole('button', { name: /^A\.1/ }).click();
  await page.getByRole('textbox').fill('f′(x) = 3x² − 6x − 9 = 3(x + 1)(x − 3)');
}

export async function loadSecondGroup(page: Page) {
  await page.getByRole('button', { name: 'Test Rattrap.' }).click();
  await page.getByText('Le plus court chemin').waitFor();
}

export async function openErrors(page: Page) {
  await page.getByRole('tab', { name: 'Erreurs' }).click();
  await page.getByText('Le lecteur distant ne répond pas').waitFor();
}
