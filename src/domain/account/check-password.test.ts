import { expect, test } from 'vitest';
import { checkPassword } from './check-password.ts';

const problem = (password: string) => {
  const checked = checkPassword(password);
  return checked.ok ? 'accepted' : checked.error;
};

test('eight characters with a letter and a digit are enough', () => {
  expect(problem('plumes42')).toBe('accepted');
});

test('a letter may carry an accent', () => {
  expect(problem('éééééé12')).toBe('accepted');
});

test('[F8] too short, too long, one kind of character, well known: refused', () => {
  expect(problem('plume42')).toBe('password-too-short');
  expect(problem(`${'x1'.repeat(65)}`)).toBe('password-too-long');
  expect(problem('que-des-lettres')).toBe('password-needs-letter-and-digit');
  expect(problem('20262027')).toBe('password-needs-letter-and-digit');
  expect(problem('Azerty123')).toBe('password-too-common');
});
