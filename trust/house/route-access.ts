/** Who a route lets in. `signature`: whoever holds the provider's secret. */
export type Audience = 'anyone' | 'signed-in' | 'member' | 'admin' | 'signature';

/** What an `:id` of a route names, where it belongs to somebody. */
export type Owned = 'exam' | 'result' | 'attempt' | 'link';

const ROUTES: Record<Audience, string[]> = {
  anyone: [
    'GET /api/config',
    'POST /api/functions/monitoring-dashboard',
    'GET /api/mailbox',
    'GET /api/mailbox/:id',
    'GET /api/me',
    'GET /api/parent-consent/:token',
    'POST /api/parent-consent',
    'POST /api/contact',
    'POST /api/functions/open-share-link',
    'POST /api/functions/unsubscribe',
    'POST /api/audience',
    'POST /api/contract/cancellations',
    'POST /api/contract/withdrawals',
    'GET /api/openapi.json',
    // Demonstration money: whoever holds the long id of a session may pay it, as on a real checkout page.
    'GET /api/demonstration/checkout/:id',
    'POST /api/demonstration/checkout/:id',
    'GET /api/demonstration/portal/:id',
    'POST /api/demonstration/portal/:id',
    'GET /api/demonstration/invoices/:id',
  ],
  'signed-in': [
    'GET /api/security-requirements',
    'PATCH /api/profile',
    'POST /api/account/password',
    'POST /api/account/age',
    'POST /api/parent-consent/resend',
    'GET /api/events',
    'POST /api/functions/check-subscription',
    'GET /api/billing',
    'POST /api/referral-claim',
    'GET /api/rights/export',
    'GET /api/rights/storage',
    'POST /api/rights/deletion',
    'POST /api/rights/consents',
  ],
  member: [
    'POST /api/exams',
    'GET /api/exams',
    'GET /api/exams/:id',
    'DELETE /api/exams/:id',
    'GET /api/exams/:id/pages/:page',
    'POST /api/exams/:id/retry',
    'GET /api/exams/:id/transcript',
    'POST /api/exams/:id/transcript',
    'GET /api/results/:id',
    'POST /api/results/:id/contests',
    'GET /api/results/:id/passages',
    'POST /api/results/:id/retries',
    'GET /api/copy-grades',
    'GET /api/exam-templates',
    'POST /api/functions/get-exam-template',
    'GET /api/mock-exams',
    'POST /api/mock-exams',
    'GET /api/mock-exams/:id',
    'DELETE /api/mock-exams/:id',
    'PUT /api/mock-exams/:id/answers',
    'POST /api/mock-exams/:id/submit',
    'POST /api/mock-exams/:id/pages',
    'GET /api/dashboard',
    'GET /api/stats',
    'GET /api/badges',
    'GET /api/progress-choices',
    'PATCH /api/progress-choices',
    'GET /api/notices',
    'POST /api/notices/seen',
    'GET /api/revision',
    'POST /api/revision/answers',
    'GET /api/recurring-errors',
    'POST /api/functions/generate-victory-plan',
    'GET /api/share-links',
    'POST /api/share-links',
    'DELETE /api/share-links/:id',
    'GET /api/weekly-report',
    'GET /api/weekly-report.pdf',
    'POST /api/functions/create-checkout',
    'POST /api/functions/customer-portal',
    'POST /api/billing/resume',
    'POST /api/functions/generate-referral-link',
    'POST /api/functions/calculate-referral-discount',
    'GET /api/referral-analytics',
    'POST /api/codes/redeem',
    'POST /api/functions/check-rate-limits',
    'POST /api/functions/enhanced-check-rate-limits',
    'POST /api/functions/validate-file-upload',
    'POST /api/functions/ocr',
    'POST /api/functions/ocr-confidence-gate',
    'POST /api/functions/increment-usage',
    'POST /api/functions/process-correction',
    'POST /api/functions/export-pdf',
  ],
  admin: [
    'POST /api/functions/admin-ocr-env',
    'POST /api/functions/simple-ocr-test',
    'POST /api/functions/admin-ocr-selftest',
    'POST /api/functions/ocr-pipeline-selftest',
    'POST /api/functions/admin-last-job',
    'GET /api/admin/ocr-report/:id',
    'GET /api/admin/users',
    'POST /api/admin/users/:id',
    'GET /api/admin/codes',
    'POST /api/admin/codes',
    'POST /api/admin/codes/:id',
    'GET /api/admin/errors',
    'GET /api/admin/audit',
    'GET /api/admin/acts',
    'GET /api/admin/health',
  ],
  signature: ['POST /api/webhooks/stripe'],
};

/** The row of every route; one that is missing here fails the matrix. */
export const AUDIENCE = new Map<string, Audience>(
  Object.entries(ROUTES).flatMap(([who, routes]) =>
    routes.map((route): [string, Audience] => [route, who as Audience]),
  ),
);

/** Pages and machine files that anybody may read, outside /api. */
const PAGES = /^GET \/(?!api\/)/;
/** The library of accounts answers there; its own tests are in adapters/auth. */
const ACCOUNTS = /^(GET|POST) \/api\/auth\//;

export const needsRow = (route: string) => !PAGES.test(route) && !ACCOUNTS.test(route);

const OWNED_BY_PATH: [RegExp, Owned][] = [
  [/^\/api\/exams\/:id/, 'exam'],
  [/^\/api\/results\/:id/, 'result'],
  [/^\/api\/mock-exams\/:id/, 'attempt'],
  [/^\/api\/share-links\/:id/, 'link'],
];

export const ownedBy = (path: string): Owned | undefined =>
  OWNED_BY_PATH.find(([pattern]) => pattern.test(path))?.[1];
