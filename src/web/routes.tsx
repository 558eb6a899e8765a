import { type ComponentType, lazy } from 'react';
import type { GuardOptions } from './features/session/guard-route.ts';
import { fetchScreen } from './fetch-screen.ts';

type Screen = ComponentType;

export type AppRoute = {
  path: string;
  Screen: Screen;
  /** Who may see it; left out, everyone may. */
  guard?: GuardOptions;
  /** `app`: the shell for a signed-in pupil, a plain header for a visitor. `plain`: never the shell. `bare`: its own. */
  frame: 'app' | 'plain' | 'bare';
};

/** A screen fetched when it is first opened. */
const load = <N extends string>(module: () => Promise<Record<N, Screen>>, name: N): Screen =>
  lazy(async () => ({ default: (await fetchScreen(module))[name] as Screen }));

const account = {
  login: () => import('./features/account/login-screen.tsx'),
  auth: () => import('./features/account/auth-screen.tsx'),
  forgot: () => import('./features/account/forgot-password-screen.tsx'),
  reset: () => import('./features/account/reset-password-screen.tsx'),
  suspended: () => import('./features/account/suspended-screen.tsx'),
  parent: () => import('./features/account/parent-consent-screen.tsx'),
};
const admin = {
  env: () => import('./features/admin/ocr-env-screen.tsx'),
  selftest: () => import('./features/admin/ocr-selftest-screen.tsx'),
  report: () => import('./features/admin/ocr-report-screen.tsx'),
  lastJob: () => import('./features/admin/last-job-screen.tsx'),
  house: () => import('./features/admin/admin-house-screen.tsx'),
};
const info = () => import('./features/info/info-screens.tsx');
const money = {
  upgrade: () => import('./features/upgrade/upgrade-screen.tsx'),
  order: () => import('./features/upgrade/order-screen.tsx'),
  cancel: () => import('./features/billing/cancel-screen.tsx'),
  withdraw: () => import('./features/billing/withdraw-screen.tsx'),
  checkout: () => import('./features/billing/demonstration-checkout-screen.tsx'),
  portal: () => import('./features/billing/demonstration-portal-screen.tsx'),
  invoice: () => import('./features/billing/demonstration-invoice-screen.tsx'),
  cookies: () => import('./features/cookies/cookies-screen.tsx'),
  deletion: () => import('./features/rights/deletion-screen.tsx'),
};
const signedIn: GuardOptions = {};

/** A screen inside the shell, for whoever is signed in. */
const forPupils = (path: string, Screen: Screen): AppRoute => ({
  ...{ path, Screen, frame: 'app', guard: signedIn },
});

/** Every address of the product, in one list. */
export const ROUTES: readonly AppRoute[] = [
  {
    path: '/',
    frame: 'bare',
    Screen: load(() => import('./features/landing/landing-screen.tsx'), 'LandingScreen'),
  },
  { path: '/login', frame: 'plain', Screen: load(account.login, 'LoginScreen') },
  { path: '/signup', frame: 'plain', Screen: load(account.login, 'SignUpScreen') },
  { path: '/auth', frame: 'plain', Screen: load(account.auth, 'AuthScreen') },
  {
    path: '/forgot-password',
    frame: 'plain',
    Screen: load(account.forgot, 'ForgotPasswordScreen'),
  },
  { path: '/reset-password', frame: 'plain', Screen: load(account.reset, 'ResetPasswordScreen') },
  { path: '/suspended', frame: 'plain', Screen: load(account.suspended, 'SuspendedScreen') },
  { path: '/accord-parental', frame: 'plain', Screen: load(account.parent, 'ParentConsentScreen') },
  {
    path: '/boite-aux-lettres',
    frame: 'plain',
    Screen: load(() => import('./features/mailbox/mailbox-screen.tsx'), 'MailboxScreen'),
  },
  forPupils(
    '/dashboard',
    load(() => import('./features/dashboard/dashboard-screen.tsx'), 'DashboardScreen'),
  ),
  forPupils(
    '/correction',
    load(() => import('./features/exam/correction-screen.tsx'), 'CorrectionScreen'),
  ),
  forPupils(
    '/correction/:id/texte',
    load(() => import('./features/transcript/transcript-screen.tsx'), 'TranscriptScreen'),
  ),
  forPupils(
    '/history',
    load(() => import('./features/exam/history-screen.tsx'), 'HistoryScreen'),
  ),
  forPupils(
    '/results/:id',
    load(() => import('./features/result/result-screen.tsx'), 'ResultScreen'),
  ),
  forPupils(
    '/profile',
    load(() => import('./features/profile/profile-screen.tsx'), 'ProfileScreen'),
  ),
  forPupils(
    '/revision',
    load(() => import('./features/revision/revision-screen.tsx'), 'RevisionScreen'),
  ),
  forPupils(
    '/erreurs',
    load(() => import('./features/revision/errors-screen.tsx'), 'ErrorsScreen'),
  ),
  forPupils(
    '/notifications',
    load(() => import('./features/notifications/notifications-screen.tsx'), 'NotificationsScreen'),
  ),
  forPupils(
    '/partage',
    load(() => import('./features/share/share-screen.tsx'), 'ShareScreen'),
  ),
  forPupils(
    '/bilan',
    load(() => import('./features/report/report-screen.tsx'), 'ReportScreen'),
  ),
  {
    path: '/suivi',
    frame: 'plain',
    Screen: load(() => import('./features/share/shared-screen.tsx'), 'SharedScreen'),
  },
  {
    path: '/desabonnement',
    frame: 'plain',
    Screen: load(
      () => import('./features/notifications/unsubscribe-screen.tsx'),
      'UnsubscribeScreen',
    ),
  },
  {
    path: '/atelier',
    frame: 'plain',
    Screen: load(() => import('./features/workshop/workshop-screen.tsx'), 'WorkshopScreen'),
  },
  forPupils('/admin/ocr-env', load(admin.env, 'OcrEnvScreen')),
  forPupils('/admin/ocr-selftest', load(admin.selftest, 'OcrSelftestScreen')),
  forPupils('/admin/ocr-report/:id?', load(admin.report, 'OcrReportScreen')),
  forPupils('/admin/last-job', load(admin.lastJob, 'LastJobScreen')),
  forPupils(
    '/mock-exam',
    load(() => import('./features/mock-exam/mock-exam-list-screen.tsx'), 'MockExamListScreen'),
  ),
  {
    path: '/mock-exam/:examId',
    frame: 'bare',
    guard: signedIn,
    Screen: load(() => import('./features/mock-exam/mock-exam-screen.tsx'), 'MockExamScreen'),
  },
  forPupils(
    '/calculateur-bac',
    load(() => import('./features/calculator/calculator-screen.tsx'), 'CalculatorScreen'),
  ),
  { path: '/upgrade', frame: 'app', Screen: load(money.upgrade, 'UpgradeScreen') },
  forPupils('/commande', load(money.order, 'OrderScreen')),
  { path: '/resilier', frame: 'app', Screen: load(money.cancel, 'CancelScreen') },
  { path: '/renoncer', frame: 'app', Screen: load(money.withdraw, 'WithdrawScreen') },
  {
    path: '/demonstration/paiement/:id',
    frame: 'plain',
    Screen: load(money.checkout, 'DemonstrationCheckoutScreen'),
  },
  {
    path: '/demonstration/portail/:id',
    frame: 'plain',
    Screen: load(money.portal, 'DemonstrationPortalScreen'),
  },
  {
    path: '/demonstration/facture/:id',
    frame: 'plain',
    Screen: load(money.invoice, 'DemonstrationInvoiceScreen'),
  },
  { path: '/cookies', frame: 'app', Screen: load(money.cookies, 'CookiesScreen') },
  forPupils('/supprimer-mon-compte', load(money.deletion, 'DeletionScreen')),
  { path: '/admin', frame: 'app', guard: signedIn, Screen: load(admin.house, 'AdminHouseScreen') },
  { path: '/about', frame: 'app', Screen: load(info, 'AboutScreen') },
  {
    path: '/faq',
    frame: 'app',
    Screen: load(() => import('./features/faq/faq-screen.tsx'), 'FaqScreen'),
  },
  {
    path: '/exemple',
    frame: 'app',
    Screen: load(() => import('./features/sample/sample-screen.tsx'), 'SampleScreen'),
  },
  { path: '/mentions-legales', frame: 'app', Screen: load(info, 'LegalScreen') },
  { path: '/accessibilite', frame: 'app', Screen: load(info, 'AccessibilityScreen') },
  { path: '/transparence-ia', frame: 'app', Screen: load(info, 'AiScreen') },
  {
    path: '/contact',
    frame: 'app',
    Screen: load(() => import('./features/contact/contact-screen.tsx'), 'ContactScreen'),
  },
  { path: '/privacy', frame: 'app', Screen: load(info, 'PrivacyScreen') },
  { path: '/terms', frame: 'app', Screen: load(info, 'TermsScreen') },
];
