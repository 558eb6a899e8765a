import { expect, test } from 'vitest';
import { someone } from '#web/testing/sessions.ts';
import { securityChecks } from './security-checks.ts';

const now = Date.parse('2026-11-15T09:00:00Z');
const calm = { me: someone(), now, tabs: 1, isSecure: true };
const messages = (facts: Partial<typeof calm>) =>
  securityChecks({ ...calm, ...facts }).map(({ status, message }) => `${status}: ${message}`);

test('an ordinary session raises nothing', () => {
  expect(messages({})).toEqual([]);
});

test.each([
  [
    { me: someone({ emailConfirmed: false }) },
    'warning: Email non vérifié - fonctionnalités limitées',
  ],
  [
    { me: someone({ expiresAt: '2026-11-15T09:04:59Z' }) },
    'warning: Session expire bientôt - reconnectez-vous',
  ],
  [{ me: someone({ expiresAt: '2026-11-15T09:00:00Z' }) }, 'fail: Session expirée'],
  [
    { me: someone({ createdAt: '2026-11-14T08:59:59Z' }) },
    'warning: Session ancienne - recommandation de reconnexion',
  ],
  [{ tabs: 4 }, 'warning: Plusieurs onglets ouverts - risque de sécurité'],
  [{ me: someone({ plan: 'suspended' }) }, 'fail: Compte suspendu - contactez le support'],
  [{ isSecure: false }, 'fail: Connexion non sécurisée détectée'],
])('each check has its own sentence (%#)', (facts, expected) => {
  expect(messages(facts)).toEqual([expected]);
});

test('three tabs are not too many, and a day-old session is not old yet', () => {
  expect(messages({ tabs: 3, me: someone({ createdAt: '2026-11-14T09:00:00Z' }) })).toEqual([]);
});
