import {
  DeleteObjectCommand,
  GetObjectCommand,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3';
import type { FileStore } from '#application/ports.ts';

export type S3Settings = {
  endpoint?: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
};

/** Files in any S3-compatible store. */
export function s3Files({ endpoint, region, bucket, ...credentials }: S3Settings): FileStore {
  const client = new S3Client({
    endpoint,
    region,
    credentials,
    forcePathStyle: endpoint !== undefined,
    // Stores other than Amazon's refuse the newer trailing checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });

  async function* objects(prefix: string) {
    const pages = paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: prefix });
    for await (const page of pages) yield* page.Contents ?? [];
  }

  return {
    async save(key, content) {
      // At most 10 MB: collected, so that a retry of the client can send it again.
      const chunks: Uint8Array[] = [];
      for await (const chunk of content) chunks.push(chunk);
      await client.send(
        new PutObjectCommand({ Bucket: bucket, Key: key, Body: Buffer.concat(chunks) }),
      );
    },

    async read(key) {
      const object = await client.send(new GetObjectCommand({ Bucket: bucket, Key: key }));
      if (!object.Body) throw new Error(`Stored file without content: ${key}`);
      return object.Body.transformToByteArray();
    },

    async remove(key) {
      await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: key }));
    },

    async list(prefix) {
      const keys: string[] = [];
      for await (const { Key } of objects(prefix)) keys.push(Key ?? '');
      return keys.sort();
    },

    async weigh(prefix) {
      let bytes = 0;
      for await (const { Size } of objects(prefix)) bytes += Size ?? 0;
      return bytes;
    },
  };
}
