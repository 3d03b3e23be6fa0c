import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ERRORS } from '@friendbase/contract';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../testing/program.ts';
import { diskStorage } from './disk.ts';

const KEY = 'media/a-1/original';
const LIMIT = { maxBytes: 10 };

async function* chunks(...texts: string[]): AsyncGenerator<Uint8Array> {
  for (const text of texts) yield Buffer.from(text);
}

async function textOf(bytes: AsyncIterable<Uint8Array>): Promise<string> {
  const read: Uint8Array[] = [];
  for await (const chunk of bytes) read.push(chunk);
  return Buffer.concat(read).toString();
}

const filesUnder = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);

describe('files on the disk', () => {
  it.each(['../secret', 'media/../secret', '/etc/passwd', 'media//a', '.arriving/x', 'a\0b', ''])(
    'have no key like “%s”',
    async (key) => {
      using folder = temporaryFolder();
      await expect(diskStorage(folder.path).put(key, chunks('x'), LIMIT)).rejects.toThrow('key');
      expect(readdirSync(folder.path)).toEqual([]);
    },
  );

  it('leave nothing behind when they are too long or break off', async () => {
    using folder = temporaryFolder();
    const storage = diskStorage(folder.path);
    await storage.put(KEY, chunks('before'), LIMIT);
    await expect(storage.put(KEY, chunks('12345', '678901'), LIMIT)).rejects.toMatchObject({
      status: ERRORS.bodyTooLarge.status,
    });
    const breaking = async function* () {
      yield* chunks('12');
      throw new Error('The line is gone.');
    };
    await expect(storage.put(KEY, breaking(), LIMIT)).rejects.toThrow('line');
    expect(filesUnder(folder.path)).toEqual(['original']);
    expect(await textOf(storage.open(KEY))).toBe('before');
  });

  it('stop at the first byte too many, however many more come', async () => {
    using folder = temporaryFolder();
    let sent = 0;
    const endless = async function* () {
      for (;;) {
        sent += 65_536;
        yield Buffer.alloc(65_536);
      }
    };
    await expect(diskStorage(folder.path).put(KEY, endless(), { maxBytes: 1 })).rejects.toMatchObject({
      code: 'bodyTooLarge',
    });
    expect([sent, filesUnder(folder.path)]).toEqual([65_536, []]);
  });

  it('are refused as a full storage where nothing may be written, and the cause is stored for the log', async () => {
    // No system lets anybody make a folder there.
    const refused = diskStorage('/sys/friendbase').put(KEY, chunks('12'), LIMIT);
    await expect(refused).rejects.toMatchObject({
      code: 'storageFull',
      cause: { code: expect.stringMatching(/^E/) },
    });
  });

  it('lose what was on its way when a process ended, and nothing else', async () => {
    using folder = temporaryFolder();
    const storage = diskStorage(folder.path);
    await storage.put(KEY, chunks('whole'), LIMIT);
    const left = ['.arriving/half', '.parts/former/1'].map((name) => join(folder.path, name));
    for (const path of left) {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, 'half');
    }
    await storage.sweep(new Date(Date.now() - 60_000));
    expect(filesUnder(folder.path).toSorted()).toEqual(['1', 'half', 'original']);
    await storage.sweep(new Date(Date.now() + 60_000));
    expect(filesUnder(folder.path)).toEqual(['original']);
  });

  it('are refused as a full storage where the disk is full', async () => {
    using folder = temporaryFolder();
    const full = async function* (): AsyncGenerator<Uint8Array> {
      yield* chunks('12');
      throw Object.assign(new Error('No space left.'), { code: 'ENOSPC' });
    };
    await expect(diskStorage(folder.path).put(KEY, full(), LIMIT)).rejects.toMatchObject({
      status: ERRORS.storageFull.status,
      code: 'storageFull',
    });
    expect(filesUnder(folder.path)).toEqual([]);
  });

  it('are read whole and in parts, listed, and removed with their folder', async () => {
    using folder = temporaryFolder();
    writeFileSync(join(folder.path, 'other'), '');
    const storage = diskStorage(folder.path);
    expect(await storage.stat(KEY)).toBeUndefined();
    expect(await storage.put(KEY, chunks('01234', '56789'), LIMIT)).toEqual({ size: 10 });
    expect(await textOf(storage.open(KEY))).toBe('0123456789');
    expect(await textOf(storage.open(KEY, { start: 2, end: 5 }))).toBe('234');
    expect(await storage.stat(KEY)).toMatchObject({ key: KEY, size: 10 });
    const listed: string[] = [];
    for await (const { key } of storage.list('media/')) listed.push(key);
    expect(listed).toEqual([KEY]);
    await storage.remove(KEY);
    await storage.remove(KEY);
    expect(readdirSync(join(folder.path, 'media'))).toEqual([]);
  });
});
