import { expect, test } from 'vitest';
import { fileKey, safeName } from './file-key.ts';

test('a key is under its owner and holds only letters, digits, dot and hyphen', () => {
  expect(fileKey('u1', 1700000000000, 'ab12', 'Ma copie « été ».docx')).toBe(
    'u1/1700000000000-ab12-Ma-copie-ete-.docx',
  );
});

test('[C8] no name can climb out of the folder or be hidden', () => {
  expect(safeName('../../etc/passwd')).toBe('etc-passwd');
  expect(safeName('.htaccess')).toBe('htaccess');
  expect(safeName('日本')).toBe('copie');
  expect(safeName('x'.repeat(500)).length).toBeLessThanOrEqual(80);
});
