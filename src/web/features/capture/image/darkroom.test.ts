import { expect, test, vi } from 'vitest';
import { developPhoto, studyPhoto } from './darkroom.ts';

test('where the browser refuses a worker the photo leaves as it is', async () => {
  vi.stubGlobal(
    'Worker',
    class {
      constructor() {
        throw new Error('refused by the page');
      }
    },
  );
  vi.stubGlobal('OffscreenCanvas', class {});
  const photo = new File(['x'], 'page.jpg');
  expect(await studyPhoto(photo)).toBeUndefined();
  expect(await developPhoto(photo, { turns: 1 })).toBe(photo);
  vi.unstubAllGlobals();
});
