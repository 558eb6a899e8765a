import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { afterPowerLoss } from '#testing/lose-power.ts';
import { recordDisk } from '#testing/record-disk.ts';
import { diskFiles } from './disk.ts';

const root = await mkdtemp(join(tmpdir(), 'laureat-power-'));
afterAll(() => rm(root, { recursive: true }));

const KEYS = ['lea/1-a-copie.png', 'lea/2-b-copie.png', 'lea/exam/page-1.jpg', 'tom/1-a-copie.png'];
const BYTES = 150_000;

async function* content() {
  for (let sent = 0; sent < 3; sent++) yield Buffer.alloc(BYTES / 3, 7);
}

test('[A4] the power may go after any act on the disk: what was acknowledged is there whole, anything else whole or not at all', async ({
  annotate,
}) => {
  const store = join(root, 'donnees', 'files');
  const files = diskFiles(store);
  const acknowledged: { key: string; after: number }[] = [];
  const acts = await recordDisk(async () => {});
  for (const key of KEYS) {
    acts.push(...(await recordDisk(() => files.save(key, content()))));
    acknowledged.push({ key, after: acts.length });
  }
  for (let cut = 0; cut <= acts.length; cut++) {
    const left = afterPowerLoss(root, acts.slice(0, cut));
    for (const [path, bytes] of left)
      if (!path.endsWith('.part')) expect(bytes, `${path} after ${cut} acts`).toBe(BYTES);
    for (const { key, after } of acknowledged)
      if (after <= cut) expect([...left.keys()], `${cut} acts`).toContain(join(store, key));
  }
  expect(acts.filter(({ act }) => act === 'flush').length).toBeGreaterThan(KEYS.length);
  await annotate(`${acts.length} acts on the disk, power cut after each: 0 lost, 0 half`);
});

test('[A4] the model loses what was not flushed', () => {
  const path = join(root, 'a');
  const made = { act: 'create', path } as const;
  const written = { act: 'write', path, bytes: 5 } as const;
  expect(afterPowerLoss(root, [made, written]).size).toBe(0);
  const named = { act: 'flush', path: root } as const;
  expect(afterPowerLoss(root, [made, written, named]).get(path)).toBe(0);
  const flushed = { act: 'flush', path } as const;
  expect(afterPowerLoss(root, [made, written, flushed, named]).get(path)).toBe(5);
});
