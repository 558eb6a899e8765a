import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ENV_NAMES, readEnv } from './env.ts';

test('nothing set is a working environment', () => {
  expect(readEnv({})).toMatchObject({ PORT: 3000, DATA_DIR: '.data', NODE_ENV: 'development' });
});

test.each([
  ['PORT', 'trois mille'],
  ['PORT', '70000'],
  ['DATABASE_URL', 'mysql://localhost/x'],
  ['PUBLIC_URL', 'laureat.fr'],
  ['SESSION_SECRET', 'court'],
  ['SMTP_URL', 'http://mail'],
  ['TRUST_PROXY', 'peut-être'],
  ['LOG_LEVEL', 'bavard'],
  ['NODE_ENV', 'prod'],
])('[J5] %s=%s stops the start with one line naming it', (name, value) => {
  expect(() => readEnv({ [name]: value })).toThrow(
    new RegExp(`^Variable ${name} invalide : [^\\n]+$`),
  );
});

test('[J5] settings that belong together are asked for together', () => {
  expect(() => readEnv({ GOOGLE_CLIENT_ID: 'x' })).toThrow('GOOGLE_CLIENT_SECRET');
  expect(() => readEnv({ S3_BUCKET: 'copies', S3_ACCESS_KEY_ID: 'x' })).toThrow(
    'S3_SECRET_ACCESS_KEY',
  );
});

test('[J5] production does not start without its own secret', () => {
  expect(() => readEnv({ NODE_ENV: 'production' })).toThrow('SESSION_SECRET');
});

test('an empty variable counts as absent', () => {
  expect(readEnv({ PORT: '', DATABASE_URL: '' }).PORT).toBe(3000);
});

test('.env.example and the README name every variable, and no other', () => {
  const example = readFileSync('.env.example', 'utf8').matchAll(/^# ?([A-Z0-9_]+)=/gm);
  expect(Array.from(example, ([, name]) => name).sort()).toEqual([...ENV_NAMES].sort());
  const readme = readFileSync('README.md', 'utf8');
  for (const name of ENV_NAMES) expect(readme).toContain(`\`${name}\``);
});
