// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { asPupil, fakeServer } from '#web/testing/fake-server.ts';
import { openApp } from '#web/testing/open-app.tsx';

test('a link just made, shown only once, is brought before the eyes of whoever made it', async () => {
  fakeServer({
    ...asPupil,
    'GET /api/share-links': () => ({ body: [] }),
    'POST /api/share-links': () => ({ body: { link: {}, token: 'un-jeton' } }),
  });
  const user = openApp('/partage');
  await user.type(await screen.findByLabelText(/^Ton prénom/), 'Léa');
  await user.click(screen.getByRole('button', { name: 'Créer le lien' }));
  const copy = await screen.findByRole('button', { name: 'Copier le lien' });
  await waitFor(() => expect(document.activeElement).toBe(copy));
});
