import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
} from '@aws-sdk/client-s3';
import { countedBytes } from '@friendbase/contract';
import { nothingIfGone, s3Client, told } from './s3Client.ts';
import type { S3Settings } from './s3Client.ts';
import { giveUpUploads, s3Put } from './s3Put.ts';
import type { FileStorage } from './storage.ts';

export { requireBucket } from './s3Client.ts';

/** Stores files in a bucket of a storage that speaks S3. */
export function s3Storage(settings: S3Settings): FileStorage {
  const client = s3Client(settings);
  const { bucket: Bucket } = settings;
  return {
    put: (key, bytes, { maxBytes }) =>
      told(s3Put(client, { Bucket, Key: key }, countedBytes(bytes, maxBytes))),
    async *open(key, range) {
      const Range = range && `bytes=${range.start}-${range.end - 1}`;
      const { Body } = await told(client.send(new GetObjectCommand({ Bucket, Key: key, Range })));
      yield* Body as unknown as AsyncIterable<Uint8Array>;
    },
    async stat(key) {
      const head = await told(client.send(new HeadObjectCommand({ Bucket, Key: key }))).catch(nothingIfGone);
      return head && { key, size: head.ContentLength ?? 0, storedAt: head.LastModified ?? new Date(0) };
    },
    async remove(key) {
      await told(client.send(new DeleteObjectCommand({ Bucket, Key: key }))).catch(nothingIfGone);
    },
    async *list(prefix) {
      let after: string | undefined;
      do {
        const page = await told(
          client.send(new ListObjectsV2Command({ Bucket, Prefix: prefix, ContinuationToken: after })),
        );
        for (const { Key = '', Size = 0, LastModified = new Date(0) } of page.Contents ?? [])
          yield { key: Key, size: Size, storedAt: LastModified };
        after = page.NextContinuationToken;
      } while (after !== undefined);
    },
    async check(abortSignal) {
      await client.send(new HeadBucketCommand({ Bucket }), { abortSignal });
    },
    sweep: (until) => told(giveUpUploads(client, Bucket, until)),
  };
}
