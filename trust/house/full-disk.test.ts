import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestHouse, type TestHouse } from '#testing/test-house.ts';
import { SMALL_DOCX, sendCopy } from './send-copy.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse();
});
afterAll(() => house.close());

/** A disk that takes this many bytes, then fails as a disk does: in the middle of a file. */
function withRoomFor(bytes: number) {
  const { save } = house.ports.files;
  let left = bytes;
  house.ports.files.save = (key, content) =>
    save(
      key,
      (async function* () {
        for await (const chunk of content) {
          left -= chunk.length;
          if (left < 0)
            throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
          yield chunk;
        }
      })(),
    );
  return () => {
    house.ports.files.save = save;
  };
}

test('[A6] a full disk is said, keeps no half of a copy, and takes copies again once there is room', async () => {
  const { id, cookie } = await house.pupil(undefined, { plan: 'pro' });
  const page = Buffer.concat([SMALL_DOCX, Buffer.alloc(300_000)]);
  const makeRoom = withRoomFor(450_000);
  const files: [string, Uint8Array][] = [
    ['une.docx', page],
    ['deux.docx', page],
  ];
  const refused = await sendCopy(house, cookie, { files });
  expect(refused.status).toBe(507);
  expect(await refused.json()).toEqual({ refusal: { code: 'storage-full' } });
  expect(await house.ports.files.list(`${id}/`)).toEqual([]);
  expect(await (await house.request('/api/exams', { cookie })).json()).toEqual([]);
  makeRoom();
  expect((await sendCopy(house, cookie, { files })).status).toBe(202);
  expect(await house.ports.files.list(`${id}/`)).toHaveLength(2);
});
