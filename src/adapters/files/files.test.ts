import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import { afterAll, describe, expect, test } from 'vitest';
import type { FileStore } from '#application/ports.ts';
import { diskFiles } from './disk.ts';
import { s3Files } from './s3.ts';

const folder = await mkdtemp(join(tmpdir(), 'laureat-files-'));
const s3 = new S3rver({
  port: 0,
  silent: true,
  directory: join(folder, 's3'),
  configureBuckets: [{ name: 'copies', configs: [] }],
});
const { port } = await s3.run();

afterAll(async () => {
  await s3.close();
  await rm(folder, { recursive: true });
});

const stores: Record<string, FileStore> = {
  disk: diskFiles(join(folder, 'disk')),
  s3: s3Files({
    endpoint: `http://localhost:${port}`,
    region: 'eu-west-3',
    bucket: 'copies',
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
  }),
};

async function* content(...parts: string[]) {
  for (const part of parts) yield Buffer.from(part);
}

// Every store of files must keep these promises.
describe.each(Object.entries(stores))('files on %s', (_, files) => {
  test('what was saved is read back byte for byte', async () => {
    await files.save('u1/copie.docx', content('Être ', 'ou ne pas être'));
    expect(Buffer.from(await files.read('u1/copie.docx')).toString()).toBe('Être ou ne pas être');
  });

  test('a file that is not there cannot be read', async () => {
    await expect(files.read('u1/absent.docx')).rejects.toThrow();
  });

  test('a listing holds the keys under a prefix and no others', async () => {
    await files.save('u2/a.png', content('a'));
    await files.save('u2/b.png', content('b'));
    await files.save('u22/c.png', content('c'));
    expect(await files.list('u2/')).toEqual(['u2/a.png', 'u2/b.png']);
  });

  test('a weighing counts the bytes under a prefix and no others', async () => {
    await files.save('u5/a.png', content('aaaa'));
    await files.save('u5/exam/page-1.jpg', content('bb', 'b'));
    await files.save('u55/c.png', content('c'));
    expect(await files.weigh('u5/')).toBe(7);
    expect(await files.weigh('nobody/')).toBe(0);
  });

  test('removing is final and removing twice is no fault', async () => {
    await files.save('u3/a.png', content('a'));
    await files.remove('u3/a.png');
    await files.remove('u3/a.png');
    expect(await files.list('u3/')).toEqual([]);
  });

  test('[A9] an upload that breaks off leaves nothing behind', async () => {
    async function* broken() {
      yield Buffer.from('half');
      throw new Error('connection lost');
    }
    await expect(files.save('u4/half.png', broken())).rejects.toThrow('connection lost');
    expect(await files.list('u4/')).toEqual([]);
  });
});

test('[E7] a key cannot leave the folder of the disk store', async () => {
  const disk = diskFiles(join(folder, 'disk'));
  await expect(disk.save('../outside.txt', content('x'))).rejects.toThrow('escapes');
  expect(await readdir(folder)).not.toContain('outside.txt');
});
