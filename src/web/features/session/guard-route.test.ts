import { expect, test } from 'vitest';
import { signedIn } from '#web/testing/sessions.ts';
import { guardRoute } from './guard-route.ts';

const signedOut = { status: 'signed-out' } as const;

test('nobody is moved while the session is checked', () => {
  expect(guardRoute({ status: 'checking' }, '/dashboard')).toBe('wait');
});

test('a visitor goes to sign in, and the path and query asked for are kept', () => {
  expect(guardRoute(signedOut, '/history?focus=42')).toEqual({
    redirect: '/login?returnUrl=%2Fhistory%3Ffocus%3D42',
  });
});

test('a screen may name another place to sign in', () => {
  expect(guardRoute(signedOut, '/upgrade', { redirectTo: '/auth' })).toEqual({
    redirect: '/auth?returnUrl=%2Fupgrade',
  });
});

test('a screen that needs no account is shown to a visitor', () => {
  expect(guardRoute(signedOut, '/faq', { requireAuth: false })).toBe('render');
});

test('an unconfirmed address comes before everything else about the account', () => {
  const session = signedIn({ emailConfirmed: false, plan: 'suspended' });
  expect(guardRoute(session, '/dashboard', { requirePro: true })).toEqual({
    redirect: '/auth?message=confirm-email',
  });
});

test('a screen for Pro pupils sends the others to their profile', () => {
  expect(guardRoute(signedIn(), '/coach', { requirePro: true })).toEqual({
    redirect: '/profile?upgrade=required',
  });
  expect(guardRoute(signedIn({ isPro: true }), '/coach', { requirePro: true })).toBe('render');
});

test('the Pro rule is read before the suspension, as specified', () => {
  const suspended = signedIn({ plan: 'suspended' });
  expect(guardRoute(suspended, '/coach', { requirePro: true })).toEqual({
    redirect: '/profile?upgrade=required',
  });
  expect(guardRoute(suspended, '/dashboard')).toEqual({ redirect: '/suspended' });
});

test('a confirmed pupil sees the screen', () => {
  expect(guardRoute(signedIn(), '/dashboard')).toBe('render');
});

test('while the browser leaves after a sign-out, no guard sends it elsewhere', () => {
  expect(guardRoute({ status: 'leaving' }, '/dashboard')).toBe('wait');
});
