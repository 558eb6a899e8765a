import { generateKeyPairSync } from 'node:crypto';
import { afterEach, expect, test } from 'vitest';
import type { ReadPage } from '#engines/reading/reading.ts';
import { type VisionBehaviour, type VisionServer, visionServer } from '#testing/vision-server.ts';
import { googleCredentials, reportCredentials } from './credentials.ts';
import { googleVision } from './google-vision.ts';

const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }) as string;
const page: ReadPage = { width: 2000, height: 1000, lines: [] };
const picture = new Uint8Array([0xff, 0xd8, 0xff]);
const quick = { attempts: 3, firstPauseMs: 1, timeoutMs: 500 };

const open: VisionServer[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((server) => server.close()));
});

async function reader(script: (call: number) => VisionBehaviour) {
  const server = await visionServer(privateKey, script, [
    ['La', 'liberté'],
    ['est', 'fragile.'],
  ]);
  open.push(server);
  const json = JSON.stringify({
    project_id: 'lycee',
    client_email: 'lecteur@lycee.iam',
    private_key: pem,
    token_uri: `${server.url}/token`,
  });
  const credentials = googleCredentials({ json })!;
  return { server, google: googleVision(credentials, { endpoint: server.url, patience: quick }) };
}

test('reads lines and words, boxes brought to the size of our page', async () => {
  const { google } = await reader(() => 'valid');
  const [read] = await google.read([picture], [page]);
  expect(read!.lines.map((l) => l.text)).toEqual(['La liberté', 'est fragile.']);
  expect(read!.lines[1]!.words[0]).toEqual({
    text: 'est',
    confidence: 0.98,
    box: { x: 0, y: 100, width: 180, height: 80 },
  });
});

test('one token serves many requests, pictures go a few at a time', async () => {
  const { google, server } = await reader(() => 'valid');
  const many = Array.from({ length: 9 }, () => picture);
  expect(
    await google.read(
      many,
      many.map(() => page),
    ),
  ).toHaveLength(9);
  expect(server.calls).toEqual([4, 4, 1]);
  expect(server.tokens).toBe(1);
});

test.each(['quota', 'down', 'hung-up', 'not-json'] as const)(
  'an answer that is %s once is asked for again',
  async (behaviour) => {
    const { google, server } = await reader((call) => (call === 0 ? behaviour : 'valid'));
    const [read] = await google.read([picture], [page]);
    expect(read!.lines).toHaveLength(2);
    expect(server.calls).toHaveLength(2);
  },
);

test('a quota that stays exhausted ends in an error, after the last attempt and no more', async () => {
  const { google, server } = await reader(() => 'quota');
  await expect(google.read([picture], [page])).rejects.toThrow('429');
  expect(server.calls).toHaveLength(3);
});

test('a refusal is not asked for again', async () => {
  const { google, server } = await reader(() => 'denied');
  await expect(google.read([picture], [page])).rejects.toThrow('403');
  expect(server.calls).toHaveLength(1);
});

test('a picture that fails alone leaves the others read', async () => {
  const { google } = await reader(() => 'second-picture-fails');
  const read = await google.read([picture, picture, picture], [page, page, page]);
  expect(read.map((p) => p !== undefined)).toEqual([true, false, true]);
});

test('credentials come from the JSON or from three values, and a key on one line is understood', () => {
  const split = {
    projectId: 'lycee',
    clientEmail: 'lecteur@lycee.iam',
    privateKey: pem.replaceAll('\n', '\\n'),
  };
  expect(googleCredentials(split)?.clientEmail).toBe('lecteur@lycee.iam');
  expect(reportCredentials(split)).toMatchObject({
    source: 'split',
    keyIsValid: true,
    keyHasBegin: true,
    keyHasEnd: true,
    hasJson: false,
  });
  expect(reportCredentials({})).toMatchObject({ source: 'none', keyIsValid: false, keyLength: 0 });
  expect(reportCredentials({ ...split, privateKey: 'oups' })).toMatchObject({
    source: 'split',
    keyIsValid: false,
    keyHasBegin: false,
  });
});

test('the report on credentials never carries a byte of the key', () => {
  const told = JSON.stringify(
    reportCredentials({ projectId: 'p', clientEmail: 'c', privateKey: pem }),
  );
  const secret = pem.split('\n')[3]!;
  expect(told).not.toContain(secret.slice(0, 12));
});
