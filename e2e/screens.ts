import { join } from 'node:path';
import { Document, Packer, Paragraph } from 'docx';
import { eq } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { user } from '#adapters/db/schema.ts';
import { furnishProgress } from './furnish-progress.ts';
import type { LivingHouse } from './living-house.ts';

/** A view worth looking at: who is there, where, and what they have just done. */
export type View = {
  name: (typeof VIEW_NAMES)[number];
  who: 'visitor' | 'pupil' | 'pro' | 'newcomer' | 'unconfirmed' | 'suspended' | 'admin';
  path: string;
  prepare?: (page: Page) => Promise<unknown>;
};

export const WHO = {
  pupil: 'lea.martin@exemple.fr',
  pro: 'noe@exemple.fr',
  newcomer: 'jade@exemple.fr',
  unconfirmed: 'sacha@exemple.fr',
  suspended: 'camille@exemple.fr',
  admin: 'alex@exemple.fr',
};

const ESSAY = [
  "Être libre, est-ce faire tout ce que l'on désire ? On le croit volontiers : rien ne semble plus libre qu'un homme sans contrainte.",
  "Pourtant, celui qui suit toujours ses désirs n'en est-il pas l'esclave ? Platon, dans le Gorgias, compare cette vie à un tonneau percé que l'on remplit sans fin.",
  'Nous verrons que la liberté demande moins de suivre ses désirs que de les choisir.',
];

export const VIEW_NAMES = [
  'upgrade',
  'upgrade-pro',
  'order',
  'cancel',
  'cookies',
  'deletion',
  'admin',
  'landing',
  'example',
  'about',
  'faq',
  'contact',
  'terms',
  'privacy',
  'legal',
  'accessibility',
  'ai',
  'login',
  'login-refused',
  'signup',
  'signup-errors',
  'auth',
  'auth-confirm',
  'auth-expired',
  'forgot-password',
  'reset-password',
  'reset-expired',
  'suspended',
  'mailbox',
  'parent',
  'parent-expired',
  'not-found',
  'dashboard',
  'dashboard-new',
  'dashboard-folded',
  'correction',
  'correction-files',
  'correction-crop',
  'transcript',
  'history',
  'delete-copy',
  'history-empty',
  'result',
  'result-missing',
  'profile',
  'comfort',
  'mock-exam',
  'mock-exam-room',
  'calculator',
  'not-found-in-shell',
  'menu-open',
  'workshop',
  'error',
  'session-warning',
  'dashboard-rich',
  'revision',
  'errors',
  'notifications',
  'share',
  'shared',
  'report',
] as const;

/** Fills the house with people and copies, then lists every view of it. */
export async function furnish(house: LivingHouse): Promise<View[]> {
  await house.pupil(WHO.pupil);
  await house.pupil(WHO.pro, { plan: 'pro' });
  await house.pupil(WHO.newcomer, { ageBand: 'under15', parentEmail: 'parent@exemple.fr' });
  await house.pupil(WHO.unconfirmed, { confirmed: false });
  await house.pupil(WHO.suspended, { plan: 'suspended' });
  await house.pupil(WHO.admin);
  await house.db.update(user).set({ role: 'admin' }).where(eq(user.email, WHO.admin));
  const parentLink = new URL(await house.linkTo('parent@exemple.fr', /enfant/));

  return [
    { name: 'upgrade', who: 'visitor', path: '/upgrade' },
    { name: 'upgrade-pro', who: 'pro', path: '/upgrade' },
    { name: 'order', who: 'pupil', path: '/commande', prepare: orderWithoutPayer },
    { name: 'cancel', who: 'visitor', path: '/resilier' },
    { name: 'cookies', who: 'visitor', path: '/cookies' },
    { name: 'deletion', who: 'pupil', path: '/supprimer-mon-compte' },
    { name: 'admin', who: 'admin', path: '/admin' },
    { name: 'landing', who: 'visitor', path: '/' },
    { name: 'example', who: 'visitor', path: '/exemple', prepare: openFirstRemark },
    { name: 'about', who: 'visitor', path: '/about' },
    { name: 'faq', who: 'visitor', path: '/faq', prepare: openFirstAnswer },
    { name: 'contact', who: 'visitor', path: '/contact' },
    { name: 'terms', who: 'visitor', path: '/terms' },
    { name: 'privacy', who: 'visitor', path: '/privacy' },
    { name: 'legal', who: 'visitor', path: '/mentions-legales' },
    { name: 'accessibility', who: 'visitor', path: '/accessibilite' },
    { name: 'ai', who: 'visitor', path: '/transparence-ia' },
    { name: 'login', who: 'visitor', path: '/login' },
    { name: 'login-refused', who: 'visitor', path: '/login', prepare: refuseSignIn },
    { name: 'signup', who: 'visitor', path: '/signup' },
    { name: 'signup-errors', who: 'visitor', path: '/signup', prepare: submitEmptySignUp },
    { name: 'auth', who: 'visitor', path: '/auth' },
    { name: 'auth-confirm', who: 'unconfirmed', path: '/dashboard' },
    {
      name: 'auth-expired',
      who: 'visitor',
      path: '/auth?message=email-confirmed&error=TOKEN_EXPIRED',
    },
    { name: 'forgot-password', who: 'visitor', path: '/forgot-password' },
    { name: 'reset-password', who: 'visitor', path: '/reset-password?token=abc' },
    { name: 'reset-expired', who: 'visitor', path: '/reset-password?error=INVALID_TOKEN' },
    { name: 'suspended', who: 'suspended', path: '/dashboard' },
    { name: 'mailbox', who: 'visitor', path: '/boite-aux-lettres', prepare: openFirstMail },
    {
      name: 'parent',
      who: 'visitor',
      path: parentLink.pathname + parentLink.search,
    },
    { name: 'parent-expired', who: 'visitor', path: `/accord-parental?token=${'x'.repeat(43)}` },
    { name: 'not-found', who: 'visitor', path: '/nulle-part' },
    { name: 'dashboard', who: 'pupil', path: '/dashboard' },
    { name: 'dashboard-new', who: 'newcomer', path: '/dashboard' },
    { name: 'dashboard-folded', who: 'pro', path: '/dashboard', prepare: foldSidebar },
    { name: 'correction', who: 'pupil', path: '/correction' },
    { name: 'correction-files', who: 'pupil', path: '/correction', prepare: chooseFiles },
    { name: 'correction-crop', who: 'newcomer', path: '/correction', prepare: openCrop },
    { name: 'transcript', who: 'pupil', path: '/history', prepare: openTranscript },
    { name: 'history', who: 'pupil', path: '/history', prepare: sendCopyOnce },
    { name: 'delete-copy', who: 'pupil', path: '/history', prepare: askToDelete },
    { name: 'history-empty', who: 'newcomer', path: '/history' },
    { name: 'result', who: 'pupil', path: '/history', prepare: openResult },
    { name: 'result-missing', who: 'pupil', path: '/results/3f0c1d5e-0000-4000-8000-000000000000' },
    { name: 'profile', who: 'pupil', path: '/profile?upgrade=required' },
    { name: 'comfort', who: 'pupil', path: '/correction', prepare: readInComfort },
    { name: 'mock-exam', who: 'pupil', path: '/mock-exam' },
    { name: 'mock-exam-room', who: 'pupil', path: '/mock-exam', prepare: enterExamRoom },
    { name: 'calculator', who: 'pupil', path: '/calculateur-bac', prepare: loadSecondGroup },
    { name: 'not-found-in-shell', who: 'pupil', path: '/nulle-part' },
    { name: 'menu-open', who: 'pupil', path: '/dashboard', prepare: openDrawer },
    { name: 'workshop', who: 'visitor', path: '/atelier' },
    { name: 'error', who: 'visitor', path: '/atelier', prepare: breakWorkshop },
    { name: 'session-warning', who: 'pupil', path: '/dashboard', prepare: waitIdle },
    ...(await furnishProgress(house, WHO.pro)),
  ];
}

const openFirstAnswer = (page: Page) => page.locator('summary').first().click();

const openFirstRemark = (page: Page) =>
  page.locator('[data-part=copy] button[data-remark]').first().click();

async function orderWithoutPayer(page: Page) {
  await page.getByRole('button', { name: /payer/ }).click();
  await page.getByText('Cette déclaration est nécessaire').waitFor();
}

async function refuseSignIn(page: Page) {
  await page.getByLabel('Adresse email').fill('lea@exemple.fr');
  await page.getByLabel('Mot de passe', { exact: true }).fill('pas-le-bon-1');
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await page.getByRole('alert').waitFor();
}

async function submitEmptySignUp(page: Page) {
  await page.getByText('Moins de 15 ans', { exact: true }).click();
  await page.getByRole('button', { name: 'Créer un compte' }).click();
  await page.getByText('Veuillez saisir un mot de passe').waitFor();
}

const openFirstMail = async (page: Page) => {
  await page.locator('main li button').first().click();
  await page.locator('article h2').waitFor();
};

/** Everything at once: the largest letters, the widest spacing, the other face. */
async function readInComfort(page: Page) {
  const choices = 'size=larger&lines=airy&spacing=wide&face=opendyslexic&tint=cream';
  const { origin: url } = new URL(page.url());
  await page
    .context()
    .addCookies([{ name: 'appearance', value: encodeURIComponent(choices), url }]);
  await page.reload();
  await page.getByRole('heading').first().waitFor();
  await page.context().clearCookies({ name: 'appearance' });
}

const foldSidebar = (page: Page) => page.keyboard.press('Control+b');

const docx = (): Promise<Buffer> =>
  Packer.toBuffer(
    new Document({ sections: [{ children: ESSAY.map((text) => new Paragraph({ text })) }] }),
  );

async function chooseFiles(page: Page) {
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
async function openCrop(page: Page) {
  const photo = join(import.meta.dirname, '..', 'samples', 'floue.jpg');
  await page.getByLabel('Ta copie').setInputFiles(photo);
  await page.getByText('un peu floue').waitFor();
  await page.getByRole('button', { name: /^Recadrer ou tourner/ }).click();
  await page.getByRole('button', { name: 'Valider' }).waitFor();
}

/** What was read of a copy, opened after its result. */
async function openTranscript(page: Page) {
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
async function askToDelete(page: Page) {
  await sendCopyOnce(page);
  // A copy just sent is followed above the list; opened anew, the list has it.
  await page.goto(`${new URL(page.url()).origin}/history`);
  await page
    .getByRole('button', { name: /^Supprimer la copie/ })
    .first()
    .click();
  await page.getByRole('dialog').waitFor();
}

async function sendCopyOnce(page: Page) {
  await page.locator('article, h2').first().waitFor();
  if (await page.locator('article').count()) return;
  await page.goto(`${new URL(page.url()).origin}/correction`);
  await sendCopy(page);
  await page.getByRole('link', { name: 'Voir les résultats' }).first().waitFor();
}

async function openResult(page: Page) {
  await sendCopyOnce(page);
  await page.getByRole('link', { name: 'Voir les résultats' }).first().click();
  await page.getByRole('heading', { name: 'Ta copie annotée' }).waitFor();
}

async function openDrawer(page: Page) {
  const button = page.getByRole('button', { name: 'Ouvrir le menu' });
  if (await button.isVisible()) await button.click();
}

async function breakWorkshop(page: Page) {
  await page.getByRole('button', { name: 'Casser cette page' }).click();
  await page.getByRole('alert').waitFor();
}

async function waitIdle(page: Page) {
  await page.clock.install();
  await page.reload();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.clock.fastForward('15:31');
  await page.getByRole('dialog').waitFor();
}

/** A multiple choice answered, then an exercise begun. */
async function enterExamRoom(page: Page) {
  await page.getByLabel('Matière').selectOption('mathematiques');
  await page.getByLabel('Niveau').selectOption('premiere');
  await page.getByRole('button', { name: 'Mode entraînement' }).first().click();
  await page.getByRole('button', { name: 'Terminer' }).waitFor();
  const copy = page.getByRole('button', { name: 'Ma copie' });
  if (await copy.isVisible()) await copy.click();
  await page.getByRole('button', { name: /^A\.1/ }).click();
  await page.getByRole('textbox').fill('f′(x) = 3x² − 6x − 9 = 3(x + 1)(x − 3)');
}

async function loadSecondGroup(page: Page) {
  await page.getByRole('button', { name: 'Test Rattrap.' }).click();
  await page.getByText('Le plus court chemin').waitFor();
}
