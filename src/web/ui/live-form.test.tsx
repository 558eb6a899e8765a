import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LiveForm } from './live-form.tsx';

test('before React is there, a form takes nothing in and cannot put a password into an address', () => {
  const page = renderToString(<LiveForm />);
  expect(page).toContain('inert=""');
  expect(page).toContain('method="post"');
});
