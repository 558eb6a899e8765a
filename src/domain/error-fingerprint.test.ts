import { expect, test } from 'vitest';
import { errorFingerprint } from './error-fingerprint.ts';

const report = (message: string, frame: string) => ({
  ...{ type: 'server', message },
  stack: `Error: ${message}\n    at query (/app/node_modules/pg/lib/client.js:526:17)\n    at ${frame}`,
});
const PLACE = 'async readExam (file:///app/src/adapters/http/exam-routes.ts:88:9)';

test('one fault is one group, whoever met it, whenever, in whichever release', () => {
  const first = report('no row 41 for 5f0c2c4e-94f1-4a0e-8b64-0d6f2f9a1e7c', PLACE);
  const later = report(
    'no row 7 for 11111111-2222-4333-8444-555555555555',
    PLACE.replace('88:9', '103:2'),
  );
  expect(errorFingerprint(later)).toBe(errorFingerprint(first));
  expect(errorFingerprint(first)).toBe('server | no row … for … | readExam exam-routes.ts');
});

test('another message, another place or another kind is another group', () => {
  const one = report('no row', PLACE);
  const others = [
    report('no column', PLACE),
    report('no row', PLACE.replace('readExam', 'listExams')),
    { ...one, type: 'job' },
  ];
  expect(new Set([one, ...others].map(errorFingerprint)).size).toBe(4);
});

test('an address in a message does not reach the group', () => {
  expect(errorFingerprint({ type: 'server', message: 'refused by lea@ecole.fr' })).toBe(
    'server | refused by …',
  );
});

test('a page built anew is the same page', () => {
  const seen = (mark: string) =>
    errorFingerprint({
      ...{ type: 'react', message: 'x is undefined' },
      stack: `TypeError: x is undefined\n    at Dashboard (https://laureat.fr/assets/dashboard-screen-${mark}.js:1:2345)`,
    });
  expect(seen('D3f9aK2b')).toBe(seen('Zz_81-Qa'));
});
