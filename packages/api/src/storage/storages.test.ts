import { randomBytes } from 'node:crypto';
import { CreateMultipartUploadCommand } from '@aws-sdk/client-s3';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { isPassing } from '../db/failures.ts';
import { openFaultyProxy } from '../../testing/faultyProxy.ts';
import { temporaryFolder } from '../../testing/program.ts';
import { openStorageServer } from '../../testing/storageServer.ts';
import { diskStorage } from './disk.ts';
import { requireBucket, s3Storage } from './s3.ts';
import { s3Client } from './s3Client.ts';
import type { FileStorage } from './storage.ts';

const KEY = 'media/a-1/original';
const MIB = 2 ** 20;
const LIMIT = { maxBytes: 20 * MIB };

interface Opened extends AsyncDisposable {
  storage: FileStorage;
}

const storages = {
  disk: async (): Promise<Opened> => {
    const folder = temporaryFolder();
    return {
      storage: diskStorage(folder.path),
      [Symbol.asyncDispose]: async () => folder[Symbol.dispose](),
    };
  },
  S3: async (): Promise<Opened> => {
    const server = await openStorageServer();
    return {
      storage: s3Storage(server.settings),
      async [Symbol.asyncDispose]() {
        expect(server.begun()).toBe(0);
        await server[Symbol.asyncDispose]();
      },
    };
  },
};

async function* inChunks(bytes: Buffer, size = 65_536): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function bytesOf(bytes: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const read: Uint8Array[] = [];
  for await (const chunk of bytes) read.push(chunk);
  return Buffer.concat(read);
}

async function keysIn(storage: FileStorage): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of storage.list('media/')) keys.push(key);
  return keys;
}

describe.each(Object.entries(storages))('files on %s', (_, open) => {
  it('leave nothing when they are too long or break off, and the one before stays', async () => {
    await using opened = await open();
    const { storage } = opened;
    await storage.put(KEY, inChunks(Buffer.from('before')), LIMIT);
    const long = inChunks(Buffer.alloc(11 * MIB));
    await expect(storage.put(KEY, long, { maxBytes: 11 * MIB - 1 })).rejects.toMatchObject({
      code: 'bodyTooLarge',
    });
    const breaking = async function* () {
      yield* inChunks(Buffer.alloc(6 * MIB));
      throw new Error('The line is gone.');
    };
    await expect(storage.put('media/b/original', breaking(), LIMIT)).rejects.toThrow('line');
    expect(await keysIn(storage)).toEqual([KEY]);
    expect((await bytesOf(storage.open(KEY))).toString()).toBe('before');
  });

  it.each([0, 10, 5 * MIB, 5 * MIB + 1, 12 * MIB])('come back as they went: %i bytes', async (size) => {
    await using opened = await open();
    const { storage } = opened;
    const bytes = randomBytes(size);
    expect(await storage.put(KEY, inChunks(bytes), LIMIT)).toEqual({ size });
    expect((await bytesOf(storage.open(KEY))).equals(bytes)).toBe(true);
    expect(await storage.stat(KEY)).toMatchObject({ key: KEY, size });
  });

  it('are read in parts, listed and removed', async () => {
    await using opened = await open();
    const { storage } = opened;
    expect(await storage.stat(KEY)).toBeUndefined();
    await storage.put(KEY, inChunks(Buffer.from('0123456789')), LIMIT);
    await storage.put('media/a-1/w320.webp', inChunks(Buffer.from('0')), LIMIT);
    expect((await bytesOf(storage.open(KEY, { start: 2, end: 5 }))).toString()).toBe('234');
    expect((await keysIn(storage)).toSorted()).toEqual([KEY, 'media/a-1/w320.webp']);
    for (const key of [KEY, KEY, 'media/a-1/w320.webp']) await storage.remove(key);
    expect(await keysIn(storage)).toEqual([]);
  });
});

describe('a storage that speaks S3', () => {
  it('gives up files that were on their way when a process ended', async () => {
    await using server = await openStorageServer();
    const { bucket: Bucket } = server.settings;
    const client = s3Client(server.settings);
    await client.send(new CreateMultipartUploadCommand({ Bucket, Key: KEY }));
    const storage = s3Storage(server.settings);
    await storage.sweep(new Date(Date.now() - 60_000));
    expect(server.begun()).toBe(1);
    await storage.sweep(new Date(Date.now() + 60_000));
    expect(server.begun()).toBe(0);
    client.destroy();
  });

  it('ends the start where there is no such bucket', async () => {
    await using server = await openStorageServer();
    await expect(requireBucket({ ...server.settings, bucket: 'other' })).rejects.toThrow(
      `S3_BUCKET is "other", but ${server.settings.endpoint} has no such bucket.`,
    );
    await requireBucket(server.settings);
  });

  it.each(['accessKeyId', 'secretAccessKey'])('ends the start where %s is a wrong one', async (wrong) => {
    await using server = await openStorageServer();
    await expect(requireBucket({ ...server.settings, [wrong]: 'other' })).rejects.toThrow(
      `S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY do not open the bucket "friendbase" of ${server.settings.endpoint}.`,
    );
  });

  it('may come back when it is down', async () => {
    const nobody = {
      endpoint: 'http://127.0.0.1:1',
      bucket: 'a',
      region: 'b',
      accessKeyId: 'c',
      secretAccessKey: 'd',
    };
    await requireBucket(nobody);
    await expect(s3Storage(nobody).stat(KEY)).rejects.toSatisfy(isPassing);
  });

  it('may come back when it is overloaded, and says when it is full', async () => {
    await using proxy = await openFaultyProxy();
    proxy.target = proxy.address;
    const storage = s3Storage({
      endpoint: proxy.address,
      bucket: 'a',
      region: 'b',
      accessKeyId: 'c',
      secretAccessKey: 'd',
    });
    proxy.exception = () => ({ status: 503 });
    await expect(storage.stat(KEY)).rejects.toSatisfy(isPassing);
    proxy.exception = () => ({ status: 507 });
    await expect(storage.put(KEY, inChunks(Buffer.from('1')), LIMIT)).rejects.toMatchObject({
      code: 'storageFull',
    });
  });

  describe('through a slow line', () => {
    afterEach(() => void vi.useRealTimers());

    async function openSlow(holdMs: number) {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      const server = await openStorageServer();
      const proxy = await openFaultyProxy();
      proxy.target = server.settings.endpoint;
      const asked = vi.fn(() => ({ holdMs }));
      proxy.exception = asked;
      return {
        storage: s3Storage({ ...server.settings, endpoint: proxy.address }),
        asked,
        async [Symbol.asyncDispose]() {
          await proxy[Symbol.asyncDispose]();
          await server[Symbol.asyncDispose]();
        },
      };
    }

    it('is waited for while it is slow', async () => {
      await using slow = await openSlow(25_000);
      const putting = slow.storage.put(KEY, inChunks(Buffer.from('late')), LIMIT);
      await vi.waitFor(() => expect(slow.asked).toHaveBeenCalledOnce());
      vi.advanceTimersByTime(25_000);
      expect(await putting).toEqual({ size: 4 });
      expect(slow.asked).toHaveBeenCalledOnce();
    });

    it('may come back when it says nothing', async () => {
      await using silent = await openSlow(600_000);
      vi.setTimerTickMode('nextTimerAsync');
      await expect(silent.storage.stat(KEY)).rejects.toSatisfy(isPassing);
    });
  });
});
