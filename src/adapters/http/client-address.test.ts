import { expect, test } from 'vitest';
import { clientAddress } from './client-address.ts';

test('headers are believed only behind a proxy that we were told of, and only its own word', () => {
  expect(clientAddress('10.0.0.9', '1.1.1.1', false)).toBe('10.0.0.9');
  expect(clientAddress('10.0.0.9', '6.6.6.6, 1.1.1.1', true)).toBe('1.1.1.1');
  expect(clientAddress('10.0.0.9', undefined, true)).toBe('10.0.0.9');
  expect(clientAddress(undefined, undefined, false)).toBe('unknown');
});

test('[F4] whoever has a whole network of addresses counts as one', () => {
  const seen = ['2001:db8:1:2::1', '2001:DB8:1:2:ffff::9', '2001:0db8:0001:0002:a:b:c:d'].map(
    (remote) => clientAddress(remote, undefined, false),
  );
  expect(new Set(seen)).toEqual(new Set(['2001:db8:1:2::/64']));
  expect(clientAddress('2001:db8:1:3::1', undefined, false)).not.toBe(seen[0]);
});

test('an address of the old kind written in the new one is the old one', () => {
  expect(clientAddress('::ffff:203.0.113.7', undefined, false)).toBe('203.0.113.7');
  expect(clientAddress('::1', undefined, false)).toBe('0:0:0:0::/64');
});
