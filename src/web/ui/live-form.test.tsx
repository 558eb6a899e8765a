import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LiveForm } from './live-form.tsx';

test('before React is there, a form cannot put a password into an address', () => {
  expect(renderToString(<LiveForm />)).toContain('method="post"');
});
