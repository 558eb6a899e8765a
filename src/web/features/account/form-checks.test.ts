import { expect, test } from 'vitest';
import { emailVerdict, landingPasswordVerdict, newPasswordVerdict } from './form-checks.ts';

test.each([
  ['', 'Veuillez saisir votre adresse email'],
  ['   ', 'Veuillez saisir votre adresse email'],
  ['lea', 'Cette adresse email semble incomplète.'],
  ['lea@exemple', 'Cette adresse email semble incomplète.'],
  [`${'a'.repeat(250)}@exemple.fr`, 'Cette adresse email semble incomplète.'],
  [' lea@exemple.fr ', true],
])('the address %j', (email, verdict) => {
  expect(emailVerdict(email)).toBe(verdict);
});

test.each([
  ['', 'Veuillez saisir un mot de passe'],
  ['abc12', 'Le mot de passe doit contenir au moins 8 caractères'],
  ['abcdefgh', 'Le mot de passe doit contenir au moins une lettre et un chiffre'],
  ['12345678', 'Le mot de passe doit contenir au moins une lettre et un chiffre'],
  ['un secret 2026', true],
])('the new password %j', (password, verdict) => {
  expect(newPasswordVerdict(password)).toBe(verdict);
});

test('the landing form first says its own minimum, then the policy', () => {
  expect(landingPasswordVerdict('abc12')).toBe(
    'Le mot de passe doit contenir au moins 6 caractères',
  );
  expect(landingPasswordVerdict('abc1234')).toBe(
    'Le mot de passe doit contenir au moins 8 caractères',
  );
  expect(landingPasswordVerdict('abcd12345x')).toBe(true);
});
