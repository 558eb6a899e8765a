import { eq } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { applicationErrors, user } from '#adapters/db/schema.ts';
import { furnishProgress } from './furnish-progress.ts';
import type { LivingHouse } from './living-house.ts';
import {
  askToDelete,
  breakWorkshop,
  chooseFiles,
  enterExamRoom,
  foldSidebar,
  loadSecondGroup,
  openCrop,
  openDrawer,
  openErrors,
  openFirstAnswer,
  openFirstMail,
  openFirstRemark,
  openResult,
  openTranscript,
  orderWithoutPayer,
  readInComfort,
  refuseSignIn,
  sendCopyOnce,
  submitEmptySignUp,
  waitIdle,
} from './prepare-views.ts';

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

export const VIEW_NAMES = [
  'upgrade',
  'upgrade-pro',
  'order',
  'cancel',
  'cookies',
  'deletion',
  'admin',
  'admin-errors',
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
  await house.db.insert(applicationErrors).values({
    errorType: 'Error',
    errorMessage: 'Le lecteur distant ne répond pas',
    url: '/api/exams',
    fingerprint: 'lecteur-distant',
  });
  const parentLink = new URL(await house.linkTo('parent@exemple.fr', /enfant/));

  return [
    { name: 'upgrade', who: 'visitor', path: '/upgrade' },
    { name: 'upgrade-pro', who: 'pro', path: '/upgrade' },
    { name: 'order', who: 'pupil', path: '/commande', prepare: orderWithoutPayer },
    { name: 'cancel', who: 'visitor', path: '/resilier' },
    { name: 'cookies', who: 'visitor', path: '/cookies' },
    { name: 'deletion', who: 'pupil', path: '/supprimer-mon-compte' },
    { name: 'admin', who: 'admin', path: '/admin' },
    { name: 'admin-errors', who: 'admin', path: '/admin', prepare: openErrors },
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
