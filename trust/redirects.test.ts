import { expect, test } from 'vitest';
import { safeReturnUrl } from '#domain/account/return-url.ts';

const HERE = 'https://laureat.example';
const HOSTS = [
  'evil.example',
  'evil.example/chemin',
  'laureat.example@evil.example',
  '[::1]',
  '1.2.3.4',
];
const WAYS = [
  ...['//', '///', '/\\', '\\\\', '/\\/', '\\/', '/.//', '/..//', '/a/..//', '/%2f/', '/;//'],
  ...['/\t/', '/\n/', '/\r//', '\t//', ' //', 'https://', 'http:', 'https:\\\\', '////', '/./\\'],
];
const SCHEMES = ['javascript:alert(1)', 'data:text/html,x', 'vbscript:x', 'JaVaScRiPt:alert(1)'];

test('[F6] no return address leaves the site, as a browser would follow it', async ({
  annotate,
}) => {
  const payloads = [...WAYS.flatMap((way) => HOSTS.map((host) => way + host)), ...SCHEMES];
  for (const payload of payloads) {
    expect(new URL(safeReturnUrl(payload), HERE).origin, JSON.stringify(payload)).toBe(HERE);
  }
  await annotate(`${payloads.length} payloads, 0 leave`);
});
